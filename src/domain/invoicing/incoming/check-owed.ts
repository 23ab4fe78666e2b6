import type { OtherTax } from '#domain/offer/tax/price-tax.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { EnInvoice, InvoiceParty } from '../en-invoice.ts';
import { comparedTaxId, comparedZip, isNameOf } from './compare-names.ts';
import { findingOf, type InvoiceFinding, type InvoiceFindingCode } from './findings.ts';
import type { OwedInvoice } from './owed.ts';
import { toldText } from './told-text.ts';

/** Where an invoice says another thing than what was agreed: who, how much, with which tax, for which order. */
export function owedFindings(invoice: EnInvoice, owed: OwedInvoice): InvoiceFinding[] {
  return [
    ...partyFindings(invoice, owed),
    ...sumFindings(invoice, owed),
    ...treatmentFindings(invoice, owed),
    ...orderFindings(invoice, owed),
    ...numberFindings(invoice, owed),
    ...accountFindings(invoice, owed),
    ...payeeFindings(invoice, owed),
  ];
}

function partyFindings({ seller, buyer }: EnInvoice, owed: OwedInvoice): InvoiceFinding[] {
  return [...buyerFindings(buyer, owed.buyer), ...sellerFindings(seller, owed.seller)];
}

function buyerFindings(said: InvoiceParty, { name, owner, zip, vatId }: OwedInvoice['buyer']): InvoiceFinding[] {
  const found: InvoiceFinding[] = [];
  if (said.name !== undefined && !isCalled(said, [name]))
    found.push(findingOf(isCalled(said, [owner]) ? 'buyerPerson' : 'buyerOther', said.name, name));
  found.push(...placeFindings('buyerPlaceOther', said, [zip]));
  if (isOther(said.vatId, vatId)) found.push(findingOf('buyerVatIdOther', said.vatId, vatId));
  return found;
}

function sellerFindings(said: InvoiceParty, { names, zips, taxId = '' }: OwedInvoice['seller']): InvoiceFinding[] {
  const found: InvoiceFinding[] = [];
  if (said.name !== undefined && !isCalled(said, names))
    found.push(findingOf('sellerOther', said.name, names.join(', ')));
  found.push(...placeFindings('sellerPlaceOther', said, zips));
  const taxIds = [said.vatId, said.taxNumber].flatMap((id) => id ?? []);
  // A seller has several numbers for taxes: only one of the same kind contradicts.
  const isVatId = (id: string) => /^[A-Z]{2}/i.test(id);
  const ofKind = taxIds.filter((id) => isVatId(id) === isVatId(taxId));
  if (ofKind.some((id) => isOther(id, taxId))) found.push(findingOf('taxIdOther', ofKind.join(', '), taxId));
  return found;
}

function isCalled({ name, tradingName }: InvoiceParty, known: readonly string[]): boolean {
  return [name, tradingName].some((one) => one !== undefined && isNameOf(one, known));
}

/** By the post code alone: streets and places are spelled in too many ways. */
function placeFindings(code: InvoiceFindingCode, { address }: InvoiceParty, zips: readonly string[]): InvoiceFinding[] {
  const [said, known] = [comparedZip(address?.zip ?? ''), zips.map(comparedZip).filter((zip) => zip !== '')];
  if (said === '' || known.length === 0 || known.includes(said)) return [];
  return [findingOf(code, address?.zip, zips.join(' oder '))];
}

function isOther(said: string | undefined, known: string): said is string {
  return said !== undefined && known !== '' && comparedTaxId(said) !== comparedTaxId(known);
}

function sumFindings({ totals }: EnInvoice, { money }: OwedInvoice): InvoiceFinding[] {
  if (!money) return [findingOf('taxUndecided')];
  const { net, tax = 0, gross, rounding = 0, prepaid = 0 } = totals;
  if (net === undefined || gross === undefined) return [findingOf('sumsMissing')];
  // What was paid before, or is rounded, counts where the amount to pay is left out too.
  const payable = totals.payable ?? gross + rounding - prepaid;
  const other = (code: InvoiceFindingCode, said: Cents, wanted: Cents) =>
    said === wanted ? [] : [findingOf(code, sayCents(said), formatMoney(wanted))];
  const isRounded = isRoundedTax(tax, money.vat) && gross === net + tax && payable === gross;
  if (isRounded && net === money.net) return other('taxRounded', tax, money.vat);
  const sums = [
    ...other('netOther', net, money.net),
    ...other('taxOther', tax, money.vat),
    ...other('grossOther', gross, money.gross),
  ];
  // Of what is wrong as a whole the amount to pay says nothing new.
  return sums.length > 0 ? sums : other('payableOther', payable, money.gross);
}

/** Whether a tax is a cent beside ours: programs round it by line or by rate, EN 16931 takes either (BR-CO-17). All else has to be to the cent. */
export function isRoundedTax(said: Cents, owed: Cents): boolean {
  return owed > 0 && Math.abs(said - owed) === 1;
}

/** Cents that may have a fraction, which no amount of money has. */
function sayCents(cents: number): string {
  return Number.isInteger(cents) ? formatMoney(cents) : `${String(cents / 100).replace('.', ',')}\u00a0€`;
}

const categoryWords: Readonly<Record<string, string>> = {
  S: 'Umsatzsteuer',
  AE: 'Steuerschuldnerschaft des Leistungsempfängers',
  E: 'steuerfrei',
  Z: 'Nullsatz',
  K: 'innergemeinschaftliche Lieferung',
  G: 'Ausfuhr',
  O: 'nicht steuerbar',
};
/** By the tax that is owed, the categories that say so, each as they stand together. */
const wantedCategories: Readonly<Record<Exclude<OtherTax, 'undecided'> | 'usual', readonly string[]>> = {
  usual: ['S'],
  smallBusiness: ['E'],
  marginScheme: ['E'],
  exempt: ['O', 'E'],
  euAcquisition: ['K'],
  import: ['G', 'O'],
  reverseCharge: ['AE'],
  partlyReverseCharge: ['AE,S'],
};

function treatmentFindings({ taxes }: EnInvoice, { tax, money, vatPercent }: OwedInvoice): InvoiceFinding[] {
  if (tax === 'undecided' || !money) return [];
  const wanted = wantedCategories[tax ?? 'usual'];
  const said = [...new Set(taxes.map(({ category = '?' }) => category))].toSorted();
  const words = (categories: readonly string[]) => categories.map((one) => categoryWords[one] ?? one).join(' und ');
  if (!wanted.includes(said.join()))
    return [findingOf('treatmentOther', words(said) || 'keine Angabe', words(wanted[0]?.split(',') ?? []))];
  const rates = taxes.filter(({ category }) => category === 'S').map(({ rate = 0 }) => rate);
  const wrong = rates.find((rate) => rate !== vatPercent);
  const untaxed = taxes.filter(({ category }) => category === 'AE').reduce((sum, one) => sum + (one.taxable ?? 0), 0);
  if (wrong !== undefined) return [findingOf('treatmentOther', `${wrong} %`, `${vatPercent} %`)];
  if (tax !== 'partlyReverseCharge' || untaxed === money.untaxed) return [];
  const ofBuyer = (cents: number) => `${sayCents(cents)} mit ${categoryWords.AE}`;
  return [findingOf('treatmentOther', ofBuyer(untaxed), ofBuyer(money.untaxed))];
}

const orderNumber = /\bB-\d{4}-\d{6}\b/g;

function orderFindings(invoice: EnInvoice, { orderId }: OwedInvoice): InvoiceFinding[] {
  const { buyerReference, orderReference, contractReference, salesOrderReference, notes, lines } = invoice;
  const texts = [
    ...[buyerReference, orderReference, contractReference, salesOrderReference].flatMap((text) => text ?? []),
    ...notes.map(({ text }) => text),
    ...lines.flatMap(({ note, item }) => [note ?? '', item.description ?? '']),
  ].join('\n');
  if (orderId !== '' && texts.includes(orderId)) return [];
  const [other] = texts.match(orderNumber) ?? [];
  return [other === undefined ? findingOf('orderMissing', orderId) : findingOf('orderOther', other, orderId)];
}

function numberFindings({ number }: EnInvoice, { isNumberUsed }: OwedInvoice): InvoiceFinding[] {
  return number !== undefined && isNumberUsed(toldText(number)) ? [findingOf('numberTwice', number)] : [];
}

/** Never paid to: the account of the sale is the one that was confirmed (LEG-61). */
function accountFindings({ payment }: EnInvoice, { seller }: OwedInvoice): InvoiceFinding[] {
  const accounts = payment?.transfers.flatMap(({ account }) => account ?? []) ?? [];
  const isOurs = (account: string) => electronicIban(account) === seller.iban;
  return accounts.length > 0 && seller.iban !== undefined && !accounts.some(isOurs) ? [findingOf('accountOther')] : [];
}

/** By which an amount is taken from the buyer's account (UNTDID 4461). */
const debiting: ReadonlySet<string> = new Set(['49', '59']);

/** Who is to get the money, and how: paid to another it would not be paid to the seller, and one that is debited would be paid twice. */
function payeeFindings({ payee, payment }: EnInvoice, { seller }: OwedInvoice): InvoiceFinding[] {
  const isOther = payee?.name !== undefined && !isNameOf(payee.name, seller.names);
  const isDebited = debiting.has(payment?.meansCode ?? '') || payment?.directDebit !== undefined;
  return [
    ...(isOther ? [findingOf('payeeOther', payee.name, seller.names.join(', '))] : []),
    ...(isDebited ? [findingOf('debited')] : []),
  ];
}
