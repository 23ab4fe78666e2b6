import { describe, expect, it } from 'vitest';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { withRetryHint } from './with-retry-hint.ts';

const said = (status: number) => messageOf(withRetryHint(new ProblemError(status, 'x', 'Nicht erreichbar.')));

describe('a try to send that failed', () => {
  it.each([0, 500, 502, 503])(
    'with status %i says that nothing is lost and another try is no second inquiry',
    (status) => {
      expect(said(status)).toBe(
        'Nicht erreichbar. Was Sie eingegeben haben, bleibt in diesem Browser erhalten, und auch wenn Sie zweimal senden, wird daraus nur eine Anfrage.',
      );
    },
  );

  it.each([400, 409, 413, 429])('with status %i says what is wrong and no more', (status) => {
    expect(said(status)).toBe('Nicht erreichbar.');
  });
});
