import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIban } from '#domain/values/iban.ts';
import { decimalEuros } from '#domain/values/money.ts';
import { debtor, transfer } from '#tests/factories/transfer.ts';
import { OrderRefused, pain001, sumOfTransfers } from './pain-001.ts';

const file = (...transfers: ReturnType<typeof transfer>[]) =>
  pain001({ messageId: 'L-2026-000012', createdAt: '2026-11-23T10:20:30.456Z', debtor, transfers });
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((found) => found[1]);

describe('the file for the bank', () => {
  it('says who pays whom what, when and for which paper', () => {
    const xml = file(transfer());
    expect(all(xml, 'MsgId')).toEqual(['L-2026-000012']);
    expect(all(xml, 'CreDtTm')).toEqual(['2026-11-23T10:20:30Z']);
    expect(all(xml, 'IBAN')).toEqual([debtor.iban, 'DE89370400440532013000']);
    expect(all(xml, 'InstdAmt')).toEqual(['2970.24']);
    expect(all(xml, 'Ustrd')).toEqual(['GS-2026-000118, B-2026-000270']);
    expect(all(xml, 'Dt')).toEqual(['2026-11-24']);
    expect(xml).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>');
  });

  it('takes the own account as people write it', () => {
    const spaced = { ...debtor, iban: formatIban(debtor.iban).toLowerCase() };
    const xml = pain001({
      messageId: 'L-1',
      createdAt: '2026-11-23T10:20:30.456Z',
      debtor: spaced,
      transfers: [transfer()],
    });
    expect(all(xml, 'IBAN')[0]).toBe(debtor.iban);
  });

  it('names bank and address of whoever is paid outside of the EEA, town and country by themselves, and our own', () => {
    const place = { street: 'Bahnhofstraße 1', zip: '8001', city: 'Zürich', country: 'CH' };
    const own = { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig', country: 'DE' };
    const order = { messageId: 'L-1', createdAt: '2026-11-23T10:20:30.456Z', debtor: { ...debtor, place: own } };
    const swiss = transfer({ iban: 'CH9300762011623852957', bic: 'POFICHBEXXX', place });
    const xml = pain001({ ...order, transfers: [swiss] });
    expect(xml).toContain(
      '<CdtrAgt><FinInstnId><BICFI>POFICHBEXXX</BICFI></FinInstnId></CdtrAgt><Cdtr><Nm>Verein Lernkiste e. V.</Nm>' +
        '<PstlAdr><PstCd>8001</PstCd><TwnNm>Zuerich</TwnNm><Ctry>CH</Ctry><AdrLine>Bahnhofstrasse 1</AdrLine></PstlAdr></Cdtr>',
    );
    expect(xml).toContain('<TwnNm>Leipzig</TwnNm><Ctry>DE</Ctry><AdrLine>Hafenstrasse 1</AdrLine></PstlAdr></Dbtr>');
    expect(pain001({ ...order, transfers: [transfer()] })).not.toMatch(/PstlAdr|CdtrAgt/);
  });

  it('names the bank where the bank wants its BIC', () => {
    const withBic = pain001({
      ...{ messageId: 'L-1', createdAt: '2026-11-23T10:20:30.456Z', transfers: [transfer()] },
      debtor: { ...debtor, bic: 'BYLADEM1001' },
    });
    expect(all(withBic, 'BICFI')).toEqual(['BYLADEM1001']);
  });

  it('writes a name full of signs so that every bank takes it', () => {
    expect(all(file(transfer({ name: 'Łukasz Ölçer & Söhne <b>' })), 'Nm').at(-1)).toBe('Lukasz Oelcer + Soehne .b.');
    expect(all(file(transfer({ name: 'x'.repeat(71) })), 'Nm').at(-1)).toHaveLength(70);
    expect(all(file(transfer({ purpose: 'y'.repeat(141) })), 'Ustrd')[0]).toHaveLength(140);
  });

  it('keeps two payouts of one seller apart', () => {
    const xml = file(transfer(), transfer({ endToEndId: 'Z-2026-000002', amount: 1 }));
    expect(all(xml, 'EndToEndId')).toEqual(['Z-2026-000001', 'Z-2026-000002']);
    expect(all(xml, 'InstdAmt')).toEqual(['2970.24', '0.01']);
    expect(all(xml, 'NbOfTxs')).toEqual(['2', '2']);
    expect(all(xml, 'CtrlSum')).toEqual(['2970.25', '2970.25']);
  });

  it('has a part with its own sums for each day', () => {
    const later = transfer({ endToEndId: 'Z-2026-000002', amount: 5, day: '2026-11-25' });
    const xml = file(later, transfer());
    expect(all(xml, 'PmtInfId')).toEqual(['L-2026-000012-1', 'L-2026-000012-2']);
    expect(all(xml, 'Dt')).toEqual(['2026-11-24', '2026-11-25']);
    expect(all(xml, 'CtrlSum')).toEqual(['2970.29', '2970.24', '0.05']);
  });

  it.each([
    ['nothing to pay', []],
    ['no cent', [transfer({ amount: 0 })]],
    ['less than nothing', [transfer({ amount: -1 })]],
    ['half a cent', [transfer({ amount: 0.5 })]],
    ['a thousand million', [transfer({ amount: 100_000_000_000 })]],
    ['the same reference twice', [transfer(), transfer({ amount: 2 })]],
    ['a reference of 36 characters', [transfer({ endToEndId: 'Z'.repeat(36) })]],
    ['a reference that ends in a slash', [transfer({ endToEndId: 'Z/' })]],
    ['nobody', [transfer({ name: '  ' })]],
  ])('is not made of %s', (_what, transfers) => {
    expect(() => file(...transfers)).toThrow(OrderRefused);
  });

  it('agrees with its payments to the cent at both levels, whatever they are', () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(amounts, (drawn) => {
        const transfers = drawn.map(([amount, day], index) =>
          transfer({ endToEndId: `Z-${index}`, amount, day: `2026-11-0${day}` }),
        );
        const xml = file(...transfers);
        const cents = (text = '') => Number(text.replace('.', ''));
        const [whole, ...ofDays] = all(xml, 'CtrlSum').map(cents);
        const paid = all(xml, 'InstdAmt').map(cents);
        expect(paid.toSorted()).toEqual(drawn.map(([amount]) => amount).toSorted());
        expect(whole).toBe(sumOfTransfers(transfers));
        expect(ofDays.reduce((sum, part) => sum + part, 0)).toBe(whole);
      }),
    );
  });

  it('holds 10,000 payments', () => {
    const transfers = Array.from({ length: 10_000 }, (_none, index) => transfer({ endToEndId: `Z-${index}` }));
    const xml = file(...transfers);
    expect(all(xml, 'NbOfTxs')).toEqual(['10000', '10000']);
    expect(all(xml, 'CtrlSum')[0]).toBe('29702400.00');
  });
});

describe('an amount for the bank', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [123_456_789, '1234567.89'],
  ])('%i cents are %s', (cents, text) => {
    expect(decimalEuros(cents)).toBe(text);
  });
});
