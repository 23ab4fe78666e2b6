import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/values/day.ts';
import { noHistory } from '#tests/factories/no-history.ts';
import { priceDay, someBook, someGoods, someObservation, someRow } from '#tests/factories/price-book.ts';
import { price } from './price.ts';
import { type Observation, openHistory, withoutOffer } from './price-history.ts';
import type { PricedGoods } from './priced-goods.ts';

type Content = Parameters<typeof someBook>[0];

function priced(goods: PricedGoods, content: Content, observations: readonly Observation[] = [], quantity = 1) {
  return price({ goods, quantity }, someBook(content), openHistory(observations), priceDay);
}
const codes = (found: ReturnType<typeof price>) => found.reasons.map(({ code, cents }) => [code, cents]);
const observed = (prices: readonly number[], more: Partial<Observation> = {}) =>
  prices.map((unitCents, index) =>
    someObservation({ unitCents, offerId: `offer-${index}`, name: `A-${index}`, ...more }),
  );

describe('the base of a price', () => {
  it('is the newest row of the list, and is filled in while that is young', () => {
    const found = priced(someGoods(), { rows: [someRow(), someRow({ cents: 25_000, from: '2026-11-20' })] });
    expect(found).toMatchObject({ confidence: 'fill', cents: 25_000, low: 22_500, high: 27_500, level: 'model' });
    expect(found.reasons.map(({ text }) => text)).toEqual(['Preisliste vom 20.11.2026, dieses Modell']);
  });

  it('is no row that counts only from tomorrow on', () => {
    expect(priced(someGoods(), { rows: [someRow({ from: '2026-11-24' })] }).confidence).toBe('ask');
  });

  it('is own history where the list has grown old, and an old row where there is no history', () => {
    const rows = [someRow({ from: '2026-01-01', cents: 50_000 })];
    expect(priced(someGoods(), { rows }, observed([20_000, 21_000, 22_000]))).toMatchObject({ cents: 21_000 });
    expect(priced(someGoods(), { rows })).toMatchObject({ confidence: 'suggest', cents: 50_000 });
  });

  it('comes from the model before a single observation of the very configuration', () => {
    const goods = someGoods({ answers: { ram: '16 gb' } });
    expect(priced(goods, { rows: [someRow()] }, [someObservation({ goods, unitCents: 30_000 })])).toMatchObject({
      cents: 20_000,
      level: 'model',
    });
  });

  it('is the owner’s newer word before what was bid for these very goods earlier, but not a new day of the same price', () => {
    const bids = observed([20_000, 20_000, 20_000], { kind: 'bid' });
    const changed = [
      someRow({ from: '2026-09-01' }),
      someRow({ cents: 25_000 }),
      someRow({ cents: 25_000, from: priceDay }),
    ];
    expect(priced(someGoods(), { rows: changed }, bids)).toMatchObject({ cents: 25_000, level: 'model' });
    const since = observed([24_000, 24_000, 24_000], { kind: 'bid', day: '2026-11-20' });
    expect(priced(someGoods(), { rows: changed }, [...bids, ...since])).toMatchObject({
      cents: 24_000,
      level: 'exact',
    });
    const same = [someRow({ from: '2026-09-01', cents: 25_000 }), someRow({ cents: 25_000 })];
    expect(priced(someGoods(), { rows: same }, bids)).toMatchObject({ cents: 20_000, level: 'exact' });
  });

  it('is only proposed from the series and the category, and the reason says so', () => {
    const series = priced(someGoods(), {
      rows: [someRow({ entry: 'thinkpad-t' }), someRow({ entry: 'notebook', cents: 9_000 })],
    });
    expect(series).toMatchObject({ confidence: 'suggest', cents: 20_000, level: 'series' });
    expect(series.reasons[0]?.text).toContain('die ganze Serie');
    expect(priced(someGoods(), { rows: [someRow({ entry: 'notebook' })] })).toMatchObject({
      confidence: 'suggest',
      level: 'category',
    });
  });

  it('is that of another model where an alias says so, and a circle of aliases ends', () => {
    const aliases = [
      { entry: 't480', pricedAs: 't490' },
      { entry: 't490', pricedAs: 't480' },
    ];
    expect(priced(someGoods(), { aliases, rows: [someRow({ entry: 't490' })] })).toMatchObject({
      confidence: 'fill',
      cents: 20_000,
    });
  });

  it('is asked for where nothing is known', () => {
    expect(priced(someGoods(), {})).toEqual({
      confidence: 'ask',
      reasons: [{ code: 'nothingKnown', cents: 0, text: 'weder im Preisbuch noch in früheren Verkäufen' }],
    });
  });
});

describe('own history', () => {
  it('is filled in from three sales on, and only proposed from two', () => {
    expect(priced(someGoods(), {}, observed([20_000, 20_500, 21_000]))).toMatchObject({
      confidence: 'fill',
      cents: 20_500,
    });
    expect(priced(someGoods(), {}, observed([20_000, 21_000])).confidence).toBe('suggest');
  });

  it('is only proposed where the prices lie far apart', () => {
    expect(priced(someGoods(), {}, observed([10_000, 20_000, 30_000])).confidence).toBe('suggest');
  });

  it('believes what was paid more than what was agreed, and that more than what was bid', () => {
    const three = (kind: Observation['kind']) => [
      ...observed([20_000], { kind }),
      someObservation({ kind: 'bid', unitCents: 22_000 }),
      someObservation({ kind: 'bid', unitCents: 23_000 }),
    ];
    expect(priced(someGoods(), {}, three('bid')).cents).toBe(22_000);
    expect(priced(someGoods(), {}, three('agreed')).cents).toBe(20_000);
  });

  it('counts what is older less', () => {
    const old = observed([20_000, 20_100], { day: '2025-06-01' });
    expect(priced(someGoods(), {}, [...old, someObservation({ unitCents: 22_000 })]).cents).toBe(22_000);
  });

  it('counts an offer once, by what was paid in the end, with however many lines', () => {
    const one = { offerId: 'big', name: 'A-9' };
    const lines = [30_000, 30_200, 30_400, 30_600].map((unitCents) => someObservation({ ...one, unitCents }));
    const found = priced(someGoods(), {}, [
      ...lines,
      someObservation({ ...one, kind: 'bid', unitCents: 90_000 }),
      ...observed([20_000, 20_400]),
    ]);
    expect(found.cents).toBe(20_400);
    expect(found.reasons[0]?.text).toContain('aus 3 Verkäufen');
  });

  it('counts an offer once also where it held a model and the one that it is priced as', () => {
    const aliases = [{ entry: 't480', pricedAs: 't490' }];
    const other = someGoods({ entryId: 't490', modelId: 't490' });
    const one = { offerId: 'both', name: 'A-1' };
    const found = priced(someGoods(), { aliases }, [someObservation(one), someObservation({ ...one, goods: other })]);
    expect(found.reasons[0]?.text).toContain('aus 1 Verkauf');
  });

  it('goes by the newest forty offers alone', () => {
    const days = Array.from({ length: 41 }, (_, index) => addDays(priceDay, -index));
    const sales = days.map((day, index) => someObservation({ day, offerId: `o-${index}`, unitCents: 20_000 }));
    expect(priced(someGoods(), {}, sales).reasons[0]?.text).toContain('aus 40 Verkäufen');
  });

  it('names outliers and leaves them out', () => {
    const found = priced(someGoods(), {}, observed([20_000, 20_200, 20_400, 20_600, 99_000]));
    expect(found).toMatchObject({ confidence: 'fill', cents: 20_200 });
    expect(found.reasons.map(({ text }) => text).join()).toMatch(/A-4 mit 990,00\s€ ausgelassen/);
  });

  it('is compared without what configuration and condition made of it', () => {
    const adders = [{ scope: '*', question: 'ram' as const, answer: '', fromGigabytes: 0, cents: 100 }];
    const conditions = [{ scope: '*', about: 'grade' as const, answer: 'b', percent: 50 }];
    const worn = someGoods({ answers: { ram: '16 gb' }, condition: [{ about: 'grade', answer: 'b' }] });
    const history = observed([10_000, 10_000, 10_000], { goods: worn });
    expect(priced(someGoods({ answers: { ram: '8 gb' } }), { adders, conditions }, history).cents).toBe(
      20_000 - 1_600 + 800,
    );
  });

  it('of defective goods says nothing about working ones', () => {
    const conditions = [{ scope: '*', about: 'working' as const, answer: '', percent: 30 }];
    expect(
      priced(someGoods(), { conditions }, observed([5_000], { goods: someGoods({ works: false }) })).confidence,
    ).toBe('ask');
  });

  it('does not hear the offer that is being priced', () => {
    expect(withoutOffer(openHistory([someObservation({ offerId: 'own' })]), 'own').of(['model t480'])).toEqual([]);
  });
});

describe('what is added and taken off', () => {
  const adders = [
    { scope: 'notebook', question: 'ram', answer: '', fromGigabytes: 0, cents: 150 },
    { scope: 'notebook', question: 'drives', answer: 'ssd', fromGigabytes: 0, cents: 1_000 },
    { scope: 'notebook', question: 'drives', answer: 'ssd', fromGigabytes: 500, cents: 2_500 },
    { scope: 'notebook', question: 'cpu', answer: 'i7-8650u', fromGigabytes: 0, cents: 3_000 },
  ] as const;
  const rows = [someRow({ includes: 'ram=8 GB; drives=1 × SSD 256 GB' })];

  it('is what differs from what the price includes', () => {
    const goods = someGoods({ answers: { ram: '16 gb', drives: '2 × ssd 512 gb', cpu: 'i7-8650u' } });
    expect(codes(priced(goods, { rows, adders }))).toEqual([
      ['listPrice', 20_000],
      ['adder', 3_000],
      ['adder', 1_200],
      ['adder', 4_000],
    ]);
    expect(priced(someGoods({ answers: { drives: 'keine' } }), { rows, adders }).cents).toBe(19_000);
  });

  it('keeps a price from being filled in where an answer has none', () => {
    const found = priced(someGoods({ answers: { cpu: 'i9-9980hk' } }), { rows, adders });
    expect(found).toMatchObject({ confidence: 'suggest', cents: 20_000 });
    expect(found.reasons.map(({ text }) => text)).toContain('Prozessor i9-9980HK: nicht im Preisbuch');
  });

  it('keeps a price from being filled in where nothing was said of what it includes', () => {
    const found = priced(someGoods({ answers: { ram: '8 gb' } }), { rows, adders });
    expect(found).toMatchObject({ confidence: 'suggest', cents: 20_000 });
    expect(found.reasons.map(({ text }) => text)).toContain('Laufwerke nicht genannt, gerechnet mit 1 × 256 GB SSD');
    const said = someGoods({ answers: { ram: '8 gb', drives: '1 × ssd 256 gb' } });
    expect(priced(said, { rows, adders }).confidence).toBe('fill');
  });

  it('is nothing where a row is for these very answers', () => {
    const exact = [...rows, someRow({ configuration: 'RAM = 16 GB', cents: 22_222 })];
    expect(priced(someGoods({ answers: { ram: '16 gb' } }), { rows: exact, adders })).toMatchObject({
      cents: 22_222,
      level: 'exact',
    });
  });

  it('takes the condition in percent, and asks about defective goods without a share', () => {
    const conditions = [
      { scope: '*', about: 'working', answer: '', percent: 30 },
      { scope: 'notebook', about: 'charger', answer: 'false', percent: 90 },
    ] as const;
    const plain = [someRow()];
    const flawed = { condition: [{ about: 'charger', answer: 'false' }] } as const;
    expect(codes(priced(someGoods({ ...flawed, works: false }), { rows: plain, conditions }))).toEqual([
      ['listPrice', 20_000],
      ['condition', -14_000],
      ['condition', -600],
    ]);
    expect(priced(someGoods({ works: false }), { rows: plain })).toMatchObject({
      confidence: 'ask',
      reasons: [{ code: 'defectNotPriced' }],
    });
    expect(priced(someGoods(flawed), { rows: plain })).toMatchObject({ confidence: 'suggest', cents: 20_000 });
  });

  it('goes by the quantity, by demand until its last day, and is rounded down', () => {
    const market = {
      rows: [someRow({ cents: 20_033 })],
      steps: [{ scope: '*', from: 10, percent: 5 }],
      demand: [
        { scope: 'notebook', kind: 'more', percent: 10, until: priceDay },
        { scope: '*', kind: 'cap', cents: 1, until: '2026-11-22' },
      ],
      settings: { ...someBook().settings, rounding: [{ from: 0, step: 100 }] },
    } as const;
    expect(priced(someGoods(), market, [], 9).cents).toBe(22_000);
    expect(codes(priced(someGoods(), market, [], 10))).toEqual([
      ['listPrice', 20_033],
      ['quantity', 1_002],
      ['demand', 2_104],
      ['rounding', -39],
    ]);
  });

  it('is nothing at all while goods are not bought', () => {
    const demand = [{ scope: 'notebook', kind: 'stop', until: priceDay }] as const;
    expect(priced(someGoods(), { rows, demand })).toMatchObject({
      confidence: 'ask',
      reasons: [{ text: 'Ankaufstopp bis 23.11.2026' }],
    });
  });

  it('finds nothing in goods of which only the customer has words', () => {
    expect(
      price(
        { goods: { answers: {}, works: true, condition: [] }, quantity: 1 },
        someBook({ rows }),
        noHistory,
        priceDay,
      ).confidence,
    ).toBe('ask');
  });
});
