import type { Cents } from '#domain/values/money.ts';
import { branch, leaf, writeXml, type XmlNode } from '#domain/xml/write-xml.ts';
import type {
  AllowanceOrCharge,
  EnInvoice,
  InvoiceDelivery,
  InvoiceLine,
  InvoiceParty,
  PaymentInstructions,
  PostalAddress,
  TaxSubtotal,
} from '../en-invoice.ts';
import { xmlAmount, xmlPercent, xmlQuantity } from './amounts.ts';

const namespaces = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** An invoice in the syntax UBL 2.1, as far as ours go: the XRechnung (UBL). */
export function writeUbl(invoice: EnInvoice): string {
  const { currency = 'EUR', notes, payment, preceding, totals } = invoice;
  const money = moneyIn(currency);
  const parts: (XmlNode | undefined | readonly (XmlNode | undefined)[])[] = [
    leaf('cbc:CustomizationID', invoice.specification),
    leaf('cbc:ProfileID', invoice.process),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    leaf('cbc:DueDate', invoice.dueDate),
    leaf('cbc:InvoiceTypeCode', invoice.typeCode),
    notes.map(({ text, subject }) => leaf('cbc:Note', subject === undefined ? text : `#${subject}#${text}`)),
    leaf('cbc:DocumentCurrencyCode', currency),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    orderOf(invoice),
    preceding.map(({ number, issueDate }) =>
      branch('cac:BillingReference', [
        branch('cac:InvoiceDocumentReference', [leaf('cbc:ID', number), leaf('cbc:IssueDate', issueDate)]),
      ]),
    ),
    branch('cac:AccountingSupplierParty', [partyOf(invoice.seller)]),
    branch('cac:AccountingCustomerParty', [partyOf(invoice.buyer)]),
    invoice.delivery && deliveryOf(invoice.delivery),
    payment && meansOf(payment),
    branch('cac:PaymentTerms', [leaf('cbc:Note', invoice.paymentTerms)]),
    branch('cac:TaxTotal', [money('cbc:TaxAmount', totals.tax), invoice.taxes.map((tax) => subtotalOf(tax, money))]),
    branch('cac:LegalMonetaryTotal', [
      money('cbc:LineExtensionAmount', totals.lines),
      money('cbc:TaxExclusiveAmount', totals.net),
      money('cbc:TaxInclusiveAmount', totals.gross),
      money('cbc:PayableAmount', totals.payable),
    ]),
    invoice.lines.map((line) => lineOf(line, money)),
  ];
  const content = parts.flat().filter((part) => part !== undefined);
  return writeXml({ name: 'Invoice', attributes: namespaces, content });
}

/** How an amount is written in the invoice's currency. */
type Money = (name: string, cents: Cents | undefined) => XmlNode | undefined;

function moneyIn(currencyID: string): Money {
  return (name, cents) => leaf(name, xmlAmount(cents), { currencyID });
}

/** The seller's number alone needs a buyer's beside it: 'NA' says that there is none. */
function orderOf({ orderReference, salesOrderReference }: EnInvoice) {
  return branch('cac:OrderReference', [
    leaf('cbc:ID', orderReference ?? (salesOrderReference && 'NA')),
    leaf('cbc:SalesOrderID', salesOrderReference),
  ]);
}

function partyOf({
  electronicAddress,
  ids = [],
  tradingName,
  address,
  vatId,
  taxNumber,
  name,
  registration,
  contact,
}: InvoiceParty) {
  return branch('cac:Party', [
    leaf('cbc:EndpointID', electronicAddress?.value, { schemeID: electronicAddress?.scheme }),
    ids.map(({ value, scheme }) => branch('cac:PartyIdentification', [leaf('cbc:ID', value, { schemeID: scheme })])),
    branch('cac:PartyName', [leaf('cbc:Name', tradingName)]),
    addressOf('cac:PostalAddress', address),
    taxScheme(vatId, 'VAT'),
    taxScheme(taxNumber, 'FC'),
    branch('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', name),
      leaf('cbc:CompanyID', registration?.value, { schemeID: registration?.scheme }),
    ]),
    branch('cac:Contact', [
      leaf('cbc:Name', contact?.name),
      leaf('cbc:Telephone', contact?.phone),
      leaf('cbc:ElectronicMail', contact?.email),
    ]),
  ]);
}

function taxScheme(id: string | undefined, scheme: 'VAT' | 'FC') {
  return (
    (id &&
      branch('cac:PartyTaxScheme', [leaf('cbc:CompanyID', id), branch('cac:TaxScheme', [leaf('cbc:ID', scheme)])])) ||
    undefined
  );
}

function addressOf(element: string, { lines = [], city, zip, subdivision, country }: Partial<PostalAddress> = {}) {
  return branch(element, [
    leaf('cbc:StreetName', lines[0]),
    leaf('cbc:AdditionalStreetName', lines[1]),
    leaf('cbc:CityName', city),
    leaf('cbc:PostalZone', zip),
    leaf('cbc:CountrySubentity', subdivision),
    branch('cac:AddressLine', [leaf('cbc:Line', lines[2])]),
    branch('cac:Country', [leaf('cbc:IdentificationCode', country)]),
  ]);
}

function deliveryOf({ date, address, name }: InvoiceDelivery) {
  return branch('cac:Delivery', [
    leaf('cbc:ActualDeliveryDate', date),
    branch('cac:DeliveryLocation', [addressOf('cac:Address', address)]),
    branch('cac:DeliveryParty', [branch('cac:PartyName', [leaf('cbc:Name', name)])]),
  ]);
}

function meansOf({ meansCode, meansText, remittance, transfers }: PaymentInstructions) {
  return (transfers.length === 0 ? [{}] : transfers).map(({ account, holder, bank }) =>
    branch('cac:PaymentMeans', [
      leaf('cbc:PaymentMeansCode', meansCode, { name: meansText }),
      leaf('cbc:PaymentID', remittance),
      branch('cac:PayeeFinancialAccount', [
        leaf('cbc:ID', account),
        leaf('cbc:Name', holder),
        branch('cac:FinancialInstitutionBranch', [leaf('cbc:ID', bank)]),
      ]),
    ]),
  );
}

function subtotalOf({ taxable, tax, category, rate, reasonCode, reason }: TaxSubtotal, money: Money) {
  return branch('cac:TaxSubtotal', [
    money('cbc:TaxableAmount', taxable),
    money('cbc:TaxAmount', tax),
    branch('cac:TaxCategory', [
      leaf('cbc:ID', category),
      leaf('cbc:Percent', xmlPercent(rate)),
      leaf('cbc:TaxExemptionReasonCode', reasonCode),
      leaf('cbc:TaxExemptionReason', reason),
      vat,
    ]),
  ]);
}

const vat = branch('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]);

function lineOf(
  { id, note, quantity, unit, net, allowances, charges, item, price, category, rate }: InvoiceLine,
  money: Money,
) {
  const { description, name, buyerId, sellerId, attributes = [] } = item;
  return branch('cac:InvoiceLine', [
    leaf('cbc:ID', id),
    leaf('cbc:Note', note),
    leaf('cbc:InvoicedQuantity', xmlQuantity(quantity), { unitCode: unit }),
    money('cbc:LineExtensionAmount', net),
    allowances.map((one) => allowanceOrCharge('false', one, money)),
    charges.map((one) => allowanceOrCharge('true', one, money)),
    branch('cac:Item', [
      leaf('cbc:Description', description),
      leaf('cbc:Name', name),
      branch('cac:BuyersItemIdentification', [leaf('cbc:ID', buyerId)]),
      branch('cac:SellersItemIdentification', [leaf('cbc:ID', sellerId)]),
      branch('cac:ClassifiedTaxCategory', [leaf('cbc:ID', category), leaf('cbc:Percent', xmlPercent(rate)), vat]),
      attributes.map((one) =>
        branch('cac:AdditionalItemProperty', [leaf('cbc:Name', one.name), leaf('cbc:Value', one.value)]),
      ),
    ]),
    branch('cac:Price', [
      money('cbc:PriceAmount', price.net),
      leaf('cbc:BaseQuantity', xmlQuantity(price.baseQuantity), { unitCode: price.baseUnit }),
    ]),
  ]);
}

function allowanceOrCharge(
  isCharge: 'true' | 'false',
  { reasonCode, reason, amount }: AllowanceOrCharge,
  money: Money,
) {
  return branch('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', isCharge),
    leaf('cbc:AllowanceChargeReasonCode', reasonCode),
    leaf('cbc:AllowanceChargeReason', reason),
    money('cbc:Amount', amount),
  ]);
}
