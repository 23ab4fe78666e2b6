import { describe, expect, it } from 'vitest';
import { networkProblem, ProblemError } from '#web/lib/problem-error.ts';
import { overtakenBy } from './own-step-words.ts';

const late = new ProblemError(409, 'notAllowedInPhase', 'Das ist nicht mehr möglich.');

describe('a step that came too late', () => {
  it('says that the goods are already delivered, or that the sale has moved on', () => {
    expect(overtakenBy(late, { status: 'alreadyDelivered' })).toContain('die Geräte sind schon übergeben');
    expect(overtakenBy(late, { status: 'declined' })).toContain('der Verkauf ist schon weiter');
  });

  it('says what else the server says, and nothing of a line that broke', () => {
    const passed = new ProblemError(409, 'deadlinePassed', 'Die Frist ist abgelaufen.');
    expect(overtakenBy(passed, { status: 'deadlinePassed' })).toBe('Die Frist ist abgelaufen.');
    expect(overtakenBy(networkProblem(), { status: 'declined' })).toBe('');
  });
});
