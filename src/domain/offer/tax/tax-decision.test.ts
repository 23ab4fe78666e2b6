import { describe, expect, it } from 'vitest';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { saleOf, type VatCase } from '#tests/factories/vat-cases.ts';
import { foldEvents } from '../events/evolve.ts';
import { taxDeclaredAt } from '../events/tax-declared-at.ts';
import { ownInvoiceReasonOf } from '../standing.ts';
import { type OfferState, requireFact } from '../state.ts';
import { moneyOfOffer, otherTaxOf } from './price-tax.ts';
import { taxTreatmentOf } from './tax.ts';
import type { TaxDecision, VatIdAnswer } from './tax-facts.ts';
import { isTaxFrozen, openTaxHints, openTaxQuestions } from './tax-questions.ts';

type Decided = Pick<TaxDecision, 'treatment' | 'goods' | 'reverseCharge' | 'seen'>;

/** A sale at its settled price, about whose tax somebody has decided. */
const decidedSale = (sale: VatCase, decided: Decided) => saleOf(sale).withTax({ decision: decided });

function withTaxId(state: OfferState, taxId: string): OfferState {
  const addresses = requireFact(state, 'addresses');
  return { ...state, addresses: { ...addresses, contractDetails: { ...addresses.contractDetails, taxId } } };
}

const gutschrift = { type: 'addCreditNote', number: 'GS-2026-000001', classes: {} } as const;
const servers = [['none', 800_000]] as const;

describe('what a person decides about the tax of a sale', () => {
  it.each([
    ['publicBody', 'exempt', 'exempt', 800_000, 'purchaseReceipt'],
    ['publicBody', 'standard', undefined, 952_000, 'selfBilledInvoice'],
    ['euBusiness', 'euAcquisition', 'euAcquisition', 800_000, 'selfBilledInvoice'],
    ['euBusiness', 'marginScheme', 'marginScheme', 800_000, 'selfBilledInvoice'],
    ['thirdCountry', 'import', 'import', 800_000, 'selfBilledInvoice'],
  ] as const)(
    'gives a %s seller as %s its words, its gross price and its paper',
    (status, treatment, tax, gross, kind) => {
      const story = decidedSale({ status, goods: servers }, { treatment });
      expect(otherTaxOf(story.state)).toBe(tax);
      expect(moneyOfOffer(story.state, 19)?.gross).toBe(gross);
      expect(ownInvoiceReasonOf(story.state)).toBeUndefined();
      story.given('provider', gutschrift);
      expect(story.state.document).toMatchObject({ kind, taxDecision: { treatment } });
    },
  );

  it('stays with the paper: the log alone tells the same tax, whatever is decided later', () => {
    const decided = decidedSale({ status: 'publicBody', goods: servers }, { treatment: 'exempt' });
    decided.given('provider', gutschrift);
    const state = foldEvents(decided.events);
    expect(state).not.toHaveProperty('taxDesk');
    expect(state && taxTreatmentOf(state)).toBe('exempt');
  });

  it('counts for what the seller had said then, and is open again once it says something else', () => {
    const { state } = decidedSale({ status: 'publicBody', goods: servers }, { treatment: 'exempt' });
    expect(openTaxQuestions(state)).toEqual([]);
    expect(openTaxQuestions(withTaxId(state, 'DE811907980'))).toEqual(['publicBody']);
    expect(taxTreatmentOf(withTaxId(state, 'DE811907980'))).toBeUndefined();
  });

  it('never touches a private seller, who gets no word on taxes', () => {
    const { state } = saleOf({ goods: servers });
    const decision = { treatment: 'standard', about: {}, at: state.createdAt } as const;
    expect(taxTreatmentOf({ ...state, taxDesk: { decision } })).toBe('none');
  });

  it('asks a foreign seller of German goods for a German number before a Gutschrift shows German tax', () => {
    const story = decidedSale(
      { status: 'euBusiness', goods: servers, taxId: 'ATU12345675' },
      { treatment: 'standard' },
    );
    expect(ownInvoiceReasonOf(story.state)).toBe('taxId');
    expect(story.ask('provider', gutschrift)).toEqual({ refusal: 'taxIdMissing' });
  });

  it('is frozen once our paper stands (INV-12)', () => {
    const story = decidedSale({ status: 'publicBody', goods: servers }, { treatment: 'exempt' });
    expect(isTaxFrozen(story.state)).toBe(false);
    story.given('provider', gutschrift);
    expect(isTaxFrozen(story.state)).toBe(true);
  });
});

describe('what a person decides about goods (INV-15)', () => {
  const tablets = { status: 'regular', goods: [['review', 600_000] as const, ['none', 200_000] as const] } as const;

  it('makes doubtful goods listed ones, whose tax we owe', () => {
    const { state } = decidedSale(tablets, { goods: { 'item-1': 'tablet' } });
    expect(moneyOfOffer(state, 19)).toEqual({ net: 800_000, untaxed: 600_000, vat: 38_000, gross: 838_000 });
    expect(openTaxQuestions(state)).toEqual([]);
  });

  it('makes them unlisted ones, with the usual tax on top', () => {
    const { state } = decidedSale(tablets, { goods: { 'item-1': 'none' } });
    expect(moneyOfOffer(state, 19)?.gross).toBe(952_000);
  });

  it('stays open while one line is still in doubt', () => {
    const both = { status: 'regular', goods: [['review', 300_000] as const, ['review', 300_000] as const] } as const;
    expect(openTaxQuestions(decidedSale(both, { goods: { 'item-1': 'tablet' } }).state)).toEqual(['goods']);
  });

  it('overrides the sum: several orders of one contract count together, or a single one does not', () => {
    const small = { status: 'regular', goods: [['tablet', 400_000] as const] } as const;
    expect(moneyOfOffer(decidedSale(small, { reverseCharge: 'owed' }).state, 19)?.vat).toBe(0);
    const large = { status: 'regular', goods: [['tablet', 600_000] as const] } as const;
    expect(moneyOfOffer(decidedSale(large, { reverseCharge: 'notOwed' }).state, 19)?.vat).toBe(114_000);
  });

  it('is kept with the Gutschrift', () => {
    const story = decidedSale(tablets, { goods: { 'item-1': 'tablet' } }).given('provider', gutschrift);
    expect(story.state.document).toMatchObject({ reverseCharge: { sum: 600_000, itemIds: ['item-1'] } });
  });
});

describe('what a seller says of its tax (INV-11)', () => {
  it('counts for the sale since it was said, across New Year, until something else is said', () => {
    const { events, state } = saleOf({ status: 'regular', goods: servers });
    expect(taxDeclaredAt(events.slice(0, 3))).toBeUndefined();
    expect(taxDeclaredAt(events)).toBe(state.createdAt);
    const first = events.find((event) => event.type === 'addressesSubmitted');
    if (first?.type !== 'addressesSubmitted') throw new Error('Nothing was said');
    const again = { ...first, at: '2026-12-31T23:30:00.000Z' };
    expect(taxDeclaredAt([...events, again])).toBe(state.createdAt);
    const { addresses } = first.data;
    const small = {
      ...addresses,
      contractDetails: { ...addresses.contractDetails, vatStatus: 'smallBusiness' as const },
    };
    const changed = { ...again, data: { ...first.data, addresses: small } };
    expect(taxDeclaredAt([...events, changed])).toBe('2026-12-31T23:30:00.000Z');
  });
});

describe('what contradicts itself', () => {
  const answer =
    (result: VatIdAnswer['result'], vatId = 'DE136695976') =>
    (state: OfferState) => ({
      ...state,
      taxDesk: { vatIdAnswer: { vatId, result, at: state.createdAt } },
    });

  it('is a domestic business with a number of another country', () => {
    const { state } = saleOf({ status: 'regular', goods: servers });
    expect(openTaxQuestions(withTaxId(state, 'ATU12345675'))).toEqual(['foreignVatId']);
  });

  it('is a number that the EU’s register does not know, and no other than the one asked for', () => {
    const { state, now } = saleOf({ status: 'regular', goods: servers });
    const refused = answer('invalid')(state);
    expect(openTaxQuestions(refused)).toEqual(['vatIdInvalid']);
    expect(otherTaxOf(refused)).toBe('undecided');
    expect(OfferStory.from(refused, now).ask('provider', gutschrift)).toEqual({ refusal: 'vatStatusNeedsReview' });
    expect(openTaxQuestions(answer('unavailable')(state))).toEqual([]);
    expect(openTaxQuestions(answer('invalid', 'DE811907980')(state))).toEqual([]);
  });

  it('is no question any more once the Gutschrift is written: what the register says later changes no paper', () => {
    const { state, now } = saleOf({ status: 'regular', goods: servers });
    const story = OfferStory.from(state, now).given('provider', gutschrift);
    const refused = answer('invalid')(story.state);
    expect(openTaxQuestions(refused)).toEqual([]);
    expect(otherTaxOf(refused)).toBe(otherTaxOf(story.state));
    expect(moneyOfOffer(refused, 19)).toEqual(moneyOfOffer(story.state, 19));
  });

  it.each([
    ['euBusiness', undefined, ['goodsInGermany']],
    ['euBusiness', 'AT', []],
    ['thirdCountry', undefined, ['goodsInGermany']],
    ['regular', 'AT', ['addressAbroad']],
    ['regular', undefined, []],
  ] as const)('is looked at where a seller is %s and its address is in %s', (status, country, hints) => {
    const { state } = saleOf({ status, goods: servers });
    const { addresses } = state;
    if (!addresses) throw new Error('No addresses');
    const contractAddress = { ...addresses.contractAddress, ...(country && { country }) };
    expect(openTaxHints({ ...state, addresses: { ...addresses, contractAddress } })).toEqual(hints);
  });

  it('is looked at where a private seller has a fleet, which keeps nobody from being paid', () => {
    const { state } = saleOf({ goods: servers });
    const fleet = { ...state, items: state.items.map((item) => ({ ...item, quantity: 25 })) };
    expect(openTaxHints(state)).toEqual([]);
    expect(openTaxHints(fleet)).toEqual(['privateFleet']);
    expect(openTaxQuestions(fleet)).toEqual([]);
    const decision = { seen: ['privateFleet'], about: {}, at: state.createdAt } as const;
    expect(openTaxHints({ ...fleet, taxDesk: { decision } })).toEqual([]);
  });
});
