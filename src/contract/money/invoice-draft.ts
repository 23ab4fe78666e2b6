import { type MoneyLine, moneyLines } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { exemptionNotes, reverseChargeNote } from '#domain/invoicing/legal-notes.ts';
import { placeLines } from '#domain/offer/parties/addresses.ts';
import { unitPriceOf } from '#domain/offer/price/sheet.ts';
import type { Money, OtherTax, ReturnedUnits } from '#domain/offer/tax/price-tax.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { type Cents, centsCell, formatMoney } from '#domain/values/money.ts';

/** What a seller's own invoice is made of; amounts in cents. */
export interface InvoiceSource {
  readonly orderId: string;
  /** When the goods were handed over: the time of the supply. UTC instant. */
  readonly suppliedAt: string | undefined;
  readonly lines: readonly InvoiceLine[];
  /** The firm's own numbers, which are to stand on its papers. */
  readonly ownNumbers: InvoiceDraft['facts'];
  /** What the goods of an item are called. */
  readonly titleOf: (itemId: string) => string;
  readonly otherTax: OtherTax | undefined;
  readonly money: Money | undefined;
  /** The items on which we owe the tax. */
  readonly untaxedItems: ReadonlySet<string>;
}

/** A line that is paid; after the inspection with what arrived. */
interface InvoiceLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly total: Cents;
  readonly received?: number | undefined;
  readonly returned?: ReturnedUnits | undefined;
  readonly agreed?: Cents | undefined;
}

/** Goods of one name and price. */
export interface InvoicePosition {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  /** Absent where the total does not divide evenly. */
  readonly unitPrice?: Cents;
  readonly total: Cents;
  /** Stands beside it: we owe the tax. */
  readonly note?: string;
}

/** What a seller writes on the invoice to us. */
export interface InvoiceDraft {
  readonly recipient: readonly string[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly positions: readonly InvoicePosition[];
  readonly sums: readonly MoneyLine[];
  readonly notes: readonly string[];
}

const openTax =
  'Ob und wie viel Umsatzsteuer dazukommt, können wir nicht entscheiden: Weisen Sie sie so aus, wie sie für Sie und diese Geräte gilt.';

/** The invoice that is wanted, ready to copy: to whom, for what, how much, with which sentences of the law. */
export function invoiceDraft(source: InvoiceSource): InvoiceDraft {
  const { orderId, suppliedAt, lines, ownNumbers, otherTax, money } = source;
  const { company } = shopConfig;
  const { street, zip, city } = company;
  const vatId = company.vatId === '' ? [] : [{ name: 'USt-IdNr. des Leistungsempfängers', value: company.vatId }];
  const supplied = suppliedAt === undefined ? [] : [{ name: 'Leistungsdatum', value: formatDay(dayOf(suppliedAt)) }];
  // On the seller's paper they are nobody else's.
  const own = ownNumbers.map(({ name, value }) => ({ name: name.replace(/^Ihre /, ''), value }));
  const net = lines.reduce((sum, { total }) => sum + total, 0);
  const parts = money ? moneyLines(otherTax, money, true) : [];
  const sum = { name: money && money.vat === 0 ? 'Rechnungsbetrag' : 'netto', amount: net };
  return {
    recipient: [company.name, company.owner, ...placeLines({ street, zip, city })],
    facts: [{ name: 'Auftrag', value: orderId }, ...own, ...supplied, ...vatId],
    positions: positionsOf(source),
    sums: parts.length > 0 ? parts : [sum],
    notes: notesOf(otherTax),
  };
}

function notesOf(tax: OtherTax | undefined): readonly string[] {
  switch (tax) {
    case 'smallBusiness':
    case 'marginScheme':
      return exemptionNotes[tax];
    case 'reverseCharge':
    case 'partlyReverseCharge':
      return [reverseChargeNote];
    case 'undecided':
      return [openTax];
    default:
      return [];
  }
}

/** Lines of the same goods at the same price are one position; what is not paid is none. */
function positionsOf({ lines, titleOf, untaxedItems }: InvoiceSource): InvoicePosition[] {
  const positions = new Map<string, InvoicePosition>();
  for (const line of lines.filter(({ total }) => total > 0)) {
    const { itemId, total } = line;
    const title = titleOf(itemId);
    const quantity = unitsOf(line);
    const unitPrice = unitPriceOf({ quantity, total });
    const note = untaxedItems.has(itemId) ? reverseChargeNote : undefined;
    const key = JSON.stringify([title, unitPrice ?? itemId, note]);
    const same = positions.get(key);
    positions.set(key, {
      key,
      title,
      quantity: quantity + (same?.quantity ?? 0),
      total: total + (same?.total ?? 0),
      ...(unitPrice !== undefined && { unitPrice }),
      ...(note !== undefined && { note }),
    });
  }
  return [...positions.values()];
}

/** What was bought: what arrived and did not go back, unless the line is paid as agreed all the same. */
function unitsOf({ quantity, received, returned = 0, agreed, total }: InvoiceLine): number {
  const back = typeof returned === 'number' ? returned : returned.units;
  return received === undefined || received === 0 || total === agreed ? quantity : received - back;
}

/** The draft as plain text: positions and sums between tabs, so that a table takes them cell by cell. */
export function invoiceText({ recipient, facts, positions, sums, notes }: InvoiceDraft): string {
  const rows = positions.map(({ title, quantity, unitPrice, total, note = '' }, index) =>
    [index + 1, title, quantity, unitPrice === undefined ? '' : centsCell(unitPrice), centsCell(total), note].join(
      '\t',
    ),
  );
  return [
    ...['Rechnung an', ...recipient, ''],
    ...facts.map(({ name, value }) => `${name}\t${value}`),
    '',
    'Pos.\tGerät\tMenge\tEinzelpreis netto €\tBetrag netto €',
    ...rows,
    '',
    ...sums.map(({ name, amount }) => `${name}\t${centsCell(amount)}`),
    ...notes,
  ]
    .map((line) => line.replaceAll('\u00a0', ' '))
    .join('\n');
}

/** A position in a sentence: '3 × Dell PowerEdge R640: 640,00 € je Gerät, 1.920,00 €'. */
export function positionText({ title, quantity, unitPrice, total, note }: InvoicePosition): string {
  const each = unitPrice === undefined ? '' : `${formatMoney(unitPrice)} je Gerät, `;
  return `${quantity} × ${title}: ${each}${formatMoney(total)}${note === undefined ? '' : ` (${note})`}`;
}
