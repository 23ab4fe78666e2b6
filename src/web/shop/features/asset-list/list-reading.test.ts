import { describe, expect, it } from 'vitest';
import type { ReadList } from '#contract/goods/asset-list.ts';
import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { assetList } from '#tests/factories/asset-list.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import type { StoredReview } from './draft-review.ts';
import { createListReading } from './list-reading.ts';
import type { ListToRead } from './list-source.ts';
import { cellsSource } from './list-source.ts';
import { decideRows } from './review.ts';

const file: ListToRead = { kind: 'file', file: { url: '/selfservice/api/uploads/1', name: 'Inventar.xlsx' } };
const list = assetList([{ text: 'R640' }]);

/** A server whose answers the test gives, and a tab's storage. */
function dependencies() {
  let stored: StoredReview | undefined;
  const asked: { body: ReadList; signal: AbortSignal; answer: (list: AssetList | Error) => void }[] = [];
  const open = () =>
    createListReading({
      kept: {
        read: () => stored,
        keep: (review) => {
          stored = review;
        },
        forget: () => {
          stored = undefined;
        },
      },
      read: (body, { signal, onProgress }) =>
        new Promise((resolve, reject) => {
          onProgress(0.5);
          asked.push({ body, signal, answer: (one) => (one instanceof Error ? reject(one) : resolve(one)) });
        }),
    });
  return { open, asked, stored: () => stored, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

describe('a list that is read', () => {
  it('says how far it is, and is there then', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    expect(reading.state.get()).toMatchObject({ step: 'reading', done: 0.5 });
    asked[0]?.answer(list);
    await settled();
    expect(reading.state.get()).toMatchObject({ step: 'read', review: { list } });
  });

  it('can be given up', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    reading.cancel();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(list);
    await settled();
    expect(reading.state.get()).toEqual({ step: 'none' });
  });

  it('is there again when a second reading is given up', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    asked[0]?.answer(list);
    await settled();
    reading.review((review) => decideRows(review, ['0:1'], { kind: 'ignored' }, ''));
    const reviewed = reading.state.get();
    reading.readAgain({ sheets: [1] });
    reading.cancel();
    expect(reading.state.get()).toBe(reviewed);
  });

  it('says why it could not be read, and is read once more', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    asked[0]?.answer(new ProblemError(422, 'listProtected', 'Kennwort.'));
    await settled();
    expect(reading.state.get()).toMatchObject({ step: 'failed', code: 'listProtected', message: 'Kennwort.' });
    reading.readAgain();
    asked[1]?.answer(list);
    await settled();
    expect(reading.state.get().step).toBe('read');
  });

  it('keeps what was decided over a reload and over a reading with other columns', async () => {
    const { open, asked, settled } = dependencies();
    const before = open();
    before.open(file);
    asked[0]?.answer(list);
    await settled();
    before.review((review) => decideRows(review, ['0:1'], { kind: 'ignored' }, ''));
    before.readAgain({ columns: [{ sheet: 0, column: 1, meaning: 'model' }] });
    asked[1]?.answer(list);
    await settled();
    before.stop();

    const after = open();
    after.open(file);
    expect(asked[2]?.body).toEqual({
      itemsListUpload: '/selfservice/api/uploads/1',
      columns: [{ sheet: 0, column: 1, meaning: 'model' }],
    });
    asked[2]?.answer(list);
    await settled();
    expect(after.state.get()).toMatchObject({
      step: 'read',
      review: { decisions: new Map([['0:1', expect.anything()]]) },
    });
  });

  it('goes back to what was read before when another reading fails', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    asked[0]?.answer(list);
    await settled();
    reading.review((review) => decideRows(review, ['0:1'], { kind: 'ignored' }, ''));
    const reviewed = reading.state.get();
    reading.readAgain({ sheets: [1] });
    asked[1]?.answer(new Error('offline'));
    await settled();
    reading.readAgain();
    asked[2]?.answer(new Error('offline'));
    await settled();
    expect(reading.state.get()).toMatchObject({ step: 'failed', canGoBack: true });
    reading.back();
    expect(reading.state.get()).toBe(reviewed);
  });

  it('has nothing to go back to when its first reading fails', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(cellsSource('1\tR640'));
    asked[0]?.answer(list);
    await settled();
    reading.open(file);
    asked[1]?.answer(new Error('offline'));
    await settled();
    expect(reading.state.get()).toMatchObject({ step: 'failed', canGoBack: false });
  });

  it.each([
    ['put away and opened again', file],
    [
      'uploaded once more',
      { kind: 'file', file: { url: '/selfservice/api/uploads/2', name: 'Inventar.xlsx' } } as const,
    ],
  ])('keeps what was decided when the list is %s', async (_, again) => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    asked[0]?.answer(list);
    await settled();
    reading.review((review) => decideRows(review, ['0:1'], { kind: 'ignored' }, ''));
    reading.close();
    expect(reading.state.get()).toEqual({ step: 'none' });
    reading.open(again);
    asked[1]?.answer(list);
    await settled();
    expect(reading.state.get()).toMatchObject({ review: { decisions: new Map([['0:1', expect.anything()]]) } });
  });

  it('forgets what was decided about another list', async () => {
    const { open, asked, settled } = dependencies();
    const reading = open();
    reading.open(file);
    asked[0]?.answer(list);
    await settled();
    reading.review((review) => decideRows(review, ['0:1'], { kind: 'ignored' }, ''));
    reading.open(cellsSource('1\tR640'));
    expect(asked[1]?.body).toEqual({ text: '1\tR640' });
    asked[1]?.answer(list);
    await settled();
    expect(reading.state.get()).toMatchObject({ review: { decisions: new Map() } });
  });

  it('leaves no names of people in the tab (IMP-01)', async () => {
    const { open, asked, settled, stored } = dependencies();
    const reading = open();
    const source = cellsSource('Anz.\tBezeichnung\tBenutzer\n3\t"R640\nRack"\tKim Muster\n1\tR740\tAlex Beispiel\n');
    reading.open(source);
    asked[0]?.answer(list);
    await settled();
    expect(stored()?.question.source).toEqual({
      ...source,
      text: 'Anz.\tBezeichnung\tBenutzer\n3\t"R640\nRack"\t\n1\tR740\t\n',
    });
  });
});
