import { describe, expect, it } from 'vitest';
import { commandFor, type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { addressesFor, inquiryId, withOtherIban } from '#tests/factories/offer-values.ts';
import { type Addresses, addressesToSend, emptyAddressForm } from '../parties/addresses.ts';
import type { CommandOf } from './commands.ts';

const usual = addressesFor('shipment');

function submit(changes: Partial<CommandOf<'submitAddresses'>> = {}): CommandOf<'submitAddresses'> {
  return { type: 'submitAddresses', inquiryId, addresses: usual, declarations: [], reauthenticated: false, ...changes };
}

function withDetails(changes: Partial<Addresses['contractDetails']>): Addresses {
  return { ...usual, contractDetails: { ...usual.contractDetails, ...changes } };
}

describe('the addresses', () => {
  it('follow the agreement and lead to the logistics', () => {
    const story = offerIn('agreed').given('customer', submit());
    expect(story.state).toMatchObject({ phase: 'addressed', addresses: usual, selfBilling: { agreedAt: story.now } });
  });

  it('name the inquiry they belong to', () => {
    expect(offerIn('agreed').send('customer', submit({ inquiryId: 'A-2026-000002' }))).toEqual({
      refusal: 'idMismatch',
    });
  });

  it.each<[string, Addresses, string]>([
    ['neither IBAN nor PayPal is there', paidBy({}), 'paymentMissing'],
    ['both are there', paidBy({ iban: 'DE02120300000000202051', paypal: 'kim@example.org' }), 'paymentAmbiguous'],
    [
      'the place for the packaging is missing',
      { contractAddress: usual.contractAddress, contractDetails: usual.contractDetails },
      'addressesInvalid',
    ],
    ['they carry places of a pickup for a parcel', { ...addressesFor('pickup'), ...usual }, 'addressesInvalid'],
    ['they carry wishes of a delivery for a parcel', { ...addressesFor('delivery'), ...usual }, 'addressesInvalid'],
  ])('are refused when %s', (_, addresses, refusal) => {
    expect(offerIn('agreed').send('customer', submit({ addresses }))).toEqual({ refusal });
  });

  it.each([
    ['the contract address', (packstation: Addresses['contractAddress']) => ({ contractAddress: packstation })],
    [
      'another address',
      (packstation: Addresses['contractAddress']) => ({
        pickupAddress: { differentFromContract: true as const, ...packstation },
      }),
    ],
  ])('are refused for a pickup when %s is a Packstation', (_case, changes) => {
    const pickup = addressesFor('pickup');
    const addresses = { ...pickup, ...changes({ ...pickup.contractAddress, street: 'Packstation 145' }) };
    const story = offerIn('agreed', { ...usualKind, shippingMethod: 'pickup' });
    expect(story.send('customer', submit({ addresses }))).toEqual({ refusal: 'pickupPlaceInvalid' });
  });

  it('carry tax data only when the offer was made as a business, whatever the form says', () => {
    const addresses = withDetails({ business: true });
    const kind: OfferKind = { ...usualKind, offeredAsBusiness: false };
    expect(offerIn('agreed', kind).send('customer', submit({ addresses }))).toEqual({ refusal: 'addressesInvalid' });
  });

  it('name another country only when the offer was made as a business', () => {
    const abroad = (offeredAsBusiness: boolean) => {
      const usual = addressesFor('shipment', offeredAsBusiness);
      const contractAddress = { ...usual.contractAddress, zip: '1020', city: 'Wien', country: 'AT' as const };
      const story = offerIn('agreed', { ...usualKind, offeredAsBusiness });
      return story.send('customer', submit({ addresses: { ...usual, contractAddress } }));
    };
    expect(abroad(false)).toEqual({ refusal: 'addressesInvalid' });
    expect(abroad(true)).toHaveProperty('events.0.data.addresses.contractAddress.country', 'AT');
  });

  it('are refused while a required declaration is not stored, and complete it (LEG-03)', () => {
    const story = offerIn('bidPlaced');
    story.given('customer', { ...commandFor('acceptBid', story.state, story.now), declarations: [] });
    expect(story.send('customer', submit())).toEqual({ refusal: 'declarationsMissing' });
    const names = ['ownership', 'terms', 'authorised', 'dataProcessing'] as const;
    const declarations = names.map((name) => ({ name, textVersion: '1' }));
    expect(story.ask('customer', submit({ declarations: declarations.slice(1) }))).toEqual({
      refusal: 'declarationsMissing',
    });
    expect(story.given('customer', submit({ declarations })).state.declarations).toEqual(
      declarations.map((one) => ({ ...one, at: story.now })),
    );
  });

  it('ask a private seller for their age and a business for authority (LEG-03, LEG-04)', () => {
    const names = (kind: OfferKind) =>
      offerIn('agreed', kind).state.declarations.map((declaration) => declaration.name);
    expect(names({ ...usualKind, offeredAsBusiness: false })).toEqual(['ownership', 'terms', 'adult']);
    expect(names(usualKind)).toEqual(['ownership', 'terms', 'authorised', 'dataProcessing']);
  });
});

describe('an update of the addresses', () => {
  it('with another IBAN needs the password again and holds the payout for 24 hours (LEG-61)', () => {
    const story = offerIn('payout');
    const addresses = withOtherIban(usual);
    expect(story.send('customer', submit({ addresses }))).toEqual({ refusal: 'passwordNeeded' });
    story.given('customer', submit({ addresses, reauthenticated: true }));
    expect(story.state.payoutHoldUntil).toBe('2026-11-24T09:00:00.000Z');
    continueStory(story, ['issueInvoice', 'finishOffer']);
    story.now = '2026-11-24T08:59:59.999Z';
    expect(story.send('provider', commandFor('complete', story.state, story.now))).toEqual({ refusal: 'payoutHeld' });
    story.now = '2026-11-24T09:00:00.000Z';
    expect(continueStory(story, ['complete']).state.phase).toBe('completed');
  });

  it('to another holder’s account is paid only once staff has released it (LEG-61)', () => {
    const story = offerIn('payout');
    const addresses = withDetails({ accountHolder: 'Robin Anders' });
    story.given('customer', submit({ addresses, reauthenticated: true }));
    continueStory(story, ['issueInvoice', 'finishOffer']);
    story.now = '2026-11-25T09:00:00.000Z';
    const paid = { type: 'complete', paymentReference: 'SEPA 17' } as const;
    expect(story.send('provider', paid)).toEqual({ refusal: 'payeeNotReleased' });
    const payeeRelease = 'Vollmacht liegt vor';
    expect(story.send('provider', { ...paid, payeeRelease })).toMatchObject({
      events: [{ type: 'completed', data: { paymentReference: 'SEPA 17', payeeRelease } }],
    });
  });

  it.each<[string, Partial<Addresses['contractDetails']>]>([
    ['to PayPal', { paypal: 'kim@example.org' }],
    ['to another name', { accountHolder: 'Robin Anders' }],
  ])('%s is another payee too', (_, changes) => {
    const addresses = changes.paypal ? paidBy(changes) : withDetails(changes);
    expect(offerIn('ordered').send('customer', submit({ addresses }))).toEqual({ refusal: 'passwordNeeded' });
  });

  it('is the same payee where only capitals of an address at PayPal differ', () => {
    const paypal = (address: string) => submit({ addresses: paidBy({ paypal: address }), reauthenticated: true });
    const story = offerIn('ordered');
    story.given('customer', paypal('kim@example.org'));
    const again = story.send('customer', submit({ addresses: paidBy({ paypal: 'Kim@Example.org' }) }));
    expect(again).toMatchObject({ events: [{ type: 'addressesSubmitted' }] });
  });

  it('moves places until the goods are dispatched, and payment data afterwards too', () => {
    const elsewhere: Addresses = {
      ...usual,
      packagingAddress: { differentFromContract: true, ...usual.contractAddress, street: 'Am Hof 2' },
    };
    expect(offerIn('handover').send('customer', submit({ addresses: elsewhere }))).toMatchObject({ events: [{}] });
    expect(offerIn('inTransit').send('customer', submit({ addresses: elsewhere }))).toEqual({ refusal: 'placesFixed' });
    const paid = submit({ addresses: withOtherIban(usual), reauthenticated: true });
    expect(offerIn('tested').send('customer', paid)).toMatchObject({ events: [{ type: 'addressesSubmitted' }] });
  });

  it('take what the seller’s own books go by until the payment, also when goods and document are fixed', () => {
    const story = continueStory(offerIn('payout'), ['issueInvoice']);
    const { name, street, zip, city } = usual.contractAddress;
    const invoiceAddress = { differentFromContract: true, name, street, zip, city } as const;
    const addresses = { ...withDetails({ orderNumber: '4500017', costCentre: 'KST 77' }), invoiceAddress };
    expect(story.given('customer', submit({ addresses })).state.addresses).toEqual(addresses);
    expect(story.state.payoutHoldUntil).toBeUndefined();
  });

  it.each<[string, Partial<Addresses>]>([
    ['a number of its books', { contractDetails: { ...usual.contractDetails, orderNumber: '4500017' } }],
    ['an address for papers', { invoiceAddress: { differentFromContract: false } }],
  ])('take no %s from a private person', (_, more) => {
    const {
      business: _business,
      taxId: _t,
      taxIdType: _k,
      vatStatus: _v,
      selfBilling: _s,
      ...privately
    } = {
      ...usual.contractDetails,
      ...more.contractDetails,
    };
    const addresses = { ...usual, ...more, contractDetails: { ...privately, business: false } };
    const kind: OfferKind = { ...usualKind, offeredAsBusiness: false };
    expect(offerIn('agreed', kind).send('customer', submit({ addresses }))).toEqual({ refusal: 'addressesInvalid' });
  });

  it('does not change the tax data once a document stands (INV-12)', () => {
    const story = continueStory(offerIn('payout'), ['issueInvoice']);
    const addresses = withDetails({ vatStatus: 'smallBusiness' });
    expect(story.send('customer', submit({ addresses }))).toEqual({ refusal: 'documentStands' });
  });

  it('may withdraw the agreement to the Gutschrift before it is issued (INV-01)', () => {
    const story: OfferStory = offerIn('payout').given(
      'customer',
      submit({ addresses: withDetails({ selfBilling: false }) }),
    );
    expect(story.send('provider', commandFor('addCreditNote', story.state, story.now))).toEqual({
      refusal: 'selfBillingNotAgreed',
    });
    story.given('customer', submit({ addresses: usual }));
    expect(continueStory(story, ['addCreditNote']).state.document).toMatchObject({ kind: 'selfBilledInvoice' });
  });

  it('without a change adds nothing', () => {
    expect(offerIn('addressed').send('customer', submit())).toEqual({ events: [] });
  });
});

describe('the address form', () => {
  const details = {
    ...emptyAddressForm.contractDetails,
    iban: 'DE02120300000000202051',
    paypal: 'kim@example.org',
    taxId: 'DE136695976',
  };
  const sent = (method: OfferKind['shippingMethod'], changes: Partial<typeof details> = {}, offeredAsBusiness = true) =>
    addressesToSend(
      { ...emptyAddressForm, contractDetails: { ...details, ...changes } },
      method ?? 'shipment',
      offeredAsBusiness,
    );

  it.each([
    ['iban', { iban: 'DE02120300000000202051' }, 'paypal'],
    ['paypal', { paypal: 'kim@example.org' }, 'iban'],
  ] as const)('with both ways to pay sends the selected one: %s', (selectedPayment, kept, removed) => {
    const addresses = sent('shipment', { selectedPayment });
    expect(addresses).toMatchObject({ contractDetails: kept });
    expect(addresses.contractDetails).not.toHaveProperty(removed);
    expect(JSON.stringify(addresses)).not.toContain('selectedPayment');
  });

  it('sends only the places of the shipping method', () => {
    const places = (method: OfferKind['shippingMethod']) => Object.keys(sent(method)).slice(2);
    expect(places('shipment')).toEqual(['packagingAddress']);
    expect(places('pickup')).toEqual(['pickupAddress', 'pickupDetails']);
    expect(places('delivery')).toEqual(['deliveryDetails']);
  });

  it('sends the tax id only when the offer was made as a business', () => {
    expect(JSON.stringify(sent('shipment'))).toContain('taxId');
    expect(JSON.stringify(sent('shipment', {}, false))).not.toContain('taxId');
  });
});

function paidBy(payment: { iban?: string; paypal?: string }): Addresses {
  const { iban: _iban, paypal: _paypal, ...details } = usual.contractDetails;
  return { ...usual, contractDetails: { ...details, ...payment } };
}
