import { describe, expect, it } from 'vitest';
import { pain001 } from '#domain/payout/pain-001.ts';
import { type Booking, bankStatement, ordersIn, ownIban, statusReport } from '#tests/factories/bank-answer.ts';
import { readBankMessage } from './read-bank-message.ts';

const read = (file: string) => readBankMessage({ content: Buffer.from(file), ownIbans: [ownIban] });

async function entriesOf(file: string) {
  const reading = await read(file);
  if ('unread' in reading) throw new Error(reading.unread);
  return reading.messages.flatMap((message) => ('entries' in message ? [...message.entries] : []));
}

const payment = {
  endToEndId: 'Z-2026-000017',
  amount: 123_45,
  name: 'Kim Ölçer',
  iban: 'DE02500105170137075030',
  purpose: 'AB-2026-000001, B-2026-000001',
};
const booked = (own: Partial<Booking> = {}): Booking => ({ payments: [payment], reference: '2026112500001', ...own });
const euro = (amount: string) => bankStatement({ bookings: [booked()] }).replaceAll('123.45', amount);

describe.each(['02', '08'] as const)('a statement of account in version %s', (version) => {
  it.each(['camt.053', 'camt.054'] as const)(
    'as %s tells of each payment with our id, amount, day and account',
    async (kind) => {
      expect(await entriesOf(bankStatement({ kind, version, bookings: [booked()] }))).toEqual([
        {
          amount: 12_345,
          direction: 'debit',
          bookedOn: '2026-11-25',
          bankReference: '2026112500001',
          endToEndId: 'Z-2026-000017',
          isReturn: false,
          partyName: 'Kim Ölçer',
          partyIban: 'DE02500105170137075030',
          purpose: 'AB-2026-000001, B-2026-000001',
        },
      ]);
    },
  );

  it('tells of every payment of a batch with its own amount', async () => {
    const payments = [payment, { ...payment, endToEndId: 'Z-2026-000018', amount: 1 }];
    expect(await entriesOf(bankStatement({ version, bookings: [booked({ payments })] }))).toMatchObject([
      { endToEndId: 'Z-2026-000017', amount: 12_345 },
      { endToEndId: 'Z-2026-000018', amount: 1 },
    ]);
  });

  it('takes a booking in euros though its details tell the money of the other side', async () => {
    const foreign =
      '<AmtDtls><InstdAmt><Amt Ccy="USD">130.00</Amt></InstdAmt><TxAmt><Amt Ccy="USD">130.00</Amt></TxAmt></AmtDtls>';
    const own = /<\/Refs>(<AmtDtls>.*?<\/AmtDtls>|<Amt Ccy="EUR">[^<]*<\/Amt>)/;
    const statement = bankStatement({ version, bookings: [booked()] }).replace(own, `</Refs>${foreign}`);
    expect(statement).toContain('USD');
    expect(await entriesOf(statement)).toMatchObject([{ amount: 12_345, endToEndId: 'Z-2026-000017' }]);
  });

  it('takes a single payment by the amount of its booking, where its details leave theirs empty', async () => {
    const payment = { endToEndId: 'Z-2026-000017', amount: 58_782 };
    const file = bankStatement({ version, bookings: [{ payments: [payment] }] });
    const details = /(<TxDtls>.*?<Amt Ccy="EUR")>587\.82<\/Amt>/;
    expect(details.test(file)).toBe(true);
    const [entry, ...others] = await entriesOf(file.replace(details, '$1/>'));
    expect([entry, others]).toMatchObject([payment, []]);
    expect(entry).not.toHaveProperty('orderedAmount');
  });

  it('tells of money that came back, why, and of which account it was', async () => {
    const [entry] = await entriesOf(bankStatement({ version, bookings: [booked({ reason: 'AC04' })] }));
    expect(entry).toMatchObject({
      direction: 'credit',
      isReturn: true,
      reasonCode: 'AC04',
      partyIban: payment.iban,
      endToEndId: payment.endToEndId,
    });
  });

  it.each(['true', '1'])('knows a reversal by the word %s', async (word) => {
    const reversal = bankStatement({ version, bookings: [booked({ isReversal: true })] });
    const [entry] = await entriesOf(reversal.replace('<RvslInd>true<', `<RvslInd>${word}<`));
    expect(entry).toMatchObject({ isReturn: true });
  });

  it.each([
    ['2026-11-24T23:30:00Z', '2026-11-25'],
    ['2026-11-25T00:30:00+01:00', '2026-11-25'],
    ['2026-11-25T00:30:00', '2026-11-25'],
  ])('was booked at %s on %s', async (instant, day) => {
    const file = bankStatement({ version, bookings: [booked()] });
    const [entry] = await entriesOf(file.replace('<BookgDt><Dt>2026-11-25</Dt>', `<BookgDt><DtTm>${instant}</DtTm>`));
    expect(entry).toMatchObject({ bookedOn: day });
  });

  it('tells of a booking that the bank takes back', async () => {
    const [entry] = await entriesOf(bankStatement({ version, bookings: [booked({ isReversal: true })] }));
    expect(entry).toMatchObject({ direction: 'credit', isReturn: true });
  });

  it('tells of a batch that was booked as one by what our file calls it', async () => {
    const batch = { paymentInfoId: 'L-2026-000001-1', messageId: 'L-2026-000001' };
    const [entry, ...others] = await entriesOf(
      bankStatement({ version, bookings: [booked({ payments: [payment, payment], batch })] }),
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ amount: 24_690, batch: { ...batch, payments: 2 } });
  });

  it('leaves out what is not booked yet', async () => {
    const file = bankStatement({ version, bookings: [booked({ status: 'PDNG' }), booked()] });
    const reading = await read(file);
    expect(reading).toMatchObject({ messages: [{ pending: 1, entries: [{ endToEndId: payment.endToEndId }] }] });
  });

  it('has no id where the bank says that there is none', async () => {
    const [entry] = await entriesOf(bankStatement({ version, bookings: [{ payments: [{ amount: 5 }] }] }));
    expect(entry).not.toHaveProperty('endToEndId');
  });
});

describe('an amount', () => {
  it.each([
    ['123.45', 12_345],
    ['123.4', 12_340],
    ['123', 12_300],
    ['0.01', 1],
    ['123.45000', 12_345],
    ['9999999999.99', 999_999_999_999],
  ])('%s is read to the cent, digit by digit', async (text, cents) => {
    const file = euro(text).replace(/<Bal>.*<\/Bal>/, '');
    expect((await entriesOf(file))[0]).toMatchObject({ amount: cents });
  });

  it.each(['123.455', '-1.00', '1e3', '1,00', '', '1.2.3'])(
    '%j is none, and nothing of the file is taken',
    async (text) => {
      const file = euro(text).replace(/<Bal>.*<\/Bal>/, '');
      expect(await read(file)).toEqual({
        unread: 'incomplete',
        place: expect.stringMatching(/^Auszug 1, Umsatz 1, Amt „/),
      });
    },
  );
});

describe('a file of which nothing is taken', () => {
  const good = bankStatement({ bookings: [booked()] });

  it('is a statement of another account', async () => {
    expect(await read(bankStatement({ iban: 'DE02500105170137075030', bookings: [booked()] }))).toEqual({
      unread: 'otherAccount',
      place: 'DE02500105170137075030',
    });
  });

  it('is one with an amount in another currency', async () => {
    expect(await read(good.replaceAll('Ccy="EUR"', 'Ccy="USD"'))).toEqual({
      unread: 'otherCurrency',
      place: 'Auszug 1, Umsatz 1, Amt USD',
    });
  });

  it('is one whose entries do not lead from its opening to its closing balance: a part of it is missing', async () => {
    expect(await read(bankStatement({ bookings: [booked()], closing: 1 }))).toEqual({
      unread: 'balanceDiffers',
      place: 'Auszug 1',
    });
  });

  it('is one of whose entries one has no day, however many others are sound', async () => {
    const two = bankStatement({ bookings: [booked(), booked({ day: '2026-02-31' })] });
    expect(await read(two)).toEqual({ unread: 'incomplete', place: 'Auszug 1, Umsatz 2, BookgDt „2026-02-31“' });
  });

  it('is one with entities, with 100,000 levels, cut off, or of another kind', async () => {
    expect(await read(good.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'))).toEqual({
      unread: 'hasEntities',
    });
    expect(await read(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)).toEqual({ unread: 'tooDeep' });
    expect(await read(good.slice(0, -40))).toEqual({ unread: 'damaged' });
    expect(await read(good.replace('camt.053.001.08', 'camt.053.001.99'))).toEqual({
      unread: 'unknownFormat',
      place: 'camt.053.001.99',
    });
    expect(await read(good.replace('xmlns=', 'xmlns:other='))).toEqual({ unread: 'unknownFormat' });
    expect(await read('<Document/>')).toEqual({ unread: 'unknownFormat' });
  });
});

describe.each(['03', '10'] as const)('an answer to our file in version %s', (version) => {
  it('names the payment that is refused, and why', async () => {
    const rows = [
      { endToEndId: 'Z-2026-000017', status: 'RJCT', reason: 'AC01' },
      { endToEndId: 'Z-2026-000018', status: 'ACSC' },
    ];
    const about = { messageId: 'L-2026-000001', paymentInfoId: 'L-2026-000001-1' };
    expect(await entriesOf(statusReport({ version, messageId: 'L-2026-000001', rows }))).toEqual([
      { ...about, endToEndId: 'Z-2026-000017', status: 'RJCT', reasonCode: 'AC01' },
      { ...about, endToEndId: 'Z-2026-000018', status: 'ACSC' },
    ]);
  });

  it('may refuse the whole file', async () => {
    const group = { status: 'RJCT', reason: 'FF01' };
    expect(await entriesOf(statusReport({ version, messageId: 'L-2026-000001', group }))).toEqual([
      { messageId: 'L-2026-000001', status: 'RJCT', reasonCode: 'FF01' },
    ]);
  });
});

it('takes statements of an account from which was paid before', async () => {
  const content = Buffer.from(bankStatement({ bookings: [{ payments: [{ amount: 5 }] }] }));
  const read = await readBankMessage({ content, ownIbans: ['AT611904300234573201', ownIban] });
  expect(read).toMatchObject({ messages: [{ iban: ownIban }] });
});

describe('what a bank makes of our own file', () => {
  it('comes back under the ids, amounts and accounts that we ordered', async () => {
    const debtor = { name: 'Muster Ankauf e. K.', iban: ownIban };
    const { endToEndId, iban, name, purpose, amount } = payment;
    const transfers = [1, 2, 3].map((at) => ({
      ...{ iban, name, purpose, day: '2026-11-25' },
      endToEndId: `${endToEndId}${at}`,
      amount: amount + at,
    }));
    const order = { messageId: 'L-2026-000001', createdAt: '2026-11-24T09:00:00.000Z', debtor, transfers };
    const read = ordersIn(pain001(order));
    expect(read).toMatchObject({ iban: ownIban, messageId: 'L-2026-000001' });
    const payments = read.parts.flatMap((part) => part.payments);
    const entries = await entriesOf(bankStatement({ bookings: [{ payments }] }));
    expect(entries).toMatchObject(
      transfers.map((one) => ({ endToEndId: one.endToEndId, amount: one.amount, partyIban: iban })),
    );
  });
});
