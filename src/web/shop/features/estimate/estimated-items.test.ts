import { expect, it } from 'vitest';
import { estimatedKinds } from '#contract/goods/estimate.ts';
import { estimatedItems } from './estimated-items.ts';

const configuration = { working: true, packagingAvailable: true };

it('asks about equal goods once, and tells nothing that no price goes by', () => {
  const goods = { entryId: 't14', title: 'T14', serialNumbers: ['PF1'], site: 'Berlin' };
  const asked = estimatedItems([
    { ...goods, quantity: 2, configuration: { ...configuration, remarks: 'mit Firmensperre' } },
    { ...goods, quantity: 1, configuration },
    { ...goods, quantity: 4, configuration: { ...configuration, ram: '16 GB' } },
    { freetext: 'Kiste mit Kabeln', quantity: 3, configuration },
    { freetext: 'Ein Server von Frau Muster', quantity: 1, configuration },
  ]);
  expect(asked).toEqual([
    { entryId: 't14', configuration, quantity: 3 },
    { entryId: 't14', configuration: { ...configuration, ram: '16 GB' }, quantity: 4 },
    { quantity: 4 },
  ]);
});

it('asks nothing where nothing can be valued, or of more kinds than one question takes', () => {
  expect(estimatedItems([])).toBeUndefined();
  expect(estimatedItems([{ freetext: 'Kiste', quantity: 3, configuration }])).toBeUndefined();
  const kinds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ entryId: `e${index}`, quantity: 1, configuration }));
  expect(estimatedItems(kinds(estimatedKinds))).toHaveLength(estimatedKinds);
  expect(estimatedItems(kinds(estimatedKinds + 1))).toBeUndefined();
});
