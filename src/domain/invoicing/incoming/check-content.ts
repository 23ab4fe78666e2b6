import type { Day } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import type { EnInvoice, InvoiceParty } from '../en-invoice.ts';
import type { ReadInvoice } from '../reading/read-invoice.ts';
import { findingOf, type InvoiceFinding, type InvoiceFindingCode } from './findings.ts';
import { isSupplyTimeSaid } from './said-time.ts';

/** UNTDID 1001: a request to pay for what was sold. */
const usualTypes: ReadonlySet<string> = new Set(['380']);
/** Credit notes and what else turns the payment round. */
const creditTypes: ReadonlySet<string> = new Set(['381', '396', '81', '83', '532']);
/** What the buyer writes for the seller: invoice, and credit note on one, as goods or in other ways of trade. */
const selfBilled: ReadonlySet<string> = new Set(['261', '389', '471', '500']);
/** Goods on which no tax is shown; the law wants the reason said. */
const untaxed: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O']);

/** What § 14 Abs. 4 UStG wants said of an invoice and is missing in it, or makes it none. */
export function contentFindings({ invoice, isCreditNote, otherCurrency }: ReadInvoice, today: Day): InvoiceFinding[] {
  const { number, issueDate, currency, seller, buyer, taxes } = invoice;
  const other = currency === 'EUR' ? otherCurrency : currency;
  const isTaxIdSaid = (seller.vatId ?? seller.taxNumber ?? invoice.taxRepresentative?.vatId) !== undefined;
  const isReasonSaid = taxes.every(
    ({ category = '', reason, reasonCode }) => !untaxed.has(category) || (reason ?? reasonCode) !== undefined,
  );
  const absent: readonly (readonly [boolean, InvoiceFindingCode])[] = [
    [number === undefined, 'numberMissing'],
    [issueDate === undefined, 'dateMissing'],
    [!isWhole(seller), 'sellerMissing'],
    [!isWhole(buyer), 'buyerMissing'],
    [!isTaxIdSaid, 'taxIdMissing'],
    [!isTimeSaid(invoice), 'suppliedMissing'],
    [!areGoodsNamed(invoice), 'goodsMissing'],
    [!isReasonSaid && !areNotesSaying(invoice), 'exemptionMissing'],
  ];
  return [
    ...typeFindings(invoice.typeCode, isCreditNote),
    ...absent.flatMap(([isAbsent, code]) => (isAbsent ? [findingOf(code)] : [])),
    ...(issueDate !== undefined && issueDate > today ? [findingOf('dateAhead', formatDay(issueDate))] : []),
    ...(currency === undefined ? [findingOf('currencyMissing')] : []),
    ...(other === undefined ? [] : [findingOf('currencyOther', other)]),
  ];
}

function typeFindings(code = 'keine Angabe', isCreditNote = false): InvoiceFinding[] {
  if (creditTypes.has(code)) return [findingOf('creditNote', code)];
  // One of UBL is a credit note by its outermost element: there its type is nothing to go by.
  if (isCreditNote) return [findingOf('creditNote', 'CreditNote')];
  if (selfBilled.has(code)) return [findingOf('selfBilledBySeller', code)];
  return usualTypes.has(code) ? [] : [findingOf('otherType', code)];
}

function isWhole({ name, address }: InvoiceParty): boolean {
  return name !== undefined && address?.city !== undefined && (address.zip !== undefined || address.lines.length > 0);
}

/** The day or month of the supply; in plain words too. */
function isTimeSaid({ delivery, lines, notes, taxPointDate }: EnInvoice): boolean {
  if (delivery?.date ?? delivery?.period ?? taxPointDate) return true;
  return lines.some(({ period }) => period) || isSupplyTimeSaid(notes.map(({ text }) => text).join('\n'));
}

function areGoodsNamed({ lines }: EnInvoice): boolean {
  return lines.length > 0 && lines.every(({ quantity, item }) => quantity !== undefined && item.name !== undefined);
}

function areNotesSaying({ notes, paymentTerms = '' }: EnInvoice): boolean {
  return [...notes.map(({ text }) => text), paymentTerms].some((text) =>
    /§\s*(?:13b|19|25a)|steuerschuldnerschaft|kleinunternehmer|sonderregelung/i.test(text),
  );
}
