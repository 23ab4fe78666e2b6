import { describe, expect, it } from 'vitest';
import { actionsOf } from '#domain/offer/commands/actions.ts';
import type { VatStatus } from '#domain/offer/parties/addresses.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { commandFor, type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { bidTotal, orderId } from '#tests/factories/offer-values.ts';

const privately: OfferKind = { ...usualKind, offeredAsBusiness: false };

function withUnexpectedItems(): OfferStory {
  const story = offerIn('inTransit');
  const receipt = commandFor('confirmScopeOfSupply', story.state, story.now);
  story.given('provider', { ...receipt, foreign: [{ description: 'Maus', units: 1 }] });
  return continueStory(story, ['skipDeletion', 'startTesting', 'finishTesting', 'skipAdjustingBid']);
}

function withTaxData(state: OfferState, change: { vatStatus?: VatStatus | undefined; taxId?: undefined }): OfferState {
  if (!state.addresses) throw new Error('No addresses yet');
  const { vatStatus, taxId, ...details } = { ...state.addresses.contractDetails, ...change };
  const contractDetails = {
    ...details,
    ...(vatStatus !== undefined && { vatStatus }),
    ...(taxId !== undefined && { taxId }),
  };
  return { ...state, addresses: { ...state.addresses, contractDetails } };
}

describe('the document', () => {
  it('has a button only where it could be written (INV-01)', () => {
    const offers = ({ state, now }: OfferStory) => actionsOf(state, 'provider', now).includes('addCreditNote');
    const business = offerIn('payout');
    const changed = (change: Parameters<typeof withTaxData>[1]) =>
      OfferStory.from(withTaxData(business.state, change), business.now);
    expect(offers(business)).toBe(true);
    expect(offers(offerIn('payout', privately))).toBe(true);
    expect(offers(changed({ vatStatus: 'euBusiness' }))).toBe(false);
    expect(offers(changed({ taxId: undefined }))).toBe(false);
    expect(offers(continueStory(business, ['issueInvoice']))).toBe(false);
  });

  it('is an Ankaufbeleg for a private seller and a Gutschrift for a business', () => {
    const kinds = [privately, usualKind].map(
      (kind) => continueStory(offerIn('payout', kind), ['addCreditNote']).state.document,
    );
    expect(kinds).toMatchObject([
      { kind: 'purchaseReceipt', total: bidTotal },
      { kind: 'selfBilledInvoice', total: bidTotal },
    ]);
  });

  it.each(['publicBody', 'euBusiness', 'thirdCountry', undefined] as const)(
    'is no Gutschrift while somebody has to judge the taxes first: %s',
    (vatStatus) => {
      const { state, now } = offerIn('payout');
      const story = OfferStory.from(withTaxData(state, { vatStatus }), now);
      expect(story.send('provider', commandFor('addCreditNote', state, now))).toEqual({
        refusal: 'vatStatusNeedsReview',
      });
      story.given('customer', commandFor('issueInvoice', state, now));
    },
  );

  it('is no Gutschrift without the number under which the seller is taxed (INV-04)', () => {
    const { state, now } = offerIn('payout');
    const story = OfferStory.from(withTaxData(state, { taxId: undefined }), now);
    expect(story.send('provider', commandFor('addCreditNote', state, now))).toEqual({ refusal: 'taxIdMissing' });
  });

  it('is an invoice only from a business', () => {
    const story = offerIn('payout', privately);
    expect(story.send('customer', commandFor('issueInvoice', story.state, story.now))).toEqual({
      refusal: 'businessOnly',
    });
  });

  it('stands alone: neither follows the other (INV-03)', () => {
    const gutschrift = continueStory(offerIn('payout'), ['addCreditNote']);
    expect(gutschrift.send('customer', commandFor('issueInvoice', gutschrift.state, gutschrift.now))).toEqual({
      refusal: 'documentStands',
    });
    expect(gutschrift.send('provider', commandFor('addCreditNote', gutschrift.state, gutschrift.now))).toEqual({
      refusal: 'documentStands',
    });
    const invoice = continueStory(offerIn('payout'), ['issueInvoice']);
    expect(invoice.send('provider', commandFor('addCreditNote', invoice.state, invoice.now))).toEqual({
      refusal: 'documentStands',
    });
  });

  it('uploaded a second time replaces the first, and the same one again adds nothing', () => {
    const story = continueStory(offerIn('payout'), ['issueInvoice']);
    const again = commandFor('issueInvoice', story.state, story.now);
    expect(story.send('customer', again)).toEqual({ events: [] });
    story.given('customer', { ...again, invoiceUpload: 'korrigiert' });
    expect(story.state.document).toMatchObject({ type: 'invoice', upload: 'korrigiert' });
  });

  it("of the customer's own withdraws the agreement to the Gutschrift (INV-01)", () => {
    expect(continueStory(offerIn('payout'), ['issueInvoice']).state.selfBilling).toMatchObject({
      withdrawnAt: expect.any(String),
    });
  });

  it.each(['issueInvoice', 'finishOffer'] as const)('belongs to the order that is named: %s', (type) => {
    const story = offerIn('payout');
    const wrong = { ...commandFor(type, story.state, story.now), orderId: 'B-2026-000002' };
    expect(story.send('customer', wrong)).toEqual({ refusal: 'idMismatch' });
  });
});

describe('the end', () => {
  it('needs a document first', () => {
    const story = offerIn('payout');
    expect(story.send('customer', { type: 'finishOffer', orderId })).toEqual({ refusal: 'documentMissing' });
    expect(story.send('provider', commandFor('complete', story.state, story.now))).toEqual({
      refusal: 'documentMissing',
    });
  });

  it('may come without the customer finishing, once the document stands', () => {
    expect(continueStory(offerIn('payout'), ['addCreditNote', 'complete']).state.phase).toBe('completed');
  });

  it('waits until unexpected items are on their way back', () => {
    const story = continueStory(withUnexpectedItems(), ['issueInvoice', 'finishOffer']);
    expect(story.send('provider', commandFor('complete', story.state, story.now))).toEqual({ refusal: 'returnsOpen' });
    expect(continueStory(story, ['dispatchReturns', 'complete']).state.phase).toBe('completed');
  });
});
