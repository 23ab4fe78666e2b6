import type { Cents } from '#domain/values/money.ts';
import type { AdjustmentAnswer, JudgedReverseCharge } from '../facts.ts';
import type { SheetLine } from '../price/sheet.ts';
import type { OfferFacts } from '../state.ts';
import { judgedGoodsOf } from './reverse-charge.ts';
import { overruledTreatmentOf, taxOn, treatmentOfStatus } from './tax.ts';
import { taxDecisionOf } from './tax-decision.ts';
import type { BusinessTreatment } from './tax-facts.ts';

/** What stands beside a business's price where it is not the usual tax on top; undecided where nobody can say yet. */
export const otherTaxes = [
  'smallBusiness',
  'marginScheme',
  'exempt',
  'euAcquisition',
  'import',
  'reverseCharge',
  'partlyReverseCharge',
  'undecided',
] as const;
export type OtherTax = (typeof otherTaxes)[number];

/** What decides about the tax of a price: who sells, what they are for the Umsatzsteuer, and what their goods do to it. */
export interface Taxed {
  readonly offeredAsBusiness: boolean;
  readonly vatStatus?: string | undefined;
  /** What a person decided in place of the status, or has to decide first. */
  readonly overruled?: BusinessTreatment | 'open' | undefined;
  /** Undefined where nothing is known of the goods. */
  readonly goods?: JudgedReverseCharge | undefined;
}

/** Of the arrived units of a line those that went back by the seller's choice: of the offer itself, or as it comes over the wire. */
export type ReturnedUnits = number | { readonly units: number };

type Line = Pick<SheetLine, 'itemId' | 'total'>;
/** A line of whichever sheet counts, in the unit of money of the sheet. */
type PricedLine = Pick<SheetLine, 'itemId' | 'quantity' | 'total'> & {
  /** After the inspection: how many arrived, and what was agreed for all. */
  readonly received?: number | undefined;
  readonly returned?: ReturnedUnits | undefined;
  readonly agreed?: number | undefined;
};

/** What tells which sheet counts: of the offer itself, or as it comes over the wire. */
interface Priced {
  readonly payoutTotal?: number | undefined;
  readonly adjustment?:
    | { readonly answer?: AdjustmentAnswer | undefined; readonly lines: readonly PricedLine[] }
    | undefined;
  readonly agreement?: { readonly lines: readonly PricedLine[] } | undefined;
  readonly bid?: { readonly lines: readonly PricedLine[] } | undefined;
}

/** A business's price in cents; what a private seller reads is one amount. */
export interface Money {
  readonly net: Cents;
  /** The part of it on which the buyer owes the tax (§ 13b UStG). */
  readonly untaxed: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

/** How VAT stands to the price of these lines; undefined where the usual tax comes on top, and for private sellers. The one rule behind page, form, list, mail and paper. */
export function otherTaxOfLines(
  { offeredAsBusiness, vatStatus, overruled, goods }: Taxed,
  lines: readonly Line[],
): OtherTax | undefined {
  if (!offeredAsBusiness) return undefined;
  const treatment = overruled ?? treatmentOfStatus(vatStatus ?? 'regular') ?? 'open';
  if (treatment === 'open') return 'undecided';
  if (treatment !== 'standard') return treatment;
  if (goods === 'review') return 'undecided';
  if (goods === undefined || goods === 'none') return undefined;
  const listed = new Set(goods.itemIds);
  const isWhole = lines.every(({ itemId, total }) => total === 0 || listed.has(itemId));
  return isWhole ? 'reverseCharge' : 'partlyReverseCharge';
}

/** A net sum in cents with its tax and gross; `untaxed` counts where the buyer owes the tax of a part. Undefined where the tax is not decided. */
export function moneyWith(
  tax: OtherTax | undefined,
  net: Cents,
  untaxed: Cents,
  vatPercent: number,
): Money | undefined {
  if (tax === 'undecided') return undefined;
  switch (tax) {
    case undefined:
      return taxedMoney(net, 0, vatPercent);
    case 'reverseCharge':
      return taxedMoney(net, net, vatPercent);
    case 'partlyReverseCharge':
      return taxedMoney(net, untaxed, vatPercent);
    default:
      return { net, untaxed: 0, vat: 0, gross: net };
  }
}

/** A net sum of a regular business in cents, with the tax on what is not `untaxed`, rounded once (INV-31). */
export function taxedMoney(net: Cents, untaxed: Cents, vatPercent: number): Money {
  const vat = taxOn(net - untaxed, vatPercent);
  return { net, untaxed, vat, gross: net + vat };
}

/** What the lines come to net, with tax and gross, in cents; undefined for private sellers and where the tax is not decided. */
export function moneyOf(taxed: Taxed, lines: readonly Line[], vatPercent: number): Money | undefined {
  if (!taxed.offeredAsBusiness) return undefined;
  return moneyWith(otherTaxOfLines(taxed, lines), sumOf(lines), untaxedOf(taxed, lines), vatPercent);
}

/** The part of the lines, in cents, on which the buyer owes the tax, as far as the seller has any to owe. */
export function untaxedOf({ goods }: Taxed, lines: readonly Line[]): Cents {
  const listed = new Set(typeof goods === 'object' ? goods.itemIds : []);
  return sumOf(lines.filter(({ itemId }) => listed.has(itemId)));
}

const sumOf = (lines: readonly Line[]): Cents => lines.reduce((sum, { total }) => sum + total, 0);

/** What decides about the tax of an offer's price as it stands. */
export function taxedOf(state: OfferFacts): Taxed {
  const { offeredAsBusiness, addresses } = state;
  const vatStatus = addresses?.contractDetails.vatStatus;
  return { offeredAsBusiness, vatStatus, overruled: overruledTreatmentOf(state), goods: judgedGoodsOf(state) };
}

/** The lines of the price as it stands: paid, adjusted, agreed or bid; none before a bid. */
export function pricedLines({ payoutTotal, adjustment, agreement, bid }: Priced): readonly PricedLine[] {
  const isAdjusted = payoutTotal === undefined ? adjustment?.answer !== 'declined' : adjustment?.answer === 'accepted';
  return (isAdjusted ? adjustment?.lines : undefined) ?? agreement?.lines ?? bid?.lines ?? [];
}

/** How VAT stands to the price as it stands, beside it in a list. */
export function otherTaxOf(state: OfferFacts): OtherTax | undefined {
  const tax = otherTaxOfLines(taxedOf(state), pricedLines(state));
  // A log from before decision 0595 told only that it is not the usual tax: its row stays as it was written.
  const isOld =
    state.listedGoods === undefined &&
    taxDecisionOf(state) === undefined &&
    (tax === 'reverseCharge' || tax === 'partlyReverseCharge');
  return isOld ? 'undecided' : tax;
}

/** The price of an offer as it stands, net, with tax and gross. */
export function moneyOfOffer(state: OfferFacts, vatPercent: number): Money | undefined {
  return moneyOf(taxedOf(state), pricedLines(state), vatPercent);
}
