import { factOf } from '#domain/catalogue/fact-of.ts';
import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import { reverseChargeInWords } from '#domain/catalogue/own-words.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { Cents } from '#domain/values/money.ts';
import type { JudgedReverseCharge, ReverseCharge } from './facts.ts';
import type { OfferItem } from './item.ts';
import type { SheetLine } from './sheet.ts';
import type { Agreement, OfferFacts } from './state.ts';
import { taxTreatmentOf } from './tax.ts';

/** By item. */
export type ReverseChargeClasses = Readonly<Record<string, ReverseChargeClass>>;

/** From this net sum of listed goods in one contract on, the buyer owes their tax (§ 13b Abs. 2 Nr. 10 UStG), in cents. */
const reverseChargeThreshold: Cents = 500_000;

/**
 * Class of goods as the catalogue says it. Without an entry, words that may mean listed goods need a review; so does an id that
 * the catalogue does not know.
 */
function reverseChargeClassOf(
  { entryId, title }: Pick<OfferItem, 'entryId' | 'title'>,
  entryOf: (entryId: string) => WizardItem | undefined,
): ReverseChargeClass {
  if (entryId === undefined) return reverseChargeInWords(title);
  const entry = entryOf(entryId);
  return (entry && factOf(entry, 'reverseCharge')) ?? 'review';
}

/** The classes of all items of an offer. */
export function reverseChargeClassesOf(
  items: readonly OfferItem[],
  entryOf: (entryId: string) => WizardItem | undefined,
): ReverseChargeClasses {
  return Object.fromEntries(items.map((item) => [item.id, reverseChargeClassOf(item, entryOf)]));
}

type Contract = Pick<OfferFacts, 'offeredAsBusiness'> & { agreement: Agreement };

/** What goods of these classes do to the tax of a business's contract, whatever its status: kept with the settled price (INV-15). */
export function judgeReverseCharge(
  { offeredAsBusiness, agreement }: Contract,
  classes: ReverseChargeClasses,
): JudgedReverseCharge {
  return offeredAsBusiness ? judged(agreement.lines, classes) : 'none';
}

/**
 * Whether the buyer owes the tax on listed goods of a regular business: as it was judged with the settled price, else judged by what was agreed, so that a price lowered
 * after the inspection changes nothing (INV-15). Undefined where it applies to no line; `review` where goods of
 * unknown class could reach the threshold or belong to those that did.
 */
export function reverseChargeOf(
  state: Contract & Pick<OfferFacts, 'addresses' | 'reverseCharge'>,
  classes: ReverseChargeClasses,
): ReverseCharge | 'review' | undefined {
  if (taxTreatmentOf(state) !== 'standard') return undefined;
  const verdict = state.reverseCharge ?? judgeReverseCharge(state, classes);
  return verdict === 'none' ? undefined : verdict;
}

/** What a business seller is told of listed goods before a Gutschrift is written, while it may be one that shows tax. */
export const expectedReverseCharges = ['listed', 'review'] as const;
export type ExpectedReverseCharge = (typeof expectedReverseCharges)[number];

/**
 * What the price as it stands leads to: on `listed` lines the buyer owes the tax; with `review` the provider cannot tell, and writes
 * no Gutschrift. Undefined where the usual tax comes on top, or none at all.
 */
export function expectedReverseCharge(
  state: Pick<OfferFacts, 'offeredAsBusiness' | 'addresses' | 'agreement' | 'bid' | 'document' | 'reverseCharge'>,
  classes: ReverseChargeClasses,
): ExpectedReverseCharge | undefined {
  const status = state.addresses?.contractDetails.vatStatus;
  if (!state.offeredAsBusiness || state.document || (status !== undefined && status !== 'regular')) return undefined;
  const sheet = state.agreement ?? state.bid;
  const verdict = state.reverseCharge ?? (sheet ? judged(sheet.lines, classes) : 'none');
  if (verdict === 'none') return undefined;
  return verdict === 'review' ? verdict : 'listed';
}

function judged(lines: readonly SheetLine[], classes: ReverseChargeClasses): JudgedReverseCharge {
  // Whatever has no class is not known to be unlisted.
  const classOf = (itemId: string) => classes[itemId] ?? 'review';
  const paid = lines.filter(({ total }) => total > 0);
  const possible = paid.filter(({ itemId }) => classOf(itemId) !== 'none');
  if (sumOf(possible) < reverseChargeThreshold) return 'none';
  if (possible.some(({ itemId }) => classOf(itemId) === 'review')) return 'review';
  return {
    sum: sumOf(possible),
    threshold: reverseChargeThreshold,
    itemIds: possible.map(({ itemId }) => itemId),
  };
}

function sumOf(lines: readonly SheetLine[]): Cents {
  return lines.reduce((sum, { total }) => sum + total, 0);
}
