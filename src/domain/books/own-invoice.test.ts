import { describe, expect, it } from 'vitest';
import { moneyOfOffer } from '#domain/offer/tax/price-tax.ts';
import { saleOf, type VatCase } from '#tests/factories/vat-cases.ts';
import { sumOfBookings } from './accounted.ts';
import { type InvoiceWord, ownInvoiceBookings } from './own-invoice.ts';

const vatPercent = 19;
const goods: VatCase['goods'] = [
  ['none', 194_501],
  ['none', 33],
];
const at = '2026-11-24T09:00:00.000Z';
const payable: InvoiceWord = {
  ...{ verdict: 'payable', upload: '/uploads/one', fileId: 'file-1', at },
  says: { number: 'R-1', supplied: '2026-11-20' },
};
const later = '2026-12-02T09:00:00.000Z';
const bookingsOf = (sale: VatCase, ...words: InvoiceWord[]) =>
  ownInvoiceBookings(saleOf(sale).state, words, vatPercent);
const regular: VatCase = { status: 'regular', goods, selfBilling: false };

describe('a seller’s own invoice in the books', () => {
  it.each<[string, VatCase, string[]]>([
    ['with tax', regular, ['taxed']],
    [
      'with a part on which we owe the tax',
      {
        ...regular,
        goods: [
          ['none', 50_000],
          ['mobilePhone', 600_000],
        ],
      },
      ['taxed', 'reverseCharge'],
    ],
    ['of a small business', { ...regular, status: 'smallBusiness' }, ['smallBusiness']],
    ['of a reseller under the margin scheme', { ...regular, status: 'marginScheme' }, ['marginScheme']],
    [
      'of a public body, as it was decided',
      { ...regular, status: 'publicBody', decided: { treatment: 'exempt' } },
      ['exempt'],
    ],
  ])('%s comes to what we owe, by its kind of tax', (_what, sale, cases) => {
    const made = bookingsOf(sale, payable);
    expect(made.map((one) => one.case)).toEqual(cases);
    expect(sumOfBookings(made)).toBe(moneyOfOffer(saleOf(sale).state, vatPercent)?.gross);
    for (const one of made)
      expect(one).toMatchObject({ number: 'R-1', day: '2026-11-24', suppliedOn: '2026-11-20', paperId: 'file-1' });
  });

  it('is booked once, however often it was looked at, and not while it waits or was given back', () => {
    expect(bookingsOf(regular, { ...payable, verdict: 'waits' })).toEqual([]);
    expect(bookingsOf(regular, { ...payable, verdict: 'refused' })).toEqual([]);
    expect(bookingsOf(regular, { ...payable, verdict: 'waits' }, payable, { ...payable, at: later })).toHaveLength(1);
  });

  it('is taken back on the day on which it was given back, or another one took its place', () => {
    const back = bookingsOf(regular, payable, { ...payable, verdict: 'refused', at: later });
    expect(back.map(({ day, isReversal = false }) => [day, isReversal])).toEqual([
      ['2026-11-24', false],
      ['2026-12-02', true],
    ]);
    expect(sumOfBookings(back)).toBe(0);
    const other = { ...payable, upload: '/uploads/two', says: { number: 'R-2' }, at: later };
    const replaced = bookingsOf(regular, payable, other);
    expect(replaced.map(({ number, isReversal = false }) => [number, isReversal])).toEqual([
      ['R-1', false],
      ['R-1', true],
      ['R-2', false],
    ]);
  });

  it('stays as it was owed when it became payable, whatever is decided about its tax later', () => {
    const owed = { net: 194_534, tax: 36_961, gross: 231_495, treatment: { kind: 'standard', untaxed: 0 } } as const;
    for (const status of ['publicBody', 'smallBusiness'] as const) {
      const words = [
        { ...payable, owed },
        { ...payable, owed, verdict: 'refused', at: later },
      ] as const;
      const made = bookingsOf({ ...regular, status }, ...words);
      expect(made.map((one) => [one.day, one.case, one.amount, one.isReversal ?? false])).toEqual([
        ['2026-11-24', 'taxed', 231_495, false],
        ['2026-12-02', 'taxed', 231_495, true],
      ]);
    }
  });

  it('is booked with its own tax where a person took the cent by which it is rounded otherwise', () => {
    const owed = { net: 194_534, tax: 36_961, gross: 231_495, treatment: { kind: 'standard', untaxed: 0 } } as const;
    const words = [
      { ...payable, owed, verdict: 'waits' },
      { ...payable, owed, rounding: 1 },
      { ...payable, owed, rounding: 1, verdict: 'refused', at: later },
    ] as const;
    expect(bookingsOf(regular, ...words).map(({ amount }) => amount)).toEqual([231_496, 231_496]);
  });

  it('is taken back and booked anew on the day on which another kind of tax was decided', () => {
    const owed = { net: 5_000, tax: 0, gross: 5_000 };
    const as = (kind: 'smallBusiness' | 'exempt') => ({ ...owed, treatment: { kind, untaxed: 0 } });
    const words = [as('smallBusiness'), as('smallBusiness'), as('exempt')].map((one, place) => {
      return { ...payable, owed: one, at: `2026-12-0${place + 1}T09:00:00.000Z` };
    });
    const made = bookingsOf(regular, ...words);
    expect(made.map((one) => [one.day, one.case, one.isReversal ?? false])).toEqual([
      ['2026-12-01', 'smallBusiness', false],
      ['2026-12-03', 'smallBusiness', true],
      ['2026-12-03', 'exempt', false],
    ]);
  });

  it('goes by the number that a person read where the file has none to read, else by the order', () => {
    const { says: _says, ...unread } = payable;
    expect(bookingsOf(regular, { ...unread, says: {}, number: 'P7' })[0]?.number).toBe('P7');
    expect(bookingsOf(regular, { ...unread, says: {} })[0]?.number).toBe(saleOf(regular).state.orderId);
  });
});
