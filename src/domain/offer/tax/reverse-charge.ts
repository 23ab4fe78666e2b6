import { factOf } from '#domain/catalogue/fact-of.ts';
import type { ListedClass, ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import { reverseChargeInWords } from '#domain/catalogue/own-words.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { Cents } from '#domain/values/money.ts';
import type { JudgedReverseCharge, ListedGoods, ReverseCharge } from '../facts.ts';
import type { OfferItem } from '../item.ts';
import type { SheetLine } from '../price/sheet.ts';
import type { OfferFacts } from '../state.ts';
import { taxTreatmentOf } from './tax.ts';
import { taxDecisionOf } from './tax-decision.ts';
import type { TaxDecision } from './tax-facts.ts';

/** By item. */
export type ReverseChargeClasses = Readonly<Record<string, ReverseChargeClass>>;

/** From this net sum of listed goods in one contract on, the buyer owes their tax (§ 13b Abs. 2 Nr. 10 UStG), in cents. */
export const reverseChargeThreshold: Cents = 500_000;

/** The catalogue, as far as it tells what goods are. */
export interface KnownGoods {
  readonly byId: { get(entryId: string): WizardItem | undefined };
}

/**
 * Class of goods as the catalogue says it. Without an entry, words that may mean listed goods need a review; so does an id that
 * the catalogue does not know.
 */
function reverseChargeClassOf(
  { entryId, title }: Pick<OfferItem, 'entryId' | 'title'>,
  { byId }: KnownGoods,
): ReverseChargeClass {
  if (entryId === undefined) return reverseChargeInWords(title);
  const entry = byId.get(entryId);
  return (entry && factOf(entry, 'reverseCharge')) ?? 'review';
}

/** The classes of all items of an offer. */
export function reverseChargeClassesOf(items: readonly OfferItem[], catalogue: KnownGoods): ReverseChargeClasses {
  return Object.fromEntries(items.map((item) => [item.id, reverseChargeClassOf(item, catalogue)]));
}

type SummedLine = Pick<SheetLine, 'itemId' | 'total'>;

/** Those of the lines whose goods are listed, or may be: whatever has no class is not known to be unlisted. */
export function listedGoodsOf(lines: readonly Pick<SheetLine, 'itemId'>[], classes: ReverseChargeClasses): ListedGoods {
  const all = lines.map(({ itemId }) => [itemId, classes[itemId] ?? 'review'] as const);
  return Object.fromEntries(all.filter((one): one is [string, ListedClass] => one[1] !== 'none'));
}

/** What these lines, in cents, do to the tax of a business's contract, whatever its status is (INV-15). */
export function judgeLines(lines: readonly SummedLine[], listed: ListedGoods): JudgedReverseCharge {
  const possible = lines.filter(({ itemId, total }) => total > 0 && listed[itemId] !== undefined);
  const sum = possible.reduce((total, line) => total + line.total, 0);
  if (sum < reverseChargeThreshold) return 'none';
  if (possible.some(({ itemId }) => listed[itemId] === 'review')) return 'review';
  return { sum, threshold: reverseChargeThreshold, itemIds: possible.map(({ itemId }) => itemId) };
}

/** The same where a person has said what goods are, or who owes the tax whatever they come to (INV-15). */
function judgeDecided(
  lines: readonly SummedLine[],
  listed: ListedGoods,
  { goods = {}, reverseCharge }: Pick<TaxDecision, 'goods' | 'reverseCharge'>,
): JudgedReverseCharge {
  if (reverseCharge === 'notOwed') return 'none';
  const known = listedWith(listed, goods);
  if (reverseCharge === undefined) return judgeLines(lines, known);
  const owed = lines.filter(({ itemId, total }) => total > 0 && known[itemId] !== undefined);
  if (owed.some(({ itemId }) => known[itemId] === 'review')) return 'review';
  const sum = owed.reduce((total, line) => total + line.total, 0);
  const itemIds = owed.map(({ itemId }) => itemId);
  return owed.length === 0 ? 'none' : { sum, threshold: reverseChargeThreshold, itemIds };
}

/** The listed goods, with what a person said of some of them. */
export function listedWith(listed: ListedGoods, said: ReverseChargeClasses = {}): ListedGoods {
  const all = Object.entries({ ...listed, ...said });
  return Object.fromEntries(all.filter((one): one is [string, ListedClass] => one[1] !== 'none'));
}

type Contract = Pick<OfferFacts, 'offeredAsBusiness' | 'agreement' | 'bid' | 'listedGoods'>;

/** What is kept with the settled price: by the goods as they were known with the bid, else as the catalogue knows them now. */
export function judgeReverseCharge(state: Contract, classes: ReverseChargeClasses): JudgedReverseCharge {
  const lines = state.agreement?.lines ?? [];
  return state.offeredAsBusiness ? judgeLines(lines, state.listedGoods ?? listedGoodsOf(lines, classes)) : 'none';
}

/**
 * What the goods of a business do to its tax, by everything that is known of them: as its Gutschrift has it, as it was judged with the
 * settled price, else by what was agreed or bid, so that a price lowered after the inspection changes nothing (INV-15). Undefined for
 * private sellers, without a price, and where an old log tells nothing of the goods.
 */
export function judgedGoodsOf(
  state: Contract & Pick<OfferFacts, 'document' | 'reverseCharge' | 'taxDesk'>,
): JudgedReverseCharge | undefined {
  const { offeredAsBusiness, document, reverseCharge, listedGoods, agreement, bid } = state;
  if (!offeredAsBusiness) return undefined;
  if (document?.type === 'creditNote') return document.reverseCharge ?? 'none';
  const lines = (agreement ?? bid)?.lines;
  const decision = taxDecisionOf(state);
  if (lines && (decision?.goods ?? decision?.reverseCharge)) return judgeDecided(lines, listedGoods ?? {}, decision);
  return reverseCharge ?? (lines && listedGoods && judgeLines(lines, listedGoods));
}

/**
 * Whether the buyer owes the tax on listed goods of a regular business. Undefined where it applies to no line; `review` where goods of
 * unknown class could reach the threshold or belong to those that did.
 */
export function reverseChargeOf(
  state: Contract & Pick<OfferFacts, 'addresses' | 'document' | 'reverseCharge' | 'taxDesk'>,
  classes: ReverseChargeClasses,
): ReverseCharge | 'review' | undefined {
  if (taxTreatmentOf(state) !== 'standard') return undefined;
  const verdict = judgedGoodsOf(state) ?? judgeReverseCharge(state, classes);
  return verdict === 'none' ? undefined : verdict;
}

/** Whether a regular business writes the invoice because our data do not tell who owes the tax of its goods (INV-15). */
export function isTaxOfGoodsOpen(
  state: Contract & Pick<OfferFacts, 'addresses' | 'document' | 'reverseCharge' | 'taxDesk'>,
): boolean {
  return taxTreatmentOf(state) === 'standard' && judgedGoodsOf(state) === 'review';
}
