import { describe, expect, it } from 'vitest';
import type { BasketItem } from '#contract/goods/basket.ts';
import { filterItems } from './filter-items.ts';

const item = (title: string, more: Partial<BasketItem> = {}): BasketItem => ({
  id: `item-${title}`,
  title,
  slug: 'x-verkaufen',
  quantity: 2,
  configuration: { working: true, packagingAvailable: true },
  ...more,
});
const items = [
  item('Dell PowerEdge R640', { serialNumbers: ['7X2K9Q2'] }),
  item('Dell PowerEdge R740', { configuration: { working: false, packagingAvailable: true, ram: '256 GB' } }),
  item('Lenovo ThinkPad T480', { configuration: { working: true, packagingAvailable: true, remarks: 'Büro Gera' } }),
];

describe('the filter of the basket', () => {
  it.each([
    ['', ['Dell PowerEdge R640', 'Dell PowerEdge R740', 'Lenovo ThinkPad T480']],
    ['dell r7', ['Dell PowerEdge R740']],
    ['7x2k', ['Dell PowerEdge R640']],
    ['256 defekt', ['Dell PowerEdge R740']],
    ['BÜRO', ['Lenovo ThinkPad T480']],
    ['dell gera', []],
  ])('%j finds %j', (filter, titles) => {
    expect(filterItems(items, filter).map(({ title }) => title)).toEqual(titles);
  });
});
