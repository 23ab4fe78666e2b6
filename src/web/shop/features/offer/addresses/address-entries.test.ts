import { describe, expect, it } from 'vitest';
import { issueText } from '#contract/rules/issue-text.ts';
import { german } from '#contract/rules/rule-texts.ts';
import { type AddressEntries, addressForm } from '#contract/sale/address-form.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { submitAddressesSchema } from '#contract/sale/submit-addresses.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { placeLines } from '#domain/offer/parties/addresses.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { addressEntriesOf, addressQuestionsOf } from './address-entries.ts';

const shippingMethods: ShippingMethod[] = ['shipment', 'pickup', 'delivery'];

function agreedView(shippingMethod: ShippingMethod = 'shipment', offeredAsBusiness = false): OfferView {
  return viewIn('agreed', { shippingMethod, offeredAsBusiness });
}

type Changes = { [K in keyof AddressEntries]?: Partial<AddressEntries[K]> };

/** A form filled the usual way by a private person, with changes. */
function filled(view: OfferView, changes: Changes = {}): AddressEntries {
  const empty = addressEntriesOf(view);
  return {
    ...empty,
    contractAddress: {
      ...empty.contractAddress,
      name: 'Kim Muster',
      street: 'Hafenstraße 12 a',
      zip: '04109',
      city: 'Leipzig',
      ...changes.contractAddress,
    },
    contractDetails: {
      ...empty.contractDetails,
      iban: 'DE02 1203 0000 0000 2020 51',
      accountHolder: 'Kim Muster',
      ...changes.contractDetails,
    },
    invoiceAddress: { ...empty.invoiceAddress, ...changes.invoiceAddress },
    packagingAddress: { ...empty.packagingAddress, ...changes.packagingAddress },
    pickupAddress: { ...empty.pickupAddress, ...changes.pickupAddress },
    pickupDetails: { ...empty.pickupDetails, ...changes.pickupDetails },
    declarations: { ...empty.declarations, ...changes.declarations },
  };
}
const business = {
  contractAddress: { contactName: 'Kim Muster', contactPhone: '0341 1234567' },
  contractDetails: { vatStatus: 'regular', taxId: 'DE 136 695 976', selfBilling: true },
} satisfies Changes;

function judge(view: OfferView, values: AddressEntries) {
  const result = addressForm(addressQuestionsOf(view, false)).safeParse(values, { error: issueText(german) });
  return {
    body: result.data,
    errors: Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
  };
}

describe('the address form', () => {
  it('sends an IBAN without blanks and never the chosen way of payment', () => {
    const { body } = judge(agreedView(), filled(agreedView()));
    expect(body?.contractDetails).toEqual({
      business: false,
      iban: 'DE02120300000000202051',
      accountHolder: 'Kim Muster',
    });
  });

  it.each(shippingMethods)('sends for %s what the server takes, and only the places of that method', (method) => {
    const view = agreedView(method);
    const { body, errors } = judge(view, filled(view));
    expect(errors).toEqual({});
    expect(submitAddressesSchema.safeParse(body).success).toBe(true);
    expect({
      packagingAddress: body?.packagingAddress !== undefined,
      pickup: body?.pickupAddress !== undefined && body.pickupDetails !== undefined,
      delivery: body?.deliveryDetails !== undefined,
    }).toEqual({
      packagingAddress: method === 'shipment',
      pickup: method === 'pickup',
      delivery: method === 'delivery',
    });
  });

  it('asks for the BIC of an account outside of the EEA with the IBAN, and of no other', () => {
    const view = agreedView();
    const paid = (own: object) =>
      judge(view, filled(view, { contractDetails: { ...filled(view).contractDetails, ...own } }));
    const swiss = 'CH93 0076 2011 6238 5295 7';
    expect(paid({ iban: swiss }).errors).toMatchObject({ 'contractDetails.bic': expect.stringMatching(/Pflichtfeld/) });
    expect(paid({ iban: swiss, bic: 'POFI' }).errors).toHaveProperty(['contractDetails.bic']);
    const { body, errors } = paid({ iban: swiss, bic: 'pofi chbe xxx' });
    expect(errors).toEqual({});
    expect(body?.contractDetails).toMatchObject({ iban: 'CH9300762011623852957', bic: 'POFICHBEXXX' });
    expect(submitAddressesSchema.safeParse(body).success).toBe(true);
    expect(paid({ bic: 'POFICHBEXXX' }).body?.contractDetails).not.toHaveProperty('bic');
    expect(paid({ selectedPayment: 'paypal', iban: swiss, paypal: 'kim@example.org' }).errors).toEqual({});
  });

  it('sends the tax data of a business, and tells the kind of the number by its form', () => {
    const view = agreedView('shipment', true);
    const { body, errors } = judge(view, filled(view, business));
    expect(errors).toEqual({});
    expect(body?.contractDetails).toMatchObject({
      business: true,
      taxId: 'DE136695976',
      taxIdType: 'vatId',
      vatStatus: 'regular',
      selfBilling: true,
    });
    expect(body?.declarations).toContainEqual({ name: 'selfBilling', textVersion: expect.any(String) });
  });

  it('sends what a business’s own books go by, and nothing of it where nothing was said', () => {
    const view = agreedView('shipment', true);
    const invoiceAddress = {
      differentFromContract: true,
      name: 'Buchhaltung',
      street: 'Am Hof 2',
      zip: '20457',
      city: 'Hamburg',
    };
    const details = { ...business.contractDetails, orderNumber: '4500017', costCentre: 'KST 77' };
    const { body } = judge(view, filled(view, { ...business, contractDetails: details, invoiceAddress }));
    expect(body?.contractDetails).toMatchObject({ orderNumber: '4500017', costCentre: 'KST 77' });
    expect(body?.invoiceAddress).toEqual(invoiceAddress);
    const bare = judge(view, filled(view, business)).body;
    expect(bare).not.toHaveProperty('invoiceAddress');
    expect(bare?.contractDetails).not.toHaveProperty('orderNumber');
  });

  it('asks for the whole of an address for papers', () => {
    const view = agreedView('shipment', true);
    const { errors } = judge(
      view,
      filled(view, { ...business, invoiceAddress: { differentFromContract: true, zip: '1' } }),
    );
    expect(Object.keys(errors).sort()).toEqual(
      ['city', 'name', 'street', 'zip'].map((field) => `invoiceAddress.${field}`),
    );
  });

  it('never sends tax data of a private person, even if some were typed before', () => {
    const { body } = judge(agreedView(), filled(agreedView(), business));
    expect(body?.contractDetails).not.toHaveProperty('taxId');
    expect(body?.declarations).toEqual([]);
  });

  it('asks a business that agrees to the Gutschrift for its number for taxes', () => {
    const view = agreedView('shipment', true);
    const values = filled(view, { ...business, contractDetails: { ...business.contractDetails, taxId: '' } });
    expect(judge(view, values).errors).toEqual({ 'contractDetails.taxId': '{attribute} ist ein Pflichtfeld' });
  });

  it('refuses the personal tax number, which nobody needs here', () => {
    const view = agreedView('shipment', true);
    const details = { ...business.contractDetails, taxId: '86095742719' };
    expect(judge(view, filled(view, { ...business, contractDetails: details })).errors).toEqual({
      'contractDetails.taxId': expect.stringContaining('persönliche Steuer-IdNr.'),
    });
  });

  it('names every field that is missing by the specification’s sentence', () => {
    const view = agreedView();
    const required = '{attribute} ist ein Pflichtfeld';
    const { errors } = judge(
      view,
      filled(view, { contractAddress: { name: '', city: ' ' }, packagingAddress: { differentFromContract: true } }),
    );
    expect(errors).toEqual({
      'contractAddress.name': required,
      'contractAddress.city': required,
      'packagingAddress.name': required,
      'packagingAddress.street': required,
      'packagingAddress.zip': required,
      'packagingAddress.city': required,
    });
  });

  it.each([
    ['', '{attribute} ist ein Pflichtfeld'],
    ['DE03120300000000202051', 'Bitte geben Sie eine gültige IBAN an.'],
  ])('refuses the IBAN „%s“', (iban, message) => {
    const { errors } = judge(agreedView(), filled(agreedView(), { contractDetails: { iban } }));
    expect(errors).toEqual({ 'contractDetails.iban': message });
  });

  it('keeps to the chosen way of payment when both were typed', () => {
    const contractDetails = { selectedPayment: 'paypal', paypal: 'kim@example.org' } as const;
    const { body } = judge(agreedView(), filled(agreedView(), { contractDetails }));
    expect(body?.contractDetails).toEqual({ business: false, paypal: 'kim@example.org', accountHolder: 'Kim Muster' });
  });

  it('refuses a time that ends before it begins', () => {
    const view = agreedView('pickup');
    const { errors } = judge(view, filled(view, { pickupDetails: { timeFrom: '12:00', timeTo: '08:00' } }));
    expect(errors).toEqual({ 'pickupDetails.timeTo': 'Das Ende muss nach dem Beginn liegen.' });
  });

  it('takes a single day as the first and the last, and refuses days that run backwards', () => {
    const view = agreedView('pickup');
    const wished = (dateFrom: string, dateTo: string) =>
      judge(view, filled(view, { pickupDetails: { dateFrom, dateTo } })).errors;
    expect(wished('2026-12-01', '2026-12-01')).toEqual({});
    expect(wished('2026-12-02', '2026-12-01')).toEqual({
      'pickupDetails.dateTo': 'Der letzte Tag darf nicht vor dem ersten liegen.',
    });
  });

  it('asks for what has not been declared yet (LEG-03)', () => {
    const view = { ...agreedView(), missingDeclarations: ['ownership', 'adult'] } satisfies OfferView;
    expect(judge(view, filled(view, { declarations: { adult: true } })).errors).toEqual({
      'declarations.ownership': expect.stringMatching(/^Es fehlt die Bestätigung/),
    });
    const { body } = judge(view, filled(view, { declarations: { adult: true, ownership: true } }));
    expect(body?.declarations?.map((declaration) => declaration.name)).toEqual(['ownership', 'adult']);
  });

  it('names all that is wrong at once, the missing payment too', () => {
    const view = agreedView('pickup');
    const { errors } = judge(
      view,
      filled(view, {
        contractAddress: { name: '', street: 'Packstation 145', contactPhone: '12' },
        contractDetails: { iban: '', accountHolder: '' },
      }),
    );
    expect(Object.keys(errors).toSorted()).toEqual([
      'contractAddress.contactPhone',
      'contractAddress.name',
      'contractAddress.street',
      'contractDetails.accountHolder',
      'contractDetails.iban',
    ]);
  });

  it('sends telephone numbers in E.164', () => {
    const values = filled(agreedView(), { contractAddress: { contactPhone: '0341 1234567-111' } });
    expect(judge(agreedView(), values).body?.contractAddress.contactPhone).toBe('+493411234567111');
  });

  it('has a business say who writes the document', () => {
    const view = agreedView('shipment', true);
    const details = { ...business.contractDetails, selfBilling: undefined };
    expect(judge(view, filled(view, { ...business, contractDetails: details })).errors).toEqual({
      'contractDetails.selfBilling': '{attribute} ist ein Pflichtfeld',
    });
    const own = { ...business.contractDetails, selfBilling: false };
    const { body } = judge(view, filled(view, { ...business, contractDetails: own }));
    expect(body?.contractDetails.selfBilling).toBe(false);
    expect(body?.declarations).toEqual([]);
  });

  it.each([
    ['publicBody', []],
    ['thirdCountry', []],
    ['euBusiness', ['contractDetails.taxId']],
  ] as const)(
    'asks a %s who shall write the paper, and for a number only where it has one to give',
    (vatStatus, missing) => {
      const view = agreedView('shipment', true);
      const details = { vatStatus, taxId: '', selfBilling: true } as const;
      const { body, errors } = judge(view, filled(view, { ...business, contractDetails: details }));
      expect(Object.keys(errors)).toEqual(missing);
      if (missing.length === 0) expect(body?.contractDetails.selfBilling).toBe(true);
    },
  );

  it('takes another country’s postcode where that country is named, and only a German one for Germany', () => {
    const view = agreedView('shipment', true);
    const vienna = { ...business.contractAddress, zip: '1020', city: 'Wien' };
    const judged = (country: 'AT' | '') =>
      judge(view, filled(view, { ...business, contractAddress: { ...vienna, country } }));
    expect(judged('AT').body?.contractAddress).toMatchObject({ zip: '1020', country: 'AT' });
    expect(judged('').errors).toEqual({ 'contractAddress.zip': 'Bitte geben Sie eine gültige Postleitzahl an.' });
    const place = { ...vienna, zip: "' OR 1", country: 'AT' } as const;
    expect(judge(view, filled(view, { ...business, contractAddress: place })).errors).toHaveProperty([
      'contractAddress.zip',
    ]);
    const german = filled(view, business);
    expect(judge(view, german).body?.contractAddress).not.toHaveProperty('country');
  });

  it('takes the books of a firm abroad, and an address where there are no postcodes', () => {
    const view = agreedView('shipment', true);
    const books = { name: 'Buchhaltung', company: 'Kern AG', street: 'Am Hof 2', zip: '1010', city: 'Wien' };
    const judged = (changes: Partial<typeof books> & { country: 'AT' | 'AE' | '' }) =>
      judge(view, filled(view, { ...business, invoiceAddress: { differentFromContract: true, ...books, ...changes } }));
    expect(judged({ country: 'AT' }).body?.invoiceAddress).toEqual({
      ...{ differentFromContract: true, ...books, country: 'AT' },
    });
    expect(judged({ country: '' }).errors).toHaveProperty(['invoiceAddress.zip']);
    const dubai = judged({ country: 'AE', zip: '', city: 'Dubai' }).body?.invoiceAddress;
    expect(dubai).toMatchObject({ zip: '', country: 'AE' });
    expect(dubai?.differentFromContract && placeLines(dubai)).toEqual([
      'Am Hof 2',
      'Dubai',
      'Vereinigte Arabische Emirate',
    ]);
    expect(judged({ country: 'AT', zip: '' }).errors).toHaveProperty(['invoiceAddress.zip']);
  });

  it('keeps the wish for a Gutschrift where the tax of the goods is still to be decided (INV-15)', () => {
    const view = {
      ...agreedView('shipment', true),
      listedGoods: { classes: { a: 'review' }, judged: 'review' },
    } as const;
    const details = { ...business.contractDetails, vatStatus: 'regular' } as const;
    expect(judge(view, filled(view, { ...business, contractDetails: details })).body?.contractDetails.selfBilling).toBe(
      true,
    );
  });

  it.each([
    ['DE136695975', /letzte Ziffer passt nicht/],
    ['DE136695975-00001', /W-IdNr\. gibt es nicht/],
    ['Steuernummer', /^Bitte geben Sie Ihre USt-IdNr\./],
  ])('says of „%s“ what is wrong with it', (taxId, sentence) => {
    const view = agreedView('shipment', true);
    const details = { ...business.contractDetails, taxId };
    expect(judge(view, filled(view, { ...business, contractDetails: details })).errors).toEqual({
      'contractDetails.taxId': expect.stringMatching(sentence),
    });
  });

  it('sends unchanged what is on record', () => {
    const view = viewIn('addressed', { shippingMethod: 'pickup', offeredAsBusiness: true });
    const values = addressEntriesOf(view);
    const contact = { contactName: 'Kim', contactPhone: '0341 1234567' };
    const { body } = judge(view, { ...values, contractAddress: { ...values.contractAddress, ...contact } });
    expect(body).toMatchObject({
      contractDetails: view.contractDetails,
      pickupAddress: view.pickupAddress,
      pickupDetails: view.pickupDetails,
    });
  });
});

describe('the address form of several places', () => {
  const view: OfferView = {
    ...agreedView('pickup'),
    sites: ['Hamburg', 'Ulm'].map((site, index) => ({ site, itemIds: [`item-${index}`], units: 1 })),
  };
  const entries = filled(view);
  const [first, second] = entries.sites;
  const elsewhere = {
    differentFromContract: true,
    name: 'Lager',
    company: '',
    street: 'Am Hof 3',
    zip: '89073',
    city: 'Ulm',
  };

  it('asks for the address of each place, at its own fields', () => {
    const { errors } = judge(view, entries);
    const fields = ['name', 'street', 'zip', 'city'];
    expect(Object.keys(errors).sort()).toEqual(
      [0, 1].flatMap((index) => fields.map((field) => `sites.${index}.pickupAddress.${field}`)).sort(),
    );
  });

  it('sends one entry for each place and nothing of a place beside them', () => {
    if (!(first && second)) throw new Error('two places');
    const sites = [
      { ...first, pickupAddress: { ...first.pickupAddress, differentFromContract: false } },
      { ...second, pickupAddress: elsewhere },
    ];
    const { body, errors } = judge(view, { ...entries, sites });
    expect(errors).toEqual({});
    expect(submitAddressesSchema.safeParse(body).success).toBe(true);
    expect(body).not.toHaveProperty('pickupAddress');
    expect(body?.sites).toEqual([
      {
        site: 'Hamburg',
        pickupAddress: { differentFromContract: false },
        pickupDetails: { preferredPickupWeekdays: [] },
      },
      {
        site: 'Ulm',
        pickupAddress: { differentFromContract: true, name: 'Lager', street: 'Am Hof 3', zip: '89073', city: 'Ulm' },
        pickupDetails: { preferredPickupWeekdays: [] },
      },
    ]);
  });

  it('tells a Packstation at the street of its own place', () => {
    if (!(first && second)) throw new Error('two places');
    const sites = [first, second].map((one) => ({ ...one, pickupAddress: { ...elsewhere, street: 'Packstation 12' } }));
    expect(Object.keys(judge(view, { ...entries, sites }).errors)).toEqual([
      'sites.0.pickupAddress.street',
      'sites.1.pickupAddress.street',
    ]);
  });
});
