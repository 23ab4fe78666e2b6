import { describe, expect, it } from 'vitest';
import { draftEntries } from './draft-entries.ts';

const otherwise = { entries: [{ answer: 'loose', itemIds: ['b'] }] } as const;
const asked = new Set(['a', 'b']);

describe('kept entries about batteries', () => {
  it('come back as they were made, without lines that are no longer asked about', () => {
    const kept = {
      all: 'some',
      entries: [
        { answer: 'defective', itemIds: ['a', 'gone'] },
        { answer: 'unchecked', itemIds: ['gone'] },
      ],
    };
    expect(draftEntries(kept, asked, otherwise)).toEqual({
      all: 'some',
      entries: [{ answer: 'defective', itemIds: ['a'] }],
    });
  });

  it.each([undefined, null, 'some', { all: 'none', entries: [] }, { entries: [{ answer: 'burning', itemIds: [] }] }])(
    'are what was answered before when %j was kept',
    (kept) => expect(draftEntries(kept, asked, otherwise)).toBe(otherwise),
  );
});
