import { expect, it } from 'vitest';
import { undoableChanges } from './undoable-changes.ts';

const row = { id: 'a', name: 'A' };
const change = (version: number, entryId: string, before: typeof row | null, after: typeof row | null) => ({
  version,
  entryId,
  before,
  after,
  file: 'models' as const,
});
const added = (version: number, entryId: string) => change(version, entryId, null, row);
const corrected = (version: number, entryId: string) => change(version, entryId, row, row);
const removed = (version: number, entryId: string) => change(version, entryId, row, null);
const of = (...changes: readonly ReturnType<typeof change>[]) => Object.fromEntries(undoableChanges(changes));

it('lets the last change of each entry be undone, and none between', () => {
  expect(of(corrected(1, 'a'), corrected(2, 'b'), corrected(3, 'a'))).toEqual({ 2: 2, 3: 3 });
});

it('lets an addition be undone as a whole however often it was corrected since', () => {
  expect(of(added(1, 'a'))).toEqual({ 1: 1 });
  expect(of(added(1, 'a'), corrected(2, 'a'), corrected(3, 'a'))).toEqual({ 1: 3, 3: 3 });
});

it('lets of an entry taken back only that be undone, and then what brought it back', () => {
  expect(of(added(1, 'a'), corrected(2, 'a'), removed(3, 'a'))).toEqual({ 3: 3 });
  expect(of(added(1, 'a'), removed(2, 'a'), added(3, 'a'), corrected(4, 'a'))).toEqual({ 3: 4, 4: 4 });
});
