import type { Day } from '#domain/values/day.ts';
import { branch, leaf, writeXml, type XmlNode } from '#domain/xml/write-xml.ts';
import type {
  AllowanceOrCharge,
  EnInvoice,
  InvoiceLine,
  InvoiceParty,
  PaymentInstructions,
  PostalAddress,
  TaxSubtotal,
} from '../en-invoice.ts';
import { xmlAmount, xmlPercent, xmlQuantity } from './amounts.ts';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
};

/** An invoice in the syntax CII D16B, as far as ours go: the XML inside of ZUGFeRD, and the XRechnung (CII). */
export function writeCii(invoice: EnInvoice): string {
  const parts = [contextOf(invoice), documentOf(invoice), transactionOf(invoice)];
  return writeXml({
    name: 'rsm:CrossIndustryInvoice',
    attributes: namespaces,
    content: parts.filter((part) => part !== undefined),
  });
}

function contextOf({ process, specification }: EnInvoice) {
  return branch('rsm:ExchangedDocumentContext', [
    branch('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', process)]),
    branch('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', specification)]),
  ]);
}

function documentOf({ number, typeCode, issueDate, notes }: EnInvoice) {
  return branch('rsm:ExchangedDocument', [
    leaf('ram:ID', number),
    leaf('ram:TypeCode', typeCode),
    branch('ram:IssueDateTime', [day('udt', issueDate)]),
    notes.map(({ text, subject }) =>
      branch('ram:IncludedNote', [leaf('ram:Content', text), leaf('ram:SubjectCode', subject)]),
    ),
  ]);
}

function transactionOf(invoice: EnInvoice) {
  return branch('rsm:SupplyChainTradeTransaction', [
    invoice.lines.map(lineOf),
    agreementOf(invoice),
    deliveryOf(invoice),
    settlementOf(invoice),
  ]);
}

function lineOf({ id, note, item, price, quantity, unit, category, rate, allowances, charges, net }: InvoiceLine) {
  const { name, description, sellerId, buyerId, attributes = [] } = item;
  return branch('ram:IncludedSupplyChainTradeLineItem', [
    branch('ram:AssociatedDocumentLineDocument', [
      leaf('ram:LineID', id),
      branch('ram:IncludedNote', [leaf('ram:Content', note)]),
    ]),
    branch('ram:SpecifiedTradeProduct', [
      leaf('ram:SellerAssignedID', sellerId),
      leaf('ram:BuyerAssignedID', buyerId),
      leaf('ram:Name', name),
      leaf('ram:Description', description),
      attributes.map((one) =>
        branch('ram:ApplicableProductCharacteristic', [
          leaf('ram:Description', one.name),
          leaf('ram:Value', one.value),
        ]),
      ),
    ]),
    branch('ram:SpecifiedLineTradeAgreement', [
      branch('ram:NetPriceProductTradePrice', [
        leaf('ram:ChargeAmount', xmlAmount(price.net)),
        leaf('ram:BasisQuantity', xmlQuantity(price.baseQuantity), { unitCode: price.baseUnit }),
      ]),
    ]),
    branch('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', xmlQuantity(quantity), { unitCode: unit })]),
    branch('ram:SpecifiedLineTradeSettlement', [
      branch('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', category),
        leaf('ram:RateApplicablePercent', xmlPercent(rate)),
      ]),
      allowances.map((one) => allowanceOrCharge('false', one)),
      charges.map((one) => allowanceOrCharge('true', one)),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', xmlAmount(net))]),
    ]),
  ]);
}

function allowanceOrCharge(isCharge: 'true' | 'false', { amount, reason, reasonCode }: AllowanceOrCharge) {
  return branch('ram:SpecifiedTradeAllowanceCharge', [
    branch('ram:ChargeIndicator', [leaf('udt:Indicator', isCharge)]),
    leaf('ram:ActualAmount', xmlAmount(amount)),
    leaf('ram:ReasonCode', reasonCode),
    leaf('ram:Reason', reason),
  ]);
}

function agreementOf({ buyerReference, seller, buyer, salesOrderReference, orderReference }: EnInvoice) {
  return branch('ram:ApplicableHeaderTradeAgreement', [
    leaf('ram:BuyerReference', buyerReference),
    partyOf('ram:SellerTradeParty', seller),
    partyOf('ram:BuyerTradeParty', buyer),
    branch('ram:SellerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', salesOrderReference)]),
    branch('ram:BuyerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', orderReference)]),
  ]);
}

function partyOf(
  element: string,
  { ids = [], name, registration, tradingName, contact, address, electronicAddress, vatId, taxNumber }: InvoiceParty,
) {
  return branch(element, [
    ids.filter(({ scheme }) => scheme === undefined).map(({ value }) => leaf('ram:ID', value)),
    ids
      .filter(({ scheme }) => scheme !== undefined)
      .map(({ value, scheme }) => leaf('ram:GlobalID', value, { schemeID: scheme })),
    leaf('ram:Name', name),
    branch('ram:SpecifiedLegalOrganization', [
      leaf('ram:ID', registration?.value, { schemeID: registration?.scheme }),
      leaf('ram:TradingBusinessName', tradingName),
    ]),
    branch('ram:DefinedTradeContact', [
      leaf('ram:PersonName', contact?.name),
      branch('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', contact?.phone)]),
      branch('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', contact?.email)]),
    ]),
    addressOf(address),
    branch('ram:URIUniversalCommunication', [
      leaf('ram:URIID', electronicAddress?.value, { schemeID: electronicAddress?.scheme }),
    ]),
    branch('ram:SpecifiedTaxRegistration', [leaf('ram:ID', vatId, { schemeID: 'VA' })]),
    branch('ram:SpecifiedTaxRegistration', [leaf('ram:ID', taxNumber, { schemeID: 'FC' })]),
  ]);
}

function addressOf({ lines = [], zip, city, country, subdivision }: Partial<PostalAddress> = {}) {
  return branch('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', zip),
    leaf('ram:LineOne', lines[0]),
    leaf('ram:LineTwo', lines[1]),
    leaf('ram:LineThree', lines[2]),
    leaf('ram:CityName', city),
    leaf('ram:CountryID', country),
    leaf('ram:CountrySubDivisionName', subdivision),
  ]);
}

/** The element is there even where nothing is known of the delivery: the schema wants it. */
function deliveryOf({ delivery }: EnInvoice): XmlNode {
  const children = [
    branch('ram:ShipToTradeParty', [leaf('ram:Name', delivery?.name), addressOf(delivery?.address)]),
    branch('ram:ActualDeliverySupplyChainEvent', [branch('ram:OccurrenceDateTime', [day('udt', delivery?.date)])]),
  ];
  const content = children.filter((child) => child !== undefined);
  return { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content };
}

function settlementOf({ payment, currency, taxes, paymentTerms, dueDate, totals, preceding }: EnInvoice) {
  return branch('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:PaymentReference', payment?.remittance),
    leaf('ram:InvoiceCurrencyCode', currency),
    payment && meansOf(payment),
    taxes.map(taxOf),
    branch('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', paymentTerms),
      branch('ram:DueDateDateTime', [day('udt', dueDate)]),
    ]),
    branch('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      leaf('ram:LineTotalAmount', xmlAmount(totals.lines)),
      leaf('ram:TaxBasisTotalAmount', xmlAmount(totals.net)),
      leaf('ram:TaxTotalAmount', xmlAmount(totals.tax), { currencyID: currency }),
      leaf('ram:GrandTotalAmount', xmlAmount(totals.gross)),
      leaf('ram:DuePayableAmount', xmlAmount(totals.payable)),
    ]),
    preceding.map(({ number, issueDate }) =>
      branch('ram:InvoiceReferencedDocument', [
        leaf('ram:IssuerAssignedID', number),
        branch('ram:FormattedIssueDateTime', [day('qdt', issueDate)]),
      ]),
    ),
  ]);
}

/** A means of payment for each account; one without where there is none. */
function meansOf({ meansCode, meansText, transfers }: PaymentInstructions) {
  return (transfers.length === 0 ? [{}] : transfers).map(({ account, holder, bank }) =>
    branch('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', meansCode),
      leaf('ram:Information', meansText),
      branch('ram:PayeePartyCreditorFinancialAccount', [leaf('ram:IBANID', account), leaf('ram:AccountName', holder)]),
      branch('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', bank)]),
    ]),
  );
}

function taxOf({ tax, reason, taxable, category, reasonCode, rate }: TaxSubtotal) {
  return branch('ram:ApplicableTradeTax', [
    leaf('ram:CalculatedAmount', xmlAmount(tax)),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', reason),
    leaf('ram:BasisAmount', xmlAmount(taxable)),
    leaf('ram:CategoryCode', category),
    leaf('ram:ExemptionReasonCode', reasonCode),
    leaf('ram:RateApplicablePercent', xmlPercent(rate)),
  ]);
}

/** A day as CII writes it, '20261123'. */
function day(prefix: 'udt' | 'qdt', value: Day | undefined) {
  return leaf(`${prefix}:DateTimeString`, value?.replaceAll('-', ''), { format: '102' });
}
