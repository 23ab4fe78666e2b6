import { describe, expect, it } from 'vitest';
import type { BasketItem } from '#contract/goods/basket.ts';
import { inquiryDraftSchema } from '#contract/goods/basket.ts';
import { isBySite, siteProblem, sitesOfBasket } from './sites-of-basket.ts';

const item = (number: number, site?: string): BasketItem => ({
  id: `item-00000000-0000-4000-8000-00000000000${number}`,
  freetext: 'Server',
  title: 'Server',
  slug: 'dell-server-verkaufen',
  quantity: number,
  configuration: { working: true, packagingAvailable: true },
  ...(site !== undefined && { site }),
});
const said = (items: BasketItem[], bySite: boolean | null = null) => ({
  items,
  draft: { ...inquiryDraftSchema.parse({ id: 'offer-00000000-0000-4000-8000-000000000001' }), bySite },
});
const many = Array.from({ length: 51 }, (_, index) => item(1, `Schule ${index}`));

describe('the sites of an inquiry', () => {
  it('are counted in devices, in the order in which the list names them', () => {
    expect(sitesOfBasket([item(2, 'Ulm'), item(3, 'Köln'), item(4, 'Ulm'), item(5)])).toMatchObject([
      { site: 'Ulm', units: 6 },
      { site: 'Köln', units: 3 },
    ]);
  });

  it.each([
    ['two in the list', [item(1, 'Ulm'), item(2, 'Köln')], null, true],
    ['two in the list, and rows without one', [item(1, 'Ulm'), item(2, 'Köln'), item(3)], null, false],
    ['one in the list', [item(1, 'Ulm'), item(2, 'Ulm')], null, false],
    ['none', [item(1)], null, false],
    ['more than can be taken one by one', many, null, false],
    ['two, and the seller has all at one place', [item(1, 'Ulm'), item(2, 'Köln')], false, false],
    ['none, and the seller has several', [item(1)], true, true],
  ])('are places of their own: %s', (_, items, bySite, expected) => {
    expect(isBySite(said(items, bySite))).toBe(expected);
  });

  it.each([
    ['an item without one', [item(1, 'Ulm'), item(2, 'Köln'), item(3)], /einer Position fehlt/],
    ['a single one', [item(1, 'Ulm'), item(2, 'Ulm')], /zweiten/],
    ['one name written in two ways, which is one', [item(1, 'Ulm'), item(2, ' ulm')], /zweiten/],
    ['too many', many, /bis zu 50/],
  ])('want a word about %s', (_, items, sentence) => {
    expect(siteProblem(said(items, true))).toMatch(sentence);
  });

  it('want none where every item has its own, or all stand at one place', () => {
    expect(siteProblem(said([item(1, 'Ulm'), item(2, 'Köln')]))).toBeUndefined();
    expect(siteProblem(said([item(1, 'Ulm'), item(2)], false))).toBeUndefined();
  });
});
