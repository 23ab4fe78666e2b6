import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type Money, moneyOfOffer, type OtherTax, otherTaxOf } from '#domain/offer/tax/price-tax.ts';
import type { Day } from '#domain/values/day.ts';

/** What an own invoice of the seller is held against: our own sheet, and who has agreed with whom. */
export interface OwedInvoice {
  readonly orderId: string;
  /** In cents; undefined where nobody can say yet which tax it is. */
  readonly money: Money | undefined;
  readonly tax: OtherTax | undefined;
  readonly vatPercent: number;
  readonly seller: {
    /** Of a firm its own names alone: the person who speaks for it has sold nothing. */
    readonly names: readonly string[];
    /** Post codes of the sale, abroad with letters too. */
    readonly zips: readonly string[];
    readonly taxId: string | undefined;
    readonly iban: string | undefined;
  };
  readonly buyer: Pick<PaperProvider, 'name' | 'owner' | 'zip' | 'vatId'>;
  /** Of the check. */
  readonly today: Day;
  /** Whether the seller used an invoice number for another sale. */
  readonly isNumberUsed: (number: string) => boolean;
}

/** What is owed by the offer itself. */
export function owedInvoiceOf(
  state: OfferState,
  buyer: OwedInvoice['buyer'],
  { vatPercent, today, isNumberUsed }: Pick<OwedInvoice, 'vatPercent' | 'today' | 'isNumberUsed'>,
): OwedInvoice {
  const { contractAddress, contractDetails, invoiceAddress } = state.addresses ?? {};
  const other = invoiceAddress?.differentFromContract ? invoiceAddress : undefined;
  const places = [contractAddress, other].flatMap((one) => one ?? []);
  const companies = places.flatMap(({ company }) => company ?? []);
  const names = contractAddress?.company === undefined ? [...companies, ...places.map(({ name }) => name)] : companies;
  return {
    orderId: state.orderId ?? '',
    money: moneyOfOffer(state, vatPercent),
    tax: otherTaxOf(state),
    vatPercent,
    seller: { names, zips: places.map(({ zip }) => zip), taxId: contractDetails?.taxId, iban: contractDetails?.iban },
    buyer,
    today,
    isNumberUsed,
  };
}
