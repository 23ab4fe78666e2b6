import { describe, expect, it } from 'vitest';
import type { QueueRow } from '#contract/desk/desk-queue.ts';
import { mergedRows } from './merged-rows.ts';

const row = (id: string, more: Partial<QueueRow> = {}): QueueRow => ({
  id,
  number: id,
  created: '2026-11-23T09:00:00.000Z',
  seller: 'Kim Muster',
  offeredAsBusiness: false,
  title: '1 × Latitude',
  task: 'bid',
  side: 'ours',
  notes: [],
  customerIsLooking: false,
  ...more,
});
const ids = ({ rows }: { readonly rows: readonly QueueRow[] }) => rows.map(({ id }) => id).join('');

describe('the list under the cursor', () => {
  const shown = [row('a'), row('b'), row('c')];

  it('moves no row for what is new: it is counted', () => {
    const merged = mergedRows(shown, [row('x'), row('a'), row('y'), row('b'), row('c')], false);
    expect([ids(merged), merged.news, merged.isOld]).toEqual(['abc', 2, true]);
  });

  it('shows at once what has changed in a row', () => {
    const merged = mergedRows(shown, [row('a'), row('b', { customerIsLooking: true }), row('c')], false);
    expect([merged.rows[1]?.customerIsLooking, merged.isOld]).toEqual([true, false]);
  });

  it('leaves a row where it was and says that it is done', () => {
    const merged = mergedRows(shown, [row('a'), row('c')], false);
    expect([ids(merged), [...merged.gone], merged.isOld]).toEqual(['abc', ['b'], true]);
  });

  it('says that the order is another one now', () => {
    const merged = mergedRows(shown, [row('c'), row('a'), row('b')], false);
    expect([ids(merged), merged.news, merged.isOld]).toEqual(['abc', 0, true]);
  });

  it('takes no row for done that was only pushed to the next page', () => {
    expect([...mergedRows(shown, [row('x'), row('a'), row('b')], true).gone]).toEqual([]);
    expect([...mergedRows(shown, [row('x'), row('a'), row('c')], true).gone]).toEqual(['b']);
  });
});
