import { expect, it } from 'vitest';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { demoItemsOf, goods } from './demo-goods.ts';

const { catalogue } = deliveredCatalogue();

it('has no packaging of its own in the demonstration, where no seller said so', () => {
  const items = demoItemsOf(catalogue, [goods.notebooks, goods.switches], () => '1');
  expect(items.map(({ configuration }) => configuration?.packagingAvailable)).toEqual([false, false]);
});

it('knows what holds no data, as of a customer’s inquiry', () => {
  const items = demoItemsOf(catalogue, [goods.ups, goods.notebooks], () => '1');
  expect(items.map(({ withoutData }) => withoutData)).toEqual([true, undefined]);
});
