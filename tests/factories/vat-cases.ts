import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import type { VatStatus } from '#domain/offer/parties/addresses.ts';
import type { TaxDecision } from '#domain/offer/tax/tax-facts.ts';
import type { Cents } from '#domain/values/money.ts';
import { commandFor, usualKind } from './offer-command.ts';
import { continueStory } from './offer-in-phase.ts';
import { OfferStory } from './offer-story.ts';
import { addressesFor, draftOf } from './offer-values.ts';

/** Who sells what, as far as it decides about the tax. */
export interface VatCase {
  /** None of a private seller. */
  readonly status?: VatStatus;
  /** One line each: class of the goods and its price in cents. */
  readonly goods: readonly (readonly [ReverseChargeClass, Cents])[];
  readonly selfBilling?: boolean;
  readonly taxId?: string;
  /** What a person has decided. */
  readonly decided?: Pick<TaxDecision, 'treatment' | 'goods' | 'reverseCharge'>;
}

/** A sale of this kind from the inquiry to the settled price. */
export function saleOf({ status, goods, selfBilling = true, taxId, decided }: VatCase): OfferStory {
  const offeredAsBusiness = status !== undefined;
  const kind = { ...usualKind, offeredAsBusiness };
  const items = goods.map(([named], index) => {
    const title = `${named} ${index + 1}`;
    return { id: `item-${index + 1}`, freetext: title, title, quantity: 1 };
  });
  const story = new OfferStory();
  story.given('customer', {
    type: 'submitOffer',
    inquiryId: 'A-2026-000001',
    draft: draftOf({ offeredAsBusiness, items }),
  });
  story.given('provider', {
    type: 'submitBid',
    lines: goods.map(([, unitPrice], index) => ({ itemId: `item-${index + 1}`, unitPrice, deductions: [] })),
    shippingMethod: 'shipment',
    validUntil: '2026-12-07',
    classes: Object.fromEntries(goods.map(([named], index) => [`item-${index + 1}`, named])),
  });
  continueStory(story, ['acceptBid'], kind);
  const usual = addressesFor('shipment', offeredAsBusiness);
  const contractDetails = {
    ...usual.contractDetails,
    ...(status && { vatStatus: status, selfBilling }),
    ...(taxId && { taxId }),
  };
  story.given('customer', {
    type: 'submitAddresses',
    inquiryId: 'A-2026-000001',
    addresses: { ...usual, contractDetails },
    declarations: [],
    reauthenticated: true,
  });
  const inspected = ['confirmScopeOfSupply', 'skipDeletion', 'startTesting', 'finishTesting'] as const;
  continueStory(story, ['linkOrder', 'verifyData', 'sendShippingLabel', 'dispatchGoods', ...inspected], kind);
  if (decided) story.withTax({ decision: decided });
  return story.given('provider', commandFor('skipAdjustingBid', story.state, story.now, kind));
}
