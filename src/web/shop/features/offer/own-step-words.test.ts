import { describe, expect, it } from 'vitest';
import { networkProblem, ProblemError } from '#web/lib/problem-error.ts';
import { overtakenText } from './own-step-words.ts';

const late = new ProblemError(409, 'notAllowedInPhase', 'Das ist nicht mehr möglich.');

describe('a step that came too late', () => {
  it('says that the goods are already delivered, or that the sale has moved on', () => {
    expect(overtakenText(late, { status: 'alreadyDelivered' })).toContain('die Geräte sind schon übergeben');
    expect(overtakenText(late, { status: 'declined' })).toContain('der Verkauf ist schon weiter');
  });

  it('says what else the server says, and nothing of a line that broke', () => {
    const passed = new ProblemError(409, 'deadlinePassed', 'Die Frist ist abgelaufen.');
    expect(overtakenText(passed, { status: 'deadlinePassed' })).toBe('Die Frist ist abgelaufen.');
    expect(overtakenText(networkProblem(), { status: 'declined' })).toBe('');
  });
});
