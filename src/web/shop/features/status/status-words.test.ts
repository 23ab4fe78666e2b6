import { describe, expect, it } from 'vitest';
import { phases } from '#domain/offer/phase.ts';
import { stepWords, turnWords } from './status-words.ts';

const steps = [...phases, 'deadlinePassed'] as const;

describe('the words of the status page', () => {
  it.each(steps)('say what is the case at %s', (step) => {
    expect(stepWords({ step }).now).toMatch(/[.!]$/);
  });

  it('name what to sign in for wherever it can be the customer’s turn', () => {
    const actions = steps.filter((step) => stepWords({ step }).action !== undefined);
    expect(actions).toEqual(['bidPlaced', 'counterbidOpen', 'agreed', 'handover', 'adjusted', 'payout']);
  });

  it('use the words of the specification where an offer has ended', () => {
    expect(stepWords({ step: 'rejected' }).now).toBe(
      'Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage.',
    );
    expect(stepWords({ step: 'declined' }).now).toBe('Ihre Anfrage wurde geschlossen.');
    expect(stepWords({ step: 'deadlinePassed' })).toMatchObject({
      now: 'Zeit zur Annahme des Ankaufpreises verstrichen!',
      next: 'Starten Sie bitte eine neue Anfrage.',
    });
  });

  it('say whose turn it is and until when', () => {
    expect(turnWords({ turn: 'you', step: 'bidPlaced', deadline: '2026-12-04' })).toBe(
      'Sie sind am Zug, bis Freitag, 4. Dezember 2026',
    );
    expect(turnWords({ turn: 'we', step: 'submitted' })).toBe('Wir sind am Zug');
    expect(turnWords({ turn: 'nobody', step: 'deadlinePassed' })).toBe('Die Frist ist verstrichen');
    expect(turnWords({ turn: 'nobody', step: 'declined' })).toBe('Nichts mehr zu tun');
  });
});
