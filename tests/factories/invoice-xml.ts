import { shopConfig } from '#shop.config.ts';

/** What a seller's invoice says; amounts in euros as they are written. */
export interface WrittenInvoice {
  readonly number?: string;
  readonly date?: string;
  readonly typeCode?: string;
  readonly currency?: string;
  readonly specification?: string;
  readonly orderId?: string;
  readonly supplied?: string;
  readonly note?: string;
  readonly seller?: Partial<WrittenParty>;
  readonly buyer?: Partial<WrittenParty>;
  readonly iban?: string;
  readonly lines?: readonly WrittenLine[];
  readonly taxes?: readonly WrittenTax[];
  readonly net?: string;
  readonly tax?: string;
  readonly gross?: string;
  readonly payable?: string;
}

interface WrittenParty {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly vatId: string;
  readonly taxNumber: string;
}
interface WrittenLine {
  readonly title: string;
  readonly quantity: string;
  readonly price: string;
  readonly net: string;
  readonly category: string;
  readonly rate: string;
}
interface WrittenTax {
  readonly taxable: string;
  readonly tax: string;
  readonly category: string;
  readonly rate: string;
  readonly reason?: string;
}

const { company } = shopConfig;

/** The invoice that the usual sale of a business wants: 1.945,00 € net. */
export const usualInvoice = {
  number: 'R-2026-17',
  date: '2026-11-23',
  typeCode: '380',
  currency: 'EUR',
  specification: 'urn:cen.eu:en16931:2017',
  orderId: 'B-2026-000001',
  supplied: '2026-11-23',
  seller: { name: 'Kim Muster', street: 'Hafenstraße 12 a', zip: '04109', city: 'Leipzig', vatId: 'DE136695976' },
  buyer: { name: company.name, street: company.street, zip: company.zip, city: company.city },
  iban: 'DE02120300000000202051',
  lines: [
    { title: 'Dell PowerEdge R640', quantity: '3', price: '640.00', net: '1920.00', category: 'S', rate: '19' },
    { title: 'Kiste mit Kabeln', quantity: '1', price: '25.00', net: '25.00', category: 'S', rate: '19' },
  ],
  taxes: [{ taxable: '1945.00', tax: '369.55', category: 'S', rate: '19' }],
  net: '1945.00',
  tax: '369.55',
  gross: '2314.55',
} as const satisfies WrittenInvoice;

function whole(changes: WrittenInvoice) {
  const invoice = { ...usualInvoice, ...changes };
  return {
    ...invoice,
    seller: { ...usualInvoice.seller, ...changes.seller },
    buyer: { ...usualInvoice.buyer, ...changes.buyer },
    payable: changes.payable ?? invoice.gross,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** An element with its text; nothing where the text is empty. */
const el = (name: string, text: string | undefined, attributes = '') =>
  text === undefined || text === '' ? '' : `<${name}${attributes}>${escaped(text)}</${name}>`;

/** The invoice in UBL, as a German accounting program writes an XRechnung. */
export function ublInvoice(changes: WrittenInvoice = {}): string {
  const { seller, buyer, ...invoice } = whole(changes);
  const money = (name: string, amount: string | undefined) => el(name, amount, ` currencyID="${invoice.currency}"`);
  const vat = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';
  const party = (one: Partial<WrittenParty>) => `<cac:Party>
    <cac:PostalAddress>${el('cbc:StreetName', one.street)}${el('cbc:CityName', one.city)}${el('cbc:PostalZone', one.zip)}
      <cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
    ${one.vatId ? `<cac:PartyTaxScheme>${el('cbc:CompanyID', one.vatId)}${vat}</cac:PartyTaxScheme>` : ''}
    ${one.taxNumber ? `<cac:PartyTaxScheme>${el('cbc:CompanyID', one.taxNumber)}<cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>` : ''}
    <cac:PartyLegalEntity>${el('cbc:RegistrationName', one.name)}</cac:PartyLegalEntity></cac:Party>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  ${el('cbc:CustomizationID', invoice.specification)}${el('cbc:ID', invoice.number)}${el('cbc:IssueDate', invoice.date)}
  ${el('cbc:InvoiceTypeCode', invoice.typeCode)}${el('cbc:Note', invoice.note)}${el('cbc:DocumentCurrencyCode', invoice.currency)}
  ${invoice.orderId ? `<cac:OrderReference>${el('cbc:ID', invoice.orderId)}</cac:OrderReference>` : ''}
  <cac:AccountingSupplierParty>${party(seller)}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party(buyer)}</cac:AccountingCustomerParty>
  ${invoice.supplied ? `<cac:Delivery>${el('cbc:ActualDeliveryDate', invoice.supplied)}</cac:Delivery>` : ''}
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount>${el('cbc:ID', invoice.iban)}</cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:PaymentTerms><cbc:Note>Zahlbar sofort ohne Abzug.</cbc:Note></cac:PaymentTerms>
  <cac:TaxTotal>${money('cbc:TaxAmount', invoice.tax)}${invoice.taxes.map(ublTax(money, vat)).join('')}</cac:TaxTotal>
  <cac:LegalMonetaryTotal>${money('cbc:LineExtensionAmount', invoice.net)}${money('cbc:TaxExclusiveAmount', invoice.net)}
    ${money('cbc:TaxInclusiveAmount', invoice.gross)}${money('cbc:PayableAmount', invoice.payable)}</cac:LegalMonetaryTotal>
  ${invoice.lines.map(ublLine(money, vat)).join('')}
</ubl:Invoice>`;
}

type Amount = (name: string, amount: string | undefined) => string;

const ublTax = (money: Amount, vat: string) => (tax: WrittenTax) =>
  `<cac:TaxSubtotal>
  ${money('cbc:TaxableAmount', tax.taxable)}${money('cbc:TaxAmount', tax.tax)}
  <cac:TaxCategory>${el('cbc:ID', tax.category)}${el('cbc:Percent', tax.rate)}${el('cbc:TaxExemptionReason', tax.reason)}${vat}</cac:TaxCategory></cac:TaxSubtotal>`;

const ublLine = (money: Amount, vat: string) => (line: WrittenLine, at: number) =>
  `<cac:InvoiceLine>
  <cbc:ID>${at + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="H87">${line.quantity}</cbc:InvoicedQuantity>${money('cbc:LineExtensionAmount', line.net)}
  <cac:Item>${el('cbc:Name', line.title)}<cac:ClassifiedTaxCategory>${el('cbc:ID', line.category)}${el('cbc:Percent', line.rate)}${vat}</cac:ClassifiedTaxCategory></cac:Item>
  <cac:Price>${money('cbc:PriceAmount', line.price)}</cac:Price></cac:InvoiceLine>`;

/** The same invoice in CII, as it lies in a ZUGFeRD-PDF. */
export function ciiInvoice(changes: WrittenInvoice = {}): string {
  const { seller, buyer, ...invoice } = whole(changes);
  const day = (text: string | undefined) => el('udt:DateTimeString', text?.replaceAll('-', ''), ' format="102"');
  const party = (one: Partial<WrittenParty>) => `${el('ram:Name', one.name)}
    <ram:PostalTradeAddress>${el('ram:PostcodeCode', one.zip)}${el('ram:LineOne', one.street)}${el('ram:CityName', one.city)}<ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
    ${one.vatId ? `<ram:SpecifiedTaxRegistration>${el('ram:ID', one.vatId, ' schemeID="VA"')}</ram:SpecifiedTaxRegistration>` : ''}
    ${one.taxNumber ? `<ram:SpecifiedTaxRegistration>${el('ram:ID', one.taxNumber, ' schemeID="FC"')}</ram:SpecifiedTaxRegistration>` : ''}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>${el('ram:ID', invoice.specification)}</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>${el('ram:ID', invoice.number)}${el('ram:TypeCode', invoice.typeCode)}<ram:IssueDateTime>${day(invoice.date)}</ram:IssueDateTime>
    ${invoice.note ? `<ram:IncludedNote>${el('ram:Content', invoice.note)}</ram:IncludedNote>` : ''}</rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    ${invoice.lines.map(ciiLine).join('')}
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${party(seller)}</ram:SellerTradeParty><ram:BuyerTradeParty>${party(buyer)}</ram:BuyerTradeParty>
      ${invoice.orderId ? `<ram:BuyerOrderReferencedDocument>${el('ram:IssuerAssignedID', invoice.orderId)}</ram:BuyerOrderReferencedDocument>` : ''}</ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery>${invoice.supplied ? `<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${day(invoice.supplied)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>` : ''}</ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement>${el('ram:InvoiceCurrencyCode', invoice.currency)}
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount>${el('ram:IBANID', invoice.iban)}</ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      ${invoice.taxes.map(ciiTax).join('')}
      <ram:SpecifiedTradePaymentTerms><ram:Description>Zahlbar sofort ohne Abzug.</ram:Description></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>${el('ram:LineTotalAmount', invoice.net)}${el('ram:TaxBasisTotalAmount', invoice.net)}
        ${el('ram:TaxTotalAmount', invoice.tax, ` currencyID="${invoice.currency}"`)}${el('ram:GrandTotalAmount', invoice.gross)}${el('ram:DuePayableAmount', invoice.payable)}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
}

const ciiTax = (
  tax: WrittenTax,
) => `<ram:ApplicableTradeTax>${el('ram:CalculatedAmount', tax.tax)}<ram:TypeCode>VAT</ram:TypeCode>
  ${el('ram:ExemptionReason', tax.reason)}${el('ram:BasisAmount', tax.taxable)}${el('ram:CategoryCode', tax.category)}${el('ram:RateApplicablePercent', tax.rate)}</ram:ApplicableTradeTax>`;

const ciiLine = (line: WrittenLine, at: number) => `<ram:IncludedSupplyChainTradeLineItem>
  <ram:AssociatedDocumentLineDocument><ram:LineID>${at + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
  <ram:SpecifiedTradeProduct>${el('ram:Name', line.title)}</ram:SpecifiedTradeProduct>
  <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${el('ram:ChargeAmount', line.price)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
  <ram:SpecifiedLineTradeDelivery>${el('ram:BilledQuantity', line.quantity, ' unitCode="H87"')}</ram:SpecifiedLineTradeDelivery>
  <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${el('ram:CategoryCode', line.category)}${el('ram:RateApplicablePercent', line.rate)}</ram:ApplicableTradeTax>
    <ram:SpecifiedTradeSettlementLineMonetarySummation>${el('ram:LineTotalAmount', line.net)}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`;
