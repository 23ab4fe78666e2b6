import { expect, it } from 'vitest';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { goodsWithoutMedia, withoutMediaBlocks } from './goods-without-media.ts';

it('tells devices without data carriers one by one or as many as came, and that nothing was erased in them', () => {
  const { state } = continueStory(offerIn('received'), ['startDeletion']);
  const goods = goodsWithoutMedia(state, [
    { itemId: 'item-1', plate: 'E-23456789', serial: '7XK9', reason: 'mediaRemovedByCustomer' },
    { itemId: 'item-1', units: 2, reason: 'noMedia' },
    { itemId: 'item-2', reason: 'noMedia' },
  ]);
  const [heading, sentence, table] = withoutMediaBlocks(goods);
  expect(heading).toMatchObject({ text: 'Ohne Datenträger angekommen' });
  expect(sentence).toMatchObject({ text: expect.stringContaining('an ihnen wurde nichts gelöscht oder vernichtet') });
  const rows = table?.type === 'table' ? table.rows.map((cells) => cells.map(({ text }) => text)) : [];
  expect(rows).toEqual([
    ['1', 'Dell PowerEdge R640', '7XK9', 'Datenträger vorher entnommen'],
    ['2', 'Dell PowerEdge R640', '–', 'enthält keine Datenträger'],
    ['2', '12 Bandkassetten LTO-6', '–', 'enthält keine Datenträger'],
  ]);
});

it('says nothing where no device came without', () => {
  expect(withoutMediaBlocks()).toEqual([]);
});
