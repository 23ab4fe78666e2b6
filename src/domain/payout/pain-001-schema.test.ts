import { readFileSync } from 'node:fs';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { debtor, transfer } from '#tests/factories/transfer.ts';
import { pain001 } from './pain-001.ts';

const known = 'tests/fixtures/payouts/pain-001-as-we-know-it.xsd';
const official = process.env.PAIN_XSD;
const order = { messageId: 'L-2026-000012', createdAt: '2026-11-23T10:20:30.456Z', debtor };
const oddNames = [
  'Łukasz Ölçer & Söhne <b>',
  'x'.repeat(71),
  'Ελένη Παπαδοπούλου',
  'Ирина Иванова',
  "O'Neill / Gómez",
  '李雷',
];
const zurich = { street: 'Bahnhofstrasse 1', zip: '8001', city: 'Zürich', country: 'CH' };
const abroad = (own: Partial<ReturnType<typeof transfer>> = {}) =>
  transfer({ iban: 'CH9300762011623852957', bic: 'POFICHBEXXX', place: zurich, ...own });
const files = {
  'one payment': pain001({ ...order, transfers: [transfer()] }),
  'with our BIC': pain001({ ...order, debtor: { ...debtor, bic: 'BYLADEM1001' }, transfers: [transfer()] }),
  'accounts outside of the EEA among others': pain001({
    ...order,
    debtor: { ...debtor, place: { street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig', country: 'DE' } },
    transfers: [
      transfer(),
      ...oddNames.map((name, index) =>
        abroad({ endToEndId: `Z-${index}`, place: { ...zurich, street: name, city: name } }),
      ),
    ],
  }),
  'odd names, the least and the most, two of one seller on two days': pain001({
    ...order,
    transfers: oddNames.map((name, index) =>
      transfer({
        ...{ name, purpose: `${'y'.repeat(150)} & <${index}>`, endToEndId: `Z-${index}` },
        ...{ amount: index === 0 ? 1 : 99_999_999_999, day: `2026-11-2${4 + (index % 2)}` },
      }),
    ),
  }),
  '10,000 payments': pain001({
    ...order,
    transfers: Array.from({ length: 10_000 }, (_none, index) => transfer({ endToEndId: `Z-2026-${index}` })),
  }),
};

/** What a schema finds in a file; nothing where it keeps it. */
function foundIn(xml: string, schemaFile: string): string[] {
  using schema = XmlDocument.fromBuffer(readFileSync(schemaFile));
  using validator = XsdValidator.fromDoc(schema);
  using order = XmlDocument.fromString(xml);
  try {
    validator.validate(order);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  }
}

describe.each([known, ...(official === undefined ? [] : [official])])('the order for the bank, by %s', (schema) => {
  it.each(Object.entries(files))('is kept with %s', (_what, xml) => {
    expect(foundIn(xml, schema)).toEqual([]);
  });
});

describe('what is written down of the format', () => {
  const [xml] = Object.values(files);
  it.each([
    ['half a cent', '2970.24</InstdAmt>', '2970.245</InstdAmt>'],
    ['another currency', 'Ccy="EUR"', 'Ccy="CHF"'],
    ['an address in lines alone', '</Nm></Cdtr>', '</Nm><PstlAdr><AdrLine>Weg 1</AdrLine></PstlAdr></Cdtr>'],
    ['an umlaut', 'Verein', 'Vereinstür'],
    ['a name of 71 characters', 'Verein Lernkiste e. V.', 'x'.repeat(71)],
    ['no IBAN', 'DE89370400440532013000', '370400440532013000'],
    ['a day that is none', '<Dt>2026-11-24</Dt>', '<Dt>24.11.2026</Dt>'],
    [
      'parts in another order',
      '<PmtMtd>TRF</PmtMtd>\n<BtchBookg>true</BtchBookg>',
      '<BtchBookg>true</BtchBookg><PmtMtd>TRF</PmtMtd>',
    ],
    ['another version', 'pain.001.001.09', 'pain.001.001.03'],
  ])('refuses %s', async (_what, ours, theirs) => {
    const broken = (xml ?? '').replace(ours, theirs);
    expect(broken).not.toBe(xml);
    expect(foundIn(broken, known)).not.toEqual([]);
  });

  it('refuses a reference twice', async () => {
    const [, again = ''] = /(<CdtTrfTxInf>.*<\/CdtTrfTxInf>)/.exec(xml ?? '') ?? [];
    expect(foundIn((xml ?? '').replace(again, again + again), known)).not.toEqual([]);
  });
});
