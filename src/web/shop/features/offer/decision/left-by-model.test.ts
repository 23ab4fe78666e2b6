import { expect, it } from 'vitest';
import { viewIn } from '#tests/factories/offer-view.ts';
import { leftByModel } from './left-by-model.ts';

const [item] = viewIn('bidPlaced').items;
if (!item) throw new Error('An offer has goods');
const device = (id: string, title: string, numbers: object) => ({
  id,
  title,
  description: '',
  quantity: 1,
  ...numbers,
});

it('names what stays by model, each device by its serial number, else by the owner’s own', () => {
  const items = [
    device('a', 'ThinkPad T480', { serialNumbers: ['SN1'], inventoryNumbers: ['IT1'] }),
    device('b', 'PowerEdge R640', {}),
    device('c', 'ThinkPad T480', { inventoryNumbers: ['IT3'] }),
    device('d', 'ThinkPad T480', { serialNumbers: ['SN4'] }),
  ];
  expect(leftByModel(items, new Set(['a', 'b', 'c']))).toEqual([
    { title: 'ThinkPad T480', units: 2, numbers: ['SN1', 'IT3'], more: 0 },
    { title: 'PowerEdge R640', units: 1, numbers: [], more: 0 },
  ]);
});

it('names a hundred numbers of a model and counts the others', () => {
  const serialNumbers = [...Array(103).keys()].map((at) => `SN${at}`);
  const [left] = leftByModel([{ ...item, quantity: 103, serialNumbers }], new Set([item.id]));
  expect(left).toMatchObject({ units: 103, more: 3 });
  expect(left?.numbers).toHaveLength(100);
});
