import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booksRules } from '#books.config.ts';
import { accounted, neededAccounts, sumOfBookings } from '#domain/books/accounted.ts';
import { type BookedPaper, bookingsInOrder, paymentBooking, purchaseBookings } from '#domain/books/booking.ts';
import { booksCsv } from '#domain/books/books-csv.ts';
import { missingSettings } from '#domain/books/books-rules.ts';
import { datevColumns } from '#domain/books/datev-columns.ts';
import { datevFile, datevRefusal } from '#domain/books/datev-file.ts';
import { periodOf } from '#domain/books/period.ts';
import { unpairedPayments } from '#domain/books/unpaired.ts';
import { payableOf } from '#domain/invoicing/paper-money.ts';
import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { encodeSingleByte } from '#server/asset-lists/single-byte-text.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { cases } from '#tests/support/sample.ts';

const line = (total: number, reverseCharge = false) => ({
  ...{ title: 'Server', description: '', serialNumbers: [], quantity: 1, received: 1, agreed: total, total },
  ...{ deductions: [], ...(reverseCharge && { reverseCharge: true }) },
});

function paper(own: Partial<PaymentSnapshot> = {}): BookedPaper {
  const lines = own.lines ?? [line(100_00)];
  const total = lines.reduce((sum, one) => sum + one.total, 0);
  const seller = { name: 'Kim Ölçer', street: 'Weg 1', zip: '04109', city: 'Leipzig' };
  const snapshot: PaymentSnapshot = {
    ...{
      kind: 'purchaseReceipt',
      number: 'AB-2026-000001',
      issuedAt: '2026-11-02T10:00:00.000Z',
      orderId: 'B-2026-000001',
    },
    ...{ provider: { ...providerNow(), vatPercent: 19 }, seller, lines, total, agreedTotal: total, tax: 'none' },
    ...{
      dispatchedAt: '2026-10-28T10:00:00.000Z',
      payee: { accountHolder: 'Kim Ölçer', iban: 'DE02120300000000202051' },
    },
    declarations: [],
    ...own,
  };
  return { id: `00000000-0000-4000-8000-${snapshot.number.slice(-6).padStart(12, '0')}`, snapshot };
}

const gutschrift = (number: string, own: Partial<PaymentSnapshot>) =>
  paper({ kind: 'selfBilledInvoice', number, tax: 'standard', ...own });
const firm = { name: 'Jo Łukasz', company: 'Łukasz & Söhne GmbH', street: 'Weg 1', zip: '04109', city: 'Leipzig' };

/** One of each kind, a storno, an objection, two payments of which one came back. */
const papers: readonly BookedPaper[] = [
  paper(),
  gutschrift('GS-2026-000001', { seller: firm, lines: [line(1_234_56)] }),
  gutschrift('GS-2026-000002', { lines: [line(4_000_00, true), line(5_000_00, true), line(99)] }),
  gutschrift('GS-2026-000003', { tax: 'smallBusiness' }),
  gutschrift('GS-2026-000004', { tax: 'marginScheme' }),
  gutschrift('GS-2026-000005', { tax: 'euAcquisition', taxId: 'ATU12345678', taxIdType: 'vatId' }),
  paper({ number: 'AB-2026-000002', tax: 'exempt' }),
];
const ended = [
  {
    ...gutschrift('GS-2026-000003', { tax: 'smallBusiness' }),
    ended: { at: '2026-11-20T10:00:00.000Z', cancellation: 'ST-2026-000001' },
  },
  { ...gutschrift('GS-2026-000004', { tax: 'marginScheme' }), ended: { at: '2026-11-21T23:30:00.000Z' } },
];
const payment = {
  amount: 100_00,
  day: '2026-11-05',
  number: 'AB-2026-000001',
  reference: 'Z-2026-000001',
  method: 'sepa' as const,
  isPrivate: true,
};
const bookings = bookingsInOrder([
  ...[...papers, ...ended].flatMap(purchaseBookings),
  paymentBooking({ ...payment, isReturn: false }),
  paymentBooking({ ...payment, day: '2026-11-09', isReturn: true }),
]);
const rows = bookings.map((booking) => accounted(booking, booksRules));
const period = { from: '2026-11-01', to: '2026-11-30', createdAt: '2026-12-01T08:30:15.123Z', isFixed: true };

describe('a Buchungsstapel for DATEV', () => {
  const text = datevFile(rows, period, booksRules);

  it('is byte for byte the file that a tax adviser reads in', () => {
    const golden = readFileSync(join(projectRoot, 'tests/fixtures/books/EXTF_Buchungsstapel_2026-11.csv'));
    expect(Buffer.from(encodeSingleByte(text, 'windows-1252')).toString('latin1')).toBe(golden.toString('latin1'));
  });

  it('has a head of 31 fields, 125 columns, and a row of as many cells for each booking', () => {
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines[0]?.split(';')).toHaveLength(31);
    expect(lines[0]).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261201093015123;;"AW";"";"";1001;1;20260101;4;20261101;20261130;"Ankauf 2026-11";"";1;0;1;"EUR";;"";;;"03";;;"";""',
    );
    expect(datevColumns).toHaveLength(125);
    expect(lines.slice(2, -1).map((row) => row.split(';').length)).toEqual(rows.map(() => 125));
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  });

  it('says when it was written by the clock of Berlin, in summer and over midnight too', () => {
    const stamp = (createdAt: string) => datevFile([], { ...period, createdAt }, booksRules).split(';')[5];
    expect(stamp('2026-12-31T23:05:09.007Z')).toBe('20270101000509007');
    expect(stamp('2026-07-01T22:30:00.000Z')).toBe('20260702003000000');
  });

  it('takes a paper back as Generalumkehr: same accounts, same side, amount above nothing', () => {
    const ofPaper = text.split('\r\n').filter((row) => row.includes('"GS-2026-000003"'));
    const cell = (row: string | undefined, name: string) => row?.split(';')[datevColumns.indexOf(name)];
    const [first, back] = ofPaper;
    for (const name of [
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'Konto',
      'Gegenkonto (ohne BU-Schlüssel)',
    ])
      expect(cell(back, name)).toBe(cell(first, name));
    expect([cell(first, 'Generalumkehr (GU)'), cell(back, 'Generalumkehr (GU)')]).toEqual(['', '"1"']);
    expect(cell(back, 'Beleglink')).toMatch(/^"BEDI ""[0-9a-f-]{36}"""$/);
  });

  it('tells a period that lies in two business years, of whose days nobody could say the year', () => {
    const liesInTwo = (name: string, yearBegins: string) => {
      const span = periodOf(name);
      return span && datevRefusal(span, 1, { ...booksRules, yearBegins }) === 'booksTwoYears';
    };
    expect(liesInTwo('2026', '01-01')).toBe(false);
    expect(liesInTwo('2026', '07-01')).toBe(true);
    expect(['2026-06', '2026-07'].map((month) => liesInTwo(month, '07-01'))).toEqual([false, false]);
    expect(['2026-06', '2026-07'].map((month) => liesInTwo(month, '06-15'))).toEqual([true, false]);
  });

  it('is refused where it has more bookings than DATEV takes in one file', () => {
    expect([99_999, 100_000].map((count) => datevRefusal(period, count, booksRules))).toEqual([
      undefined,
      'booksTooMany',
    ]);
  });

  it('begins the business year where it began for the period', () => {
    const begins = (yearBegins: string) => datevFile([], period, { ...booksRules, yearBegins }).split(';')[12];
    expect(['01-01', '07-01', '12-01'].map(begins)).toEqual(['20260101', '20260701', '20251201']);
  });

  it('lets no text of a seller leave its cell', () => {
    const seller = { ...firm, company: 'A";"B\r\nC' };
    const [booking] = purchaseBookings(gutschrift('GS-2026-000009', { seller }));
    const file = datevFile(booking ? [accounted(booking, booksRules)] : [], period, booksRules);
    expect(file.split('\r\n')).toHaveLength(4);
    expect(file).toContain('"Ankauf A"";""B C B-2026-000001"');
  });
});

describe('bookings', () => {
  it('sum to the papers to the cent, whatever their lines and taxes are', () => {
    const taxes = fc.constantFrom<PaymentSnapshot['tax']>(
      'none',
      'standard',
      'smallBusiness',
      'marginScheme',
      'euAcquisition',
    );
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.boolean()), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(taxes, lines, fc.boolean()), { maxLength: 12 }), (all) => {
        let owed = 0;
        const made = all.flatMap(([tax, parts, isEnded]) => {
          const one = gutschrift('GS-2026-000001', {
            tax,
            lines: parts.map(([total, rc]) => line(total, rc && tax === 'standard')),
          });
          if (!isEnded) owed += payableOf(one.snapshot);
          const back = { ...one, ended: { at: '2026-11-30T10:00:00.000Z' } };
          return [...purchaseBookings(one), ...(isEnded ? purchaseBookings(back) : [])];
        });
        expect(sumOfBookings(made)).toBe(owed);
        expect(made.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      }),
      { numRuns: cases(500, 20_000) },
    );
  });

  it('are the same and in the same order, however they were found', () => {
    expect(bookingsInOrder(bookings.toReversed())).toEqual(bookings);
  });

  it('leave as a table with the same amounts for other programs', () => {
    const table = booksCsv(rows);
    expect(table.split('\r\n')).toHaveLength(rows.length + 2);
    expect(table).toContain(
      '02.11.2026;AB-2026-000001;3201;70001;;100,00;S;Ankauf Kim Ölçer B-2026-000001;;28.10.2026;;',
    );
  });
});

describe('what a tax adviser needs beside the amounts', () => {
  const cellsOf = (text: string) => text.split('\r\n').map((row) => row.split(';'));
  const column = (name: string) => datevColumns.indexOf(name);

  it('is of § 13b rows the key and what the tax is about, as the settings have it', () => {
    const own = booksRules.accounts.SKR03;
    const reverseCharge = { account: '3200', taxKey: '4094', taxedBuyerFor: '12' };
    const accounts = { ...booksRules.accounts, SKR03: { ...own, purchases: { ...own.purchases, reverseCharge } } };
    const rules = { ...booksRules, accounts };
    const file = datevFile(
      bookings.map((booking) => accounted(booking, rules)),
      period,
      rules,
    );
    const said = cellsOf(file)
      .slice(2, -1)
      .map((row) => [row[column('BU-Schlüssel')], row[column('Sachverhalt L+L')]]);
    expect(said.filter(([key]) => key === '"4094"')).toEqual([['"4094"', '12']]);
    expect(said.filter(([, about]) => about !== '')).toHaveLength(1);
    expect(missingSettings(rules, neededAccounts(bookings))).toEqual([]);
    const without = (taxKey: string, taxedBuyerFor?: string) => {
      const unsaid = { account: '3200', taxKey, ...(taxedBuyerFor !== undefined && { taxedBuyerFor }) };
      const purchases = { ...own.purchases, reverseCharge: unsaid };
      const settings = { ...booksRules, accounts: { ...booksRules.accounts, SKR03: { ...own, purchases } } };
      return missingSettings(settings, neededAccounts(bookings)).map(({ place }) => place);
    };
    const place = 'accounts.SKR03.purchases.reverseCharge.taxedBuyerFor';
    expect(without('94')).toEqual([place]);
    expect(without('94', '1234')).toEqual([place]);
    expect(without('19')).toEqual([]);
    expect(without('94000', '7')).toEqual(['accounts.SKR03.purchases.reverseCharge']);
  });

  it('is a column of amounts that comes to what was bought and paid, what was taken back below nothing', () => {
    const table = cellsOf(booksCsv(rows)).slice(1, -1);
    const cents = table.map((row) => Number((row[5] ?? '').replace(',', '')));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(sumOfBookings(bookings));
    expect(table.filter((row) => row[8] === 'ja').every((row) => row[5]?.startsWith('-'))).toBe(true);
    expect(table.filter((row) => row[8] === 'ja')).toHaveLength(3);
  });

  const invoice = (number: string, orderId: string) => ({
    ...{ what: 'purchase' as const, case: 'taxed' as const, amount: 100, day: '2026-11-03', number, orderId },
    ...{ text: 'Rechnung', seller: 'business' as const, suppliedOn: '2026-11-02' },
  });
  const references = (...numbers: [string, string][]) => {
    const all = numbers.map(([number, orderId]) => accounted(invoice(number, orderId), booksRules));
    return cellsOf(datevFile(all, period, booksRules))
      .slice(2, -1)
      .map((row) => row[column('Belegfeld 1')]);
  };

  it('is an invoice’s number as it is written, with its underscores', () => {
    expect(references(['RE_2026-1', 'B-2026-000001'])).toEqual(['"RE_2026-1/B-2026-000001"']);
  });

  it('is told from the same number of another seller, also where it is long or has other signs', () => {
    const long = 'RECHNUNG-2026-11-0000000000000000000001';
    const made = references(
      ['R 1', 'B-2026-000001'],
      ['R.1', 'B-2026-000002'],
      [long, 'B-2026-000001'],
      [`${long}2`, 'B-2026-000002'],
    );
    expect(new Set(made).size).toBe(4);
    expect(made.every((one) => /^"[\w$&%*+\-/]{1,36}"$/.test(one ?? ''))).toBe(true);
  });

  it('is the same reference for an invoice and what pays it', () => {
    const paid = paymentBooking({ ...payment, number: 'R_1', orderId: 'B-2026-000001', isReturn: false });
    const all = [invoice('R_1', 'B-2026-000001'), paid].map((one) => accounted(one, booksRules));
    const made = cellsOf(datevFile(all, period, booksRules)).slice(2, -1);
    expect(new Set(made.map((row) => row[column('Belegfeld 1')])).size).toBe(1);
  });

  it('is which payments have no purchase', () => {
    const paid = (number: string, own: object = {}) => paymentBooking({ ...payment, number, isReturn: false, ...own });
    const [bought] = purchaseBookings(paper());
    const back = bought && { ...bought, isReversal: true as const };
    if (!bought || !back) throw new Error('No booking');
    expect(unpairedPayments([paid('AB-2026-000001')], [bought])).toEqual([]);
    expect(unpairedPayments([paid('AB-2026-000001')], [bought, back])).toMatchObject([{ number: 'AB-2026-000001' }]);
    expect(unpairedPayments([paid('B-2026-000007')], [])).toMatchObject([{ number: 'B-2026-000007', amount: 100_00 }]);
    expect(unpairedPayments([paid('B-2026-000007'), paid('B-2026-000007', { isReturn: true })], [])).toEqual([]);
    const other = [invoice('R-1', 'B-2026-000001')];
    expect(unpairedPayments([paid('R-1', { orderId: 'B-2026-000001' })], other)).toEqual([]);
    expect(unpairedPayments([paid('R-1', { orderId: 'B-2026-000002' })], other)).toHaveLength(1);
  });
});

describe('settings of the books', () => {
  const needed = neededAccounts(bookings);

  it('lack for both charts as they are delivered what DATEV tells its customers alone', () => {
    for (const chart of ['SKR03', 'SKR04'] as const)
      expect(missingSettings({ ...booksRules, chart }, needed)).toEqual([
        {
          place: `accounts.${chart}.purchases.reverseCharge.taxedBuyerFor`,
          what: 'Sachverhalt L+L (1 bis 3 Ziffern) für Ankauf nach § 13b UStG',
        },
      ]);
  });

  it('are asked for by their place where a booking needs what is missing or cannot be an account', () => {
    const own = booksRules.accounts.SKR03;
    const accounts = {
      ...booksRules.accounts,
      SKR03: {
        ...own,
        purchases: { ...own.purchases, taxed: { account: '34' }, smallBusiness: { account: '' } },
        transit: { sepa: '', paypal: '' },
      },
    };
    const places = missingSettings({ ...booksRules, adviser: undefined, accounts }, needed).map(({ place }) => place);
    expect(places).toEqual([
      'adviser',
      'accounts.SKR03.purchases.taxed',
      'accounts.SKR03.purchases.smallBusiness',
      'accounts.SKR03.purchases.reverseCharge.taxedBuyerFor',
      'accounts.SKR03.transit.sepa',
    ]);
  });

  it('are asked for no case that does not occur', () => {
    const none = {
      ...booksRules,
      accounts: { ...booksRules.accounts, SKR03: { ...booksRules.accounts.SKR03, purchases: {} } },
    };
    expect(missingSettings(none, neededAccounts([]))).toEqual([]);
  });
});

describe('a period', () => {
  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026', '2026-01-01', '2026-12-31'],
  ])('%s is from %s to %s', (name, from, to) => {
    expect(periodOf(name)).toEqual({ from, to });
  });

  it.each(['2026-13', '2026-00', '26', '2026-1', '', '2026-11-01', '9999-12'])('%j is none', (name) => {
    expect(periodOf(name)).toBeUndefined();
  });
});
