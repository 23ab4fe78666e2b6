import type { PaidLine, PaperProvider, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney } from '#domain/values/money.ts';
import {
  type AllowanceOrCharge,
  type EnInvoice,
  type InvoiceDelivery,
  type InvoiceLine,
  type InvoiceParty,
  ownTypeCodes,
  type PaymentInstructions,
  type PostalAddress,
  specifications,
} from './en-invoice.ts';
import { reverseChargeNote } from './legal-notes.ts';
import { exactPriceOf } from './line-price.ts';
import { moneyOfPaper } from './paper-money.ts';
import { hasCategory, type LineTax, taxOfLine, taxSubtotals } from './tax-subtotals.ts';

/** Pieces, by UN/ECE Recommendation 20. */
const piece = 'H87';
/** One of something, which is no piece. */
const one = 'C62';

/** Whether a paper is an invoice that EN 16931 can say: a Gutschrift of a seller in the EU. */
export function isEnInvoice({ kind, tax }: PaymentSnapshot): boolean {
  return kind === 'selfBilledInvoice' && hasCategory(tax);
}

/**
 * A Gutschrift as an invoice of EN 16931, made of its snapshot alone: the seller is whom it pays, the buyer is the provider who
 * writes it, the type is 389, and it comes to what the paper pays (INV-22). What the snapshot does not know is absent. Throws where `isEnInvoice` says no.
 */
export function enInvoiceOf(snapshot: PaymentSnapshot): EnInvoice {
  const { number, issuedAt, orderId, inquiryId, ownBooks, provider, lines, total } = snapshot;
  if (!isEnInvoice(snapshot)) throw new Error(`${number} is no invoice`);
  const { vat, gross } = moneyOfPaper(snapshot);
  const buyerReference = orderId ?? inquiryId;
  const supplied = snapshot.dispatchedAt ?? snapshot.receivedAt;
  return {
    specification: specifications.en16931,
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    number,
    issueDate: dayOf(issuedAt),
    typeCode: ownTypeCodes.selfBilled,
    currency: 'EUR',
    paymentTerms: 'Zahlbar ohne Abzug, sobald der Verkauf abgeschlossen ist.',
    ...(buyerReference !== undefined && { buyerReference }),
    ...(orderId !== undefined && { orderReference: orderId }),
    ...(ownBooks?.orderNumber !== undefined && { salesOrderReference: ownBooks.orderNumber }),
    notes: notesOf(snapshot),
    preceding: [],
    seller: sellerOf(snapshot),
    buyer: buyerOf(provider),
    ...(supplied !== undefined && { delivery: deliveryOf(snapshot, dayOf(supplied)) }),
    payment: paymentOf(snapshot),
    allowances: [],
    charges: [],
    totals: { lines: total, net: total, tax: vat, gross, payable: gross },
    taxes: taxSubtotals(snapshot),
    lines: lines.map((line, index) => lineOf(line, index, taxOfLine(snapshot, line))),
  };
}

function notesOf({ selfBillingAgreedAt, ownBooks, agreedTotal, total }: PaymentSnapshot) {
  const agreed =
    selfBillingAgreedAt === undefined ? '' : `, wie am ${formatDay(dayOf(selfBillingAgreedAt))} vereinbart`;
  const texts = [
    'Gutschrift',
    `Abrechnung des Leistungsempfängers nach § 14 Abs. 2 UStG${agreed}.`,
    ...(total === agreedTotal ? [] : [`Vereinbart waren ${formatMoney(agreedTotal)}.`]),
    ...ownNumbers(ownBooks ?? {}).map(({ name, value }) => `${name}: ${value}`),
  ];
  return texts.map((text) => ({ text }));
}

/** What comes from another country of the EU has to say where it went (BR-IC-12). */
function deliveryOf({ tax, provider }: PaymentSnapshot, date: Day): InvoiceDelivery {
  return { date, ...(tax === 'euAcquisition' && { name: provider.name, address: addressOf(provider) }) };
}

function sellerOf({ seller, sellerEmail, taxId, taxIdType }: PaymentSnapshot): InvoiceParty {
  if (!seller) return {};
  const { company, name, contactName, contactPhone } = seller;
  return {
    name: company ?? name,
    ...(taxId !== undefined && taxIdType === 'vatId' && { vatId: taxId }),
    // The Steuernummer alone is no identifier by BR-CO-26, which asks for one: here it is both.
    ...(taxId !== undefined && taxIdType === 'taxNumber' && { taxNumber: taxId, ids: [{ value: taxId }] }),
    ...electronicAddress(sellerEmail),
    address: addressOf(seller, seller.country),
    contact: {
      name: contactName ?? name,
      ...(contactPhone !== undefined && { phone: contactPhone }),
      ...(sellerEmail !== undefined && { email: sellerEmail }),
    },
  };
}

function buyerOf({ name, owner, email, phone, register, vatId, ...place }: PaperProvider): InvoiceParty {
  const registration = [register.court, register.number].filter(Boolean).join(' ');
  return {
    name,
    ...(vatId !== '' && { vatId }),
    ...(registration !== '' && { registration: { value: registration } }),
    ...electronicAddress(email),
    address: addressOf(place),
    contact: { name: owner, phone, email },
  };
}

function electronicAddress(email: string | undefined) {
  return email && { electronicAddress: { value: email, scheme: 'EM' } };
}

/** An address that names no country is in Germany: its postcode was taken for nothing else. */
function addressOf(
  { street, zip, city }: Pick<PaperProvider, 'street' | 'zip' | 'city'>,
  country = 'DE',
): PostalAddress {
  return { lines: [street], ...(zip !== '' && { zip }), city, country };
}

function paymentOf({ payee, number, orderId, ownBooks }: PaymentSnapshot): PaymentInstructions {
  const remittance = [number, orderId, ...ownNumbers(ownBooks ?? {}).map(({ value }) => value)]
    .filter(Boolean)
    .join(', ');
  if (payee.iban === undefined)
    return { meansCode: '68', meansText: `PayPal an ${payee.paypal ?? ''}`, remittance, transfers: [] };
  const transfers = [{ account: payee.iban, holder: payee.accountHolder }];
  return { meansCode: '58', meansText: 'SEPA-Überweisung', remittance, transfers };
}

function lineOf(line: PaidLine, index: number, tax: LineTax): InvoiceLine {
  const { quantity, price, baseQuantity, unitsInText } = exactPriceOf(line);
  const note = lineNote(line, unitsInText);
  const attributes = attributesOf(line);
  return {
    id: String(index + 1),
    ...(note !== '' && { note }),
    quantity,
    unit: unitsInText === undefined ? piece : one,
    net: line.total,
    allowances: line.deductions.map(deducted),
    charges: [],
    price: { net: price, ...(baseQuantity > 1 && { baseQuantity, baseUnit: piece }) },
    category: tax.category,
    rate: tax.rate,
    item: {
      name: line.title,
      ...(line.description !== '' && { description: line.description }),
      ...(attributes.length > 0 && { attributes }),
    },
  };
}

function lineNote({ quantity, received, reverseCharge, returned = 0 }: PaidLine, unitsInText: number | undefined) {
  return [
    ...(unitsInText === undefined ? [] : [`Preis für zusammen ${unitsInText} Stück.`]),
    ...(received < quantity ? [`${received} von ${quantity} angekommen.`] : []),
    ...(returned > 0 ? [`${returned} auf Wunsch zurück, nicht bezahlt.`] : []),
    ...(reverseCharge ? [reverseChargeNote] : []),
  ].join(' ');
}

function deducted({ name, units, amount }: PaidLine['deductions'][number]): AllowanceOrCharge {
  return { amount: units * amount, reason: `${name}: ${units} × ${formatMoney(amount)}` };
}

function attributesOf({ serialNumbers, inventoryNumbers = [], site }: PaidLine) {
  const named = (name: string, values: readonly string[]) => values.map((value) => ({ name, value }));
  return [
    ...named('Seriennummer', serialNumbers),
    ...named('Inventarnummer', inventoryNumbers),
    ...named('Standort', site === undefined ? [] : [site]),
  ];
}
