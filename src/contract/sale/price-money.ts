import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { JudgedReverseCharge } from '#domain/offer/facts.ts';
import { scaleSheet } from '#domain/offer/price/sheet.ts';
import { type Money, moneyOf, moneyWith, otherTaxOfLines, pricedLines } from '#domain/offer/tax/price-tax.ts';
import { judgeLines } from '#domain/offer/tax/reverse-charge.ts';
import { treatmentOfStatus } from '#domain/offer/tax/tax.ts';
import { fromEuros } from '#domain/values/money.ts';
import type { OfferListItem } from './offer-list.ts';
import type { OfferView } from './offer-view.ts';
import { type PriceBasisOf, untaxedNote } from './price-tax-words.ts';

/** What of an offer decides about the tax of a price. */
export interface TaxedView extends Pick<OfferView, 'basis'> {
  readonly taxOverruled?: OfferView['taxOverruled'] | undefined;
  readonly listedGoods?: OfferView['listedGoods'] | undefined;
  readonly contractDetails?: Pick<NonNullable<OfferView['contractDetails']>, 'vatStatus'> | undefined;
}

/** A line of a sheet as it comes over the wire. */
export interface EuroLine {
  readonly itemId: string;
  /** Euros. */
  readonly total: number;
}

/** A price in its parts. */
export interface PriceMoney extends PriceBasisOf {
  /** Cents; undefined for private sellers, and where the tax is not decided. */
  readonly money: Money | undefined;
  /** Whether the business has said what it is for the Umsatzsteuer. */
  readonly isStatusKnown: boolean;
}

/** What these lines come to net, with tax and gross, by the same rule as lists, mails and papers. */
export function moneyOfLines(view: TaxedView, lines: readonly EuroLine[]): PriceMoney {
  return moneyOfCents(view, linesInCents(lines));
}

/** The same for the price as it stands: paid, adjusted, agreed or bid. */
export function moneyOfView(view: OfferView): PriceMoney {
  return moneyOfLines(view, pricedLines(view));
}

/** The same where these lines of a bid come to another sum in euros: a counterbid. */
export function moneyOfSum(view: TaxedView, lines: readonly EuroLine[], sum: number): PriceMoney {
  const sheet = linesInCents(lines).map((line) => ({ ...line, quantity: 1, deductions: [] }));
  return moneyOfCents(view, sheet.some(({ total }) => total > 0) ? scaleSheet(sheet, fromEuros(sum)) : sheet);
}

/** The same for a row of the list, which knows no lines. */
export function moneyOfRow({ basis, otherTax, amount, untaxed = 0 }: OfferListItem): Money | undefined {
  if (basis === 'flat' || amount === undefined) return undefined;
  return moneyWith(otherTax, fromEuros(amount), fromEuros(untaxed), shopConfig.vatPercent);
}

/** What the goods of these lines do to their tax (INV-15): as it was agreed, before that by the lines themselves; nothing of a private seller's. */
export function judgedGoodsIn(view: TaxedView, lines: readonly EuroLine[]): JudgedReverseCharge {
  return judged(view, linesInCents(lines));
}

/** What stands beside a line for its tax: that we owe it, or that nobody can say so yet; by item, for regular businesses. */
export function taxNotesOf(view: TaxedView, lines: readonly EuroLine[]): ReadonlyMap<string, string> {
  if (!isTaxedAsUsual(view)) return new Map();
  const goods = judgedGoodsIn(view, lines);
  if (goods === 'none') return new Map();
  if (goods === 'review') {
    const unsure = Object.entries(view.listedGoods?.classes ?? {}).filter(([, named]) => named === 'review');
    return new Map(unsure.map(([itemId]) => [itemId, 'USt. nicht geklärt, § 13b UStG']));
  }
  return new Map(goods.itemIds.map((itemId) => [itemId, untaxedNote]));
}

/** Whether the usual tax is owed, by the seller or by us: of a business that has said so or nothing yet, unless a person decided otherwise. */
export function isTaxedAsUsual({ contractDetails, taxOverruled }: TaxedView): boolean {
  return (taxOverruled ?? treatmentOfStatus(contractDetails?.vatStatus ?? 'regular')) === 'standard';
}

type CentsLines = ReturnType<typeof linesInCents>;

const linesInCents = (lines: readonly EuroLine[]) =>
  lines.map(({ itemId, total }) => ({ itemId, total: fromEuros(total) }));

function moneyOfCents(view: TaxedView, lines: CentsLines): PriceMoney {
  const { basis, contractDetails, taxOverruled: overruled } = view;
  const vatStatus = contractDetails?.vatStatus;
  const taxed = { offeredAsBusiness: basis === 'net', vatStatus, overruled, goods: judged(view, lines) };
  return {
    basis,
    otherTax: otherTaxOfLines(taxed, lines),
    money: moneyOf(taxed, lines, shopConfig.vatPercent),
    isStatusKnown: vatStatus !== undefined,
  };
}

function judged({ basis, listedGoods }: TaxedView, lines: CentsLines): JudgedReverseCharge {
  if (basis === 'flat' || !listedGoods) return 'none';
  const { judged: agreed, classes } = listedGoods;
  if (agreed === undefined) return judgeLines(lines, classes);
  if (typeof agreed === 'string') return agreed;
  return { ...agreed, sum: fromEuros(agreed.sum), threshold: fromEuros(agreed.threshold) };
}
