import { expect, it } from 'vitest';
import { bookHeadSchema } from '#contract/goods/price-book.ts';
import { saidNumber } from './said-number.ts';

it('says of a number that was emptied that it is missing, and sends nothing that could be taken for 0', () => {
  let said = 5;
  saidNumber(said, (next) => {
    said = next;
  }).onChange(null);
  expect(saidNumber(said, () => {}).error).toBe('Bitte geben Sie eine ganze Zahl ein.');
  expect(saidNumber(0, () => {}).error).toBeUndefined();
  const { spread } = bookHeadSchema.shape.settings.shape;
  const sent = JSON.parse(JSON.stringify({ exact: said, model: 0, series: 0, category: 0 }));
  expect(spread.safeParse(sent).success).toBe(false);
});
