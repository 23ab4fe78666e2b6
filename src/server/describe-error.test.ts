import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('an error in the log', () => {
  it('has its message and where it happened', () => {
    const described = describeError(new TypeError('x is not a function'));
    expect(described).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
    expect(JSON.stringify(described)).toContain('describe-error.test.ts');
  });

  it('loses the message of database and query builder, which repeats what people typed', () => {
    const cause = Object.assign(new Error('invalid input: "DE02120300000000202051"'), {
      severity: 'ERROR',
      code: '22P02',
    });
    const error = Object.assign(new Error('Failed query: insert … params: geheim'), { query: 'insert', cause });
    const written = JSON.stringify(describeError(error));
    expect(written).not.toMatch(/geheim|DE02/);
    expect(written).toContain('22P02');
  });

  it('loses account numbers and addresses in any other message', () => {
    const written = JSON.stringify(describeError(new Error('no mail to a@example.org, DE02 1203 0000 0000 2020 51')));
    expect(written).toContain('no mail to [E-Mail]');
    expect(written).not.toMatch(/1203|example/);
  });

  it('is described even when it is none', () => {
    expect(describeError('text')).toEqual({ name: 'Thrown', type: 'string' });
  });
});
