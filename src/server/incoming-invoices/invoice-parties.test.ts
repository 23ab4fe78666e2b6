import { describe, expect, it } from 'vitest';
import { checkInvoice } from '#domain/invoicing/incoming/check-invoice.ts';
import { verdictOfReport } from '#domain/invoicing/incoming/invoice-report.ts';
import { owedInvoiceOf } from '#domain/invoicing/incoming/owed.ts';
import type { Addresses } from '#domain/offer/parties/addresses.ts';
import { shopConfig } from '#shop.config.ts';
import { ciiInvoice, ublInvoice, type WrittenInvoice } from '#tests/factories/invoice-xml.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { addressesFor } from '#tests/factories/offer-values.ts';
import { readInvoiceFile } from './read-invoice-file.ts';

const usual = { vatPercent: 19, today: '2026-11-24', isNumberUsed: () => false };
const { state } = offerIn('payout');
const ofKim = addressesFor('shipment');
const { contractAddress: kim } = ofKim;
const ofFirm = { ...ofKim, contractAddress: { ...kim, company: 'Foo Systems GmbH' } };
/** An invoice goes to the head office, which is elsewhere. */
const withOffice: Addresses = {
  ...ofFirm,
  invoiceAddress: {
    ...{ differentFromContract: true, company: 'Foo Holding AG', name: 'Buchhaltung' },
    ...{ street: 'Domplatz 1', zip: '50667', city: 'Köln' },
  },
};
const abroad = { ...ofKim, contractAddress: { ...kim, country: 'AT', zip: '1020', city: 'Wien' } } as const;

/** The verdict with what was found, said alike in both syntaxes. */
async function judged(addresses: Addresses, written: WrittenInvoice) {
  const owed = owedInvoiceOf({ ...state, addresses }, shopConfig.company, usual);
  const [ubl, cii] = await Promise.all(
    [ublInvoice(written), ciiInvoice(written)].map(async (xml) =>
      checkInvoice(await readInvoiceFile({ content: Buffer.from(xml) }), owed),
    ),
  );
  expect(cii?.findings).toEqual(ubl?.findings);
  return ubl && [verdictOfReport(ubl), ...ubl.findings.map(({ code }) => code)];
}
type Party = NonNullable<WrittenInvoice['seller']>;
const ofSeller = (addresses: Addresses, seller: Party = {}) => judged(addresses, { seller });
const toBuyer = (buyer: Party) => judged(ofKim, { buyer });

describe('who an own invoice is from (INV-21)', () => {
  it.each<[string, Addresses, Party]>([
    ['the firm that sold', ofFirm, { name: 'Foo Systems GmbH' }],
    ['the firm in another spelling', ofFirm, { name: 'FOO-Systems' }],
    ['the firm with its owner', ofFirm, { name: 'Foo Systems, Inh. Kim Muster' }],
    ['the firm in a street that is written otherwise', ofFirm, { name: 'Foo Systems GmbH', street: 'Hafenstr. 12a' }],
    ['the firm without a post code', ofFirm, { name: 'Foo Systems GmbH', zip: '' }],
    ['the firm with the country before its post code', ofFirm, { name: 'Foo Systems GmbH', zip: 'D-04109' }],
    ['the firm whose post code lost its nought', ofFirm, { name: 'Foo Systems GmbH', zip: '4109' }],
    ['the firm at its other address', withOffice, { name: 'Foo Systems GmbH', zip: '50667', city: 'Köln' }],
    ['whom the other address names', withOffice, { name: 'Foo Holding AG', zip: '50667', city: 'Köln' }],
    ['the person who sold without a firm', ofKim, {}],
    ['a seller abroad', abroad, { zip: 'A-1020', city: 'Wien' }],
  ])('is payable when it is of %s', async (_, addresses, seller) => {
    expect(await ofSeller(addresses, seller)).toEqual(['payable']);
  });

  it('waits for a person when it is of the person alone, where a firm sold', async () => {
    expect(await ofSeller(ofFirm)).toEqual(['waits', 'sellerOther']);
    expect(await ofSeller(withOffice, { name: 'Buchhaltung' })).toEqual(['waits', 'sellerOther']);
    const elsewhere = { street: 'Privatweg 1', zip: '10115', city: 'Berlin' };
    expect(await ofSeller(ofFirm, elsewhere)).toEqual(['waits', 'sellerOther', 'sellerPlaceOther']);
  });

  it('waits for a person when its post code is another one than the sale has', async () => {
    expect(await ofSeller(ofKim, { zip: '10115', city: 'Berlin' })).toEqual(['waits', 'sellerPlaceOther']);
    expect(await ofSeller(withOffice, { name: 'Foo Systems GmbH', zip: '10115' })).toEqual([
      'waits',
      'sellerPlaceOther',
    ]);
  });
});

describe('who an own invoice is for (INV-21)', () => {
  it.each<[string, Party]>([
    ['to our firm with its owner', { name: 'Muster Ankauf e. K., Inhaber Max Mustermann' }],
    ['to our firm in another spelling', { name: 'MUSTER ANKAUF eK' }],
    ['to our street in short', { street: 'Musterstr. 1' }],
    ['without our post code', { zip: '' }],
  ])('is payable %s', async (_, buyer) => {
    expect(await toBuyer(buyer)).toEqual(['payable']);
  });

  it('waits for a person when it is to our owner alone, who may have bought for themselves', async () => {
    expect(await toBuyer({ name: 'Max Mustermann' })).toEqual(['waits', 'buyerPerson']);
    const at = { street: 'Privatweg 1', zip: '10115', city: 'Berlin' };
    expect(await toBuyer({ name: 'Max Mustermann', ...at })).toEqual(['waits', 'buyerPerson', 'buyerPlaceOther']);
  });

  it('waits for a person when our post code is another one', async () => {
    expect(await toBuyer({ zip: '10115', city: 'Berlin' })).toEqual(['waits', 'buyerPlaceOther']);
  });
});

it('says in German which post code was found and which one is known', async () => {
  const owed = owedInvoiceOf(state, shopConfig.company, usual);
  const content = Buffer.from(
    ublInvoice({ seller: { zip: '10115' }, buyer: { name: 'Max Mustermann', zip: '20095' } }),
  );
  const { findings, right } = checkInvoice(await readInvoiceFile({ content }), owed);
  expect(findings.map(({ text }) => text)).toEqual([
    'Die Rechnung ist an Max Mustermann als Person gerichtet, nicht an Muster Ankauf e. K. als Firma. Wir sehen nach.',
    'Die Rechnung nennt beim Empfänger die Postleitzahl 20095, unsere ist 04109. Wir sehen nach.',
    'Die Rechnung nennt beim Aussteller die Postleitzahl 10115, am Verkauf steht 04109. Wir sehen nach.',
  ]);
  expect(right.join()).not.toMatch(/Aussteller|Empfänger/);
});
