import { describe, expect, it } from 'vitest';
import { phases } from '#domain/offer/phase.ts';
import { statusWords } from '../phases/status-words.ts';
import { turnWords } from './turn-words.ts';

const shown = [...phases, 'deadlinePassed'] as const;

describe('the words of the status page', () => {
  it.each(shown)('say what is the case at %s', (phase) => {
    expect(statusWords[phase].now).toMatch(/[.!]$/);
  });

  it('name what to sign in for wherever it can be the customer’s turn', () => {
    const actions = shown.filter((phase) => statusWords[phase].action !== undefined);
    expect(actions).toEqual(['bidPlaced', 'counterbidOpen', 'agreed', 'handover', 'adjusted', 'payout']);
  });

  it('use the words of the specification where an offer has ended', () => {
    expect(statusWords.rejected.now).toBe('Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.');
    expect(statusWords.declined.now).toBe('Ihre Anfrage wurde geschlossen.');
    expect(statusWords.deadlinePassed).toMatchObject({
      now: 'Zeit zur Annahme des Ankaufpreises verstrichen!',
      next: 'Starten Sie bitte eine neue Anfrage.',
    });
  });

  it('say whose turn it is and until when', () => {
    expect(turnWords({ turn: 'you', status: 'converted', deadline: '2026-12-04' })).toBe(
      'Sie sind am Zug, bis Freitag, 4. Dezember 2026',
    );
    expect(turnWords({ turn: 'we', status: 'submitted' })).toBe('Wir sind am Zug');
    expect(turnWords({ turn: 'nobody', status: 'deadlinePassed' })).toBe('Die Frist ist verstrichen');
    expect(turnWords({ turn: 'nobody', status: 'declined' })).toBe('Nichts mehr zu tun');
  });
});
