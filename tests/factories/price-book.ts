import fc from 'fast-check';
import { openPriceBook } from '#domain/pricing/open-price-book.ts';
import { type BookListRow, emptyBook, type PriceBook } from '#domain/pricing/price-book.ts';
import { type Observation, observationKinds } from '#domain/pricing/price-history.ts';
import type { PricedGoods } from '#domain/pricing/priced-goods.ts';

/** The day on which tests ask for prices. */
export const priceDay = '2026-11-23';

/** A notebook of the model T480 that works and of which nothing else was said. */
export function someGoods(more: Partial<PricedGoods> = {}): PricedGoods {
  return {
    ...{ entryId: 't480', modelId: 't480', seriesId: 'thinkpad-t', goodsClass: 'notebook', category: 'notebookTablet' },
    ...{ answers: {}, works: true, condition: [] },
    ...more,
  };
}

/** A row of the list for the model T480, a week old. */
export function someRow(more: Partial<BookListRow> = {}): BookListRow {
  return {
    ...{ entry: 't480', name: 'ThinkPad T480', configuration: '', includes: '', cents: 20_000, from: '2026-11-16' },
    ...more,
  };
}

/** An open book that rounds nothing, unless said otherwise. */
export function someBook(more: Partial<PriceBook> = {}) {
  return openPriceBook({ ...emptyBook, settings: { ...emptyBook.settings, rounding: [] }, ...more });
}

/** What an offer paid for T480s a month ago; each has a name of its own. */
export function someObservation(more: Partial<Observation> = {}): Observation {
  const unitCents = more.unitCents ?? 20_000;
  const offerId = more.offerId ?? `offer-${unitCents}`;
  return {
    ...{ offerId, name: offerId, kind: 'paid', day: '2026-10-23', unitCents, quantity: 1, goods: someGoods() },
    ...more,
  };
}

const scopes = ['t480', 'thinkpad-t', 'notebook', 'notebookTablet', '*'] as const;
const scope = fc.constantFrom(...scopes);
const day = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2027-06-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const percent = fc.integer({ min: 0, max: 150 });
const memory = fc.constantFrom('0 gb', '8 gb', '16 gb', '1,5 tb', 'viel');
const disks = fc.constantFrom('keine', '1 × ssd 512 gb', '2 × hdd 1 tb + 1 × ssd 256 gb', '1 × tape lto-6');

/** Goods of one model, configured and worn in any way. */
export const anyGoods: fc.Arbitrary<PricedGoods> = fc
  .record({
    answers: fc.record(
      { ram: memory, drives: disks, cpu: fc.constantFrom('i5-8350u', 'i7-8650u') },
      { requiredKeys: [] },
    ),
    works: fc.boolean(),
    condition: fc.subarray([
      { about: 'grade', answer: 'b' },
      { about: 'charger', answer: 'false' },
      { about: 'battery', answer: 'weak' },
    ] as const),
  })
  .map((said) => someGoods(said));

/** What was once bid, agreed or paid for such goods, by one of nine offers. */
export const anyObservation: fc.Arbitrary<Observation> = fc
  .record({
    offer: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom(...observationKinds),
    day,
    unitCents: fc.nat(100_000),
    quantity: fc.integer({ min: 1, max: 500 }),
    goods: anyGoods,
  })
  .map(({ offer, ...rest }) => ({ ...rest, offerId: `offer-${offer}`, name: `A-2026-00000${offer}` }));

const included = fc.constantFrom('', 'ram=8 gb', 'ram=8 gb; drives=1 × ssd 256 gb');
const configured = fc.constantFrom('', 'ram=16 gb', 'cpu=i5-8350u; ram=8 gb');

/** Books with anything in them that the check would let pass. */
export const anyBook: fc.Arbitrary<PriceBook> = fc.record({
  rows: fc.array(
    fc.record({
      ...{ entry: fc.constantFrom('t480', 'thinkpad-t', 'notebook', 'notebookTablet'), name: fc.constant('') },
      ...{ configuration: configured, includes: included, cents: fc.nat(100_000), from: day },
    }),
    { maxLength: 8 },
  ),
  adders: fc.array(
    fc.oneof(
      fc.record({
        scope,
        question: fc.constant('ram' as const),
        answer: fc.constant(''),
        fromGigabytes: fc.constant(0),
        cents: fc.nat(300),
      }),
      fc.record({
        scope,
        question: fc.constant('drives' as const),
        answer: fc.constantFrom('ssd', 'hdd'),
        fromGigabytes: fc.constantFrom(0, 500),
        cents: fc.nat(9_000),
      }),
      fc.record({
        scope,
        question: fc.constant('cpu' as const),
        answer: fc.constantFrom('i5-8350u', 'i7-8650u'),
        fromGigabytes: fc.constant(0),
        cents: fc.integer({ min: -9_000, max: 9_000 }),
      }),
    ),
    { maxLength: 8 },
  ),
  conditions: fc.array(
    fc.record({
      scope,
      about: fc.constantFrom('working', 'grade', 'charger', 'battery'),
      answer: fc.constantFrom('', 'false', 'b'),
      percent,
    }),
    { maxLength: 8 },
  ),
  steps: fc.array(
    fc.record({ scope, from: fc.integer({ min: 2, max: 200 }), percent: fc.integer({ min: -50, max: 50 }) }),
    { maxLength: 4 },
  ),
  demand: fc.array(
    fc.oneof(
      fc.record({ scope, until: day, kind: fc.constant('more' as const), percent }),
      fc.record({ scope, until: day, kind: fc.constant('cap' as const), cents: fc.nat(50_000) }),
    ),
    { maxLength: 3 },
  ),
  aliases: fc.array(fc.record({ entry: fc.constantFrom('t480', 't490'), pricedAs: fc.constantFrom('t480', 't490') }), {
    maxLength: 2,
  }),
  deductions: fc.constant([]),
  settings: fc.constant(emptyBook.settings),
});
