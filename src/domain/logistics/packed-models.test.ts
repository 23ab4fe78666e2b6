import { describe, expect, it } from 'vitest';
import { packedModels, packedModelsOf } from './packed-models.ts';

const one = (id: string, serial: string, title = 'Dell Latitude 5420') => ({
  id,
  title,
  quantity: 1,
  serialNumbers: [serial],
});

describe('what lies in a load', () => {
  it('is one line each model, with the numbers of its devices', () => {
    const items = [one('a', 'SN-1'), one('b', 'SN-2', 'HP EliteBook 840'), one('c', 'SN-3')];
    const contents = items.map(({ id }) => ({ itemId: id, units: 1 }));
    expect(packedModelsOf(contents, items)).toEqual([
      { title: 'Dell Latitude 5420', units: 2, numbers: ['SN-1', 'SN-3'] },
      { title: 'HP EliteBook 840', units: 1, numbers: ['SN-2'] },
    ]);
  });

  it('names every device once, also where the units of one line are spread over several loads', () => {
    const items = [{ id: 'a', title: 'Monitor', quantity: 5, serialNumbers: ['1', '2', '3', '4', '5'] }];
    const load = (number: number, units: number) => ({ from: number, to: number, contents: [{ itemId: 'a', units }] });
    const models = packedModels([load(1, 2), load(2, 2), load(3, 1)], items);
    expect(models.flat().map(({ numbers }) => numbers)).toEqual([['1', '2'], ['3', '4'], ['5']]);
  });

  it('names the devices of a run of loads together: nobody says which lies in which', () => {
    const items = [{ id: 'a', title: 'Monitor', quantity: 5, serialNumbers: ['1', '2', '3', '4', '5'] }];
    const loads = [
      { from: 1, to: 2, contents: [{ itemId: 'a', units: 2 }] },
      { from: 3, to: 3, contents: [{ itemId: 'a', units: 1 }] },
    ];
    expect(packedModels(loads, items).map(([model]) => model?.numbers)).toEqual([['1', '2', '3', '4'], ['5']]);
  });

  it('names the seller’s own number beside the maker’s only where both are of the same device', () => {
    const contents = [{ itemId: 'a', units: 2 }];
    const item = { id: 'a', title: 'Monitor', quantity: 2, inventoryNumbers: ['I-1', 'I-2'] };
    const numbers = (more: object) => packedModelsOf(contents, [{ ...item, ...more }])[0]?.numbers;
    expect(numbers({ serialNumbers: ['S-1', 'S-2'] })).toEqual(['S-1 (Inventar I-1)', 'S-2 (Inventar I-2)']);
    expect(numbers({})).toEqual(['Inventar I-1', 'Inventar I-2']);
    expect(numbers({ serialNumbers: ['S-1'] })).toEqual(['S-1']);
    expect(numbers({ serialNumbers: ['S-1', 'S-2'], inventoryNumbers: ['I-2'] })).toEqual(['S-1', 'S-2']);
  });

  it('is counted where nothing has a number', () => {
    expect(packedModelsOf([{ itemId: 'a', units: 40 }], [{ id: 'a', title: 'Maus', quantity: 40 }])).toEqual([
      { title: 'Maus', units: 40, numbers: [] },
    ]);
  });
});
