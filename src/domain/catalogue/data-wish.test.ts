import { describe, expect, it } from 'vitest';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { storesNothing, wishFor } from './data-wish.ts';

const { catalogue } = deliveredCatalogue();
const called = (title: string) => {
  const item = catalogue.items.find((one) => one.title === title);
  if (!item) throw new Error(`No ${title}`);
  return item;
};

describe('a wish for all data', () => {
  it.each([
    ['Dell Latitude 5490', 'keep'],
    ['Apple MacBook Pro 13" (2019, A2159)', 'eraseProof'],
    ['Brother HL-L2350DW', 'eraseProof'],
    ['Aruba 2530-24G', 'eraseProof'],
    ['Dell WD19', undefined],
    ['EIZO FlexScan EV2450', undefined],
  ] as const)('to keep the drives means for %s: %s', (title, means) => {
    expect(wishFor(called(title), 'keep')).toBe(means);
    expect(wishFor(called(title), 'eraseProof')).toBe(means && 'eraseProof');
    expect(storesNothing(called(title))).toBe(means === undefined);
  });
});
