import { describe, expect, it } from 'vitest';
import { draftAnswer } from './draft-answer.ts';

describe('a kept answer about batteries', () => {
  it('comes back as it was chosen', () => {
    expect(draftAnswer({ state: 'loose', affected: ['a'] }, ['a', 'b'])).toEqual({ state: 'loose', affected: ['a'] });
  });

  it('names no item that is not asked about any more', () => {
    expect(draftAnswer({ state: 'loose', affected: ['a', 'gone'] }, ['a'])).toEqual({
      state: 'loose',
      affected: ['a'],
    });
  });

  it.each([undefined, null, 'fine', { state: 'burning', affected: [] }, { state: 'fine' }])(
    'is none when %j was kept',
    (kept) => expect(draftAnswer(kept, ['a'])).toEqual({ state: undefined, affected: [] }),
  );
});
