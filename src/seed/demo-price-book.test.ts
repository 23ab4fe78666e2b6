import { describe, expect, it } from 'vitest';
import { questionsAbout, shortcomings } from '#domain/catalogue/shortcomings.ts';
import { checkBook } from '#domain/pricing/check-book.ts';
import { deductionsFor } from '#domain/pricing/deduction-template.ts';
import { openPriceBook } from '#domain/pricing/open-price-book.ts';
import { price } from '#domain/pricing/price.ts';
import { groupLines } from '#domain/pricing/price-group.ts';
import { pricedGoods } from '#domain/pricing/priced-goods.ts';
import { noHistory } from '#tests/factories/no-history.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { demoItemsOf } from './demo-goods.ts';
import { demoOffers } from './demo-offers.ts';
import { demoBookTitle, demoPriceBook } from './demo-price-book.ts';

const { catalogue } = deliveredCatalogue();
const today = '2031-03-05';
const data = demoPriceBook('price-book', catalogue, today);
const book = openPriceBook(data);
const find = (id: string) => catalogue.byId.get(id);

describe('the price book of the demonstration', () => {
  it('has nothing wrong with it, and says in every row that its prices are invented', () => {
    expect(checkBook(data, (id) => catalogue.byId.has(id))).toEqual([]);
    expect(data.rows.filter(({ name }) => !name.includes('erfunden'))).toEqual([]);
    expect(demoBookTitle).toContain('erfunden');
  });

  it('takes off for nothing that no seller can declare', () => {
    const isDeclared = ({ about, answer }: (typeof data.conditions)[number]) =>
      about === 'working' ||
      shortcomings.some((one) => questionsAbout(one).includes(about) && (answer === '' || one.endsWith(`=${answer}`)));
    expect(data.conditions.filter((row) => !isDeclared(row))).toEqual([]);
  });

  it('is young whenever the demonstration begins', () => {
    expect(data.rows.every(({ from }) => from <= today && from >= '2031-01-01')).toBe(true);
    expect(data.demand.every(({ until }) => until > today)).toBe(true);
  });

  it('fills in the price of every line of every demo inquiry, with deductions', () => {
    let count = 0;
    const unsure = demoOffers.flatMap(({ phase, goods }) =>
      groupLines(
        demoItemsOf(catalogue, goods, () => String(count++)),
        { find },
      ).flatMap((group) => {
        const { confidence, cents = 0, reasons } = price(group, book, noHistory, today);
        const named = deductionsFor(data.deductions, { goods: group.goods }, cents);
        return confidence === 'fill' && cents > 0 && named.length > 0
          ? []
          : [{ phase, title: group.title, confidence, reasons }];
      }),
    );
    expect(unsure).toEqual([]);
  });

  it('fills in the price of two thirds of the models in the catalogue, and none is negative', () => {
    const models = catalogue.items.filter(({ model }) => model !== undefined);
    const found = models.map((item) => price({ goods: pricedGoods(item), quantity: 1 }, book, noHistory, today));
    const filled = found.filter(({ confidence }) => confidence === 'fill');
    expect(filled.length / models.length).toBeGreaterThan(2 / 3);
    expect(found.every(({ cents = 0 }) => cents >= 0)).toBe(true);
  });
});
