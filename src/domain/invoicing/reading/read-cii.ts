import { present } from '#domain/values/present.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { AllowanceOrCharge, EnInvoice, InvoiceLine, InvoiceParty, PostalAddress } from '../en-invoice.ts';
import {
  centsAt,
  dayAt,
  isTrueAt,
  numberAt,
  ownCurrency,
  schemedAt,
  someOf,
  textsOf,
  wholeTextAt,
  type XmlPlace,
} from './xml-values.ts';

/** An invoice in the syntax of UN/CEFACT (CII D16B): ZUGFeRD, Factur-X and the XRechnung of that syntax. */
export function readCii(root: XmlElement): EnInvoice {
  const context = elementAt(root, 'ExchangedDocumentContext');
  const document = elementAt(root, 'ExchangedDocument');
  const trade = elementAt(root, 'SupplyChainTradeTransaction');
  const agreement = elementAt(trade, 'ApplicableHeaderTradeAgreement');
  const delivery = elementAt(trade, 'ApplicableHeaderTradeDelivery');
  const settlement = elementAt(trade, 'ApplicableHeaderTradeSettlement');
  const terms = elementAt(settlement, 'SpecifiedTradePaymentTerms');
  const taxes = childrenOf(settlement, 'ApplicableTradeTax');
  const parts = allowancesOf(settlement);
  return {
    ...present({
      specification: ciiSpecification(root),
      process: textAt(context, 'BusinessProcessSpecifiedDocumentContextParameter', 'ID'),
      number: textAt(document, 'ID'),
      issueDate: dayAt(document, 'IssueDateTime', 'DateTimeString'),
      typeCode: textAt(document, 'TypeCode'),
      currency: textAt(settlement, 'InvoiceCurrencyCode'),
      taxCurrency: textAt(settlement, 'TaxCurrencyCode'),
      taxPointDate: dayAt(taxes[0], 'TaxPointDate', 'DateString'),
      taxPointCode: textAt(taxes[0], 'DueDateTypeCode'),
      dueDate: dayAt(terms, 'DueDateDateTime', 'DateTimeString'),
      paymentTerms: wholeTextAt(terms, 'Description'),
      buyerReference: textAt(agreement, 'BuyerReference'),
      contractReference: textAt(agreement, 'ContractReferencedDocument', 'IssuerAssignedID'),
      orderReference: textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
      salesOrderReference: textAt(agreement, 'SellerOrderReferencedDocument', 'IssuerAssignedID'),
      accountingReference: textAt(settlement, 'ReceivableSpecifiedTradeAccountingAccount', 'ID'),
      payee: payeeOf(elementAt(settlement, 'PayeeTradeParty')),
      taxRepresentative: optionalParty(elementAt(agreement, 'SellerTaxRepresentativeTradeParty')),
      delivery: deliveryOf(delivery, settlement),
      payment: paymentOf(settlement),
      ...supportingOf(agreement),
    }),
    notes: childrenOf(document, 'IncludedNote').flatMap((note) => {
      const text = textAt(note, 'Content');
      return text === undefined ? [] : [{ text, ...present({ subject: textAt(note, 'SubjectCode') }) }];
    }),
    preceding: childrenOf(settlement, 'InvoiceReferencedDocument').map((one) =>
      present({
        number: textAt(one, 'IssuerAssignedID'),
        issueDate: dayAt(one, 'FormattedIssueDateTime', 'DateTimeString'),
      }),
    ),
    seller: partyOf(elementAt(agreement, 'SellerTradeParty')),
    buyer: partyOf(elementAt(agreement, 'BuyerTradeParty')),
    allowances: parts.allowances,
    charges: parts.charges,
    totals: totalsOf(settlement),
    taxes: taxes.map((tax) =>
      present({
        taxable: centsAt(tax, 'BasisAmount'),
        tax: centsAt(tax, 'CalculatedAmount'),
        category: textAt(tax, 'CategoryCode'),
        rate: numberAt(tax, 'RateApplicablePercent'),
        reason: textAt(tax, 'ExemptionReason'),
        reasonCode: textAt(tax, 'ExemptionReasonCode'),
      }),
    ),
    lines: childrenOf(trade, 'IncludedSupplyChainTradeLineItem').filter(isLine).map(lineOf),
  };
}

/** The sums of the whole. */
export const totals = 'SpecifiedTradeSettlementHeaderMonetarySummation';

/** By which rules an invoice says to be written (BT-24). */
export function ciiSpecification(root: XmlElement): string | undefined {
  return textAt(root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID');
}

function totalsOf(settlement: XmlPlace): EnInvoice['totals'] {
  const sums = elementAt(settlement, totals);
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const taxCurrency = textAt(settlement, 'TaxCurrencyCode');
  const taxSums = childrenOf(sums, 'TaxTotalAmount');
  const other = taxCurrency === undefined || taxCurrency === currency ? undefined : ownCurrency(taxSums, taxCurrency);
  return present({
    lines: centsAt(sums, 'LineTotalAmount'),
    allowances: centsAt(sums, 'AllowanceTotalAmount'),
    charges: centsAt(sums, 'ChargeTotalAmount'),
    net: centsAt(sums, 'TaxBasisTotalAmount'),
    tax: centsAt(ownCurrency(taxSums, currency)),
    taxInTaxCurrency: centsAt(other),
    gross: centsAt(sums, 'GrandTotalAmount'),
    prepaid: centsAt(sums, 'TotalPrepaidAmount'),
    rounding: centsAt(sums, 'RoundingAmount'),
    payable: centsAt(sums, 'DuePayableAmount'),
  });
}

function optionalParty(party: XmlPlace): InvoiceParty | undefined {
  return party && partyOf(party);
}

function partyOf(party: XmlPlace): InvoiceParty {
  const contact = elementAt(party, 'DefinedTradeContact');
  const registered = (scheme: string) =>
    childrenOf(party, 'SpecifiedTaxRegistration')
      .map((one) => schemedAt(one, 'ID'))
      .find((id) => id?.scheme === scheme)?.value;
  return present({
    name: textAt(party, 'Name'),
    tradingName: textAt(party, 'SpecifiedLegalOrganization', 'TradingBusinessName'),
    ids: someOf([...childrenOf(party, 'ID'), ...childrenOf(party, 'GlobalID')], (id) => schemedAt(id)),
    registration: schemedAt(party, 'SpecifiedLegalOrganization', 'ID'),
    vatId: registered('VA'),
    taxNumber: registered('FC'),
    legalText: textAt(party, 'Description'),
    electronicAddress: schemedAt(party, 'URIUniversalCommunication', 'URIID'),
    address: addressOf(elementAt(party, 'PostalTradeAddress')),
    contact:
      contact &&
      present({
        name: textAt(contact, 'PersonName') ?? textAt(contact, 'DepartmentName'),
        phone: textAt(contact, 'TelephoneUniversalCommunication', 'CompleteNumber'),
        email: textAt(contact, 'EmailURIUniversalCommunication', 'URIID'),
      }),
  });
}

function addressOf(address: XmlPlace): PostalAddress | undefined {
  if (!address) return undefined;
  return {
    lines: ['LineOne', 'LineTwo', 'LineThree'].flatMap((name) => textAt(address, name) ?? []),
    ...present({
      city: textAt(address, 'CityName'),
      zip: textAt(address, 'PostcodeCode'),
      subdivision: textAt(address, 'CountrySubDivisionName'),
      country: textAt(address, 'CountryID'),
    }),
  };
}

/** By their types (UNTDID 1001): the object that is invoiced, and what supports the invoice. */
const [objectType, supportingType] = ['130', '916'];

function supportingOf(agreement: XmlPlace): Pick<Partial<EnInvoice>, 'object' | 'attachments'> {
  const references = childrenOf(agreement, 'AdditionalReferencedDocument');
  const ofType = (type: string) => references.filter((one) => textAt(one, 'TypeCode') === type);
  const [object] = ofType(objectType);
  const value = textAt(object, 'IssuerAssignedID');
  const scheme = textAt(object, 'ReferenceTypeCode');
  return present({
    object: value === undefined ? undefined : { value, ...present({ scheme }) },
    attachments: someOf(ofType(supportingType), (one) => {
      const file = elementAt(one, 'AttachmentBinaryObject')?.attributes;
      return present({
        ...{ id: textAt(one, 'IssuerAssignedID'), description: textAt(one, 'Name') },
        ...{ fileName: file?.filename, mediaType: file?.mimeCode },
      });
    }),
  });
}

function payeeOf(party: XmlPlace) {
  return (
    party &&
    present({
      name: textAt(party, 'Name'),
      id: schemedAt(party, 'GlobalID') ?? schemedAt(party, 'ID'),
      registration: schemedAt(party, 'SpecifiedLegalOrganization', 'ID'),
    })
  );
}

function periodOf(period: XmlPlace) {
  return (
    period &&
    present({
      from: dayAt(period, 'StartDateTime', 'DateTimeString'),
      to: dayAt(period, 'EndDateTime', 'DateTimeString'),
    })
  );
}

function deliveryOf(delivery: XmlPlace, settlement: XmlPlace): EnInvoice['delivery'] {
  const place = elementAt(delivery, 'ShipToTradeParty');
  const found = present({
    name: textAt(place, 'Name'),
    placeId: schemedAt(place, 'GlobalID') ?? schemedAt(place, 'ID'),
    date: dayAt(delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime', 'DateTimeString'),
    period: periodOf(elementAt(settlement, 'BillingSpecifiedPeriod')),
    address: addressOf(elementAt(place, 'PostalTradeAddress')),
  });
  return Object.keys(found).length > 0 ? found : undefined;
}

function paymentOf(settlement: XmlPlace): EnInvoice['payment'] {
  const means = childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const [first] = means;
  if (!first) return undefined;
  const mandate = textAt(settlement, 'SpecifiedTradePaymentTerms', 'DirectDebitMandateID');
  const account = textAt(first, 'PayerPartyDebtorFinancialAccount', 'IBANID');
  const debit = present({ mandate, creditorId: textAt(settlement, 'CreditorReferenceID'), account });
  const card = textAt(first, 'ApplicableTradeSettlementFinancialCard', 'ID');
  return {
    ...present({
      meansCode: textAt(first, 'TypeCode'),
      meansText: textAt(first, 'Information'),
      remittance: textAt(settlement, 'PaymentReference'),
      card: card === undefined ? undefined : { number: card },
      directDebit: Object.keys(debit).length > 0 ? debit : undefined,
    }),
    transfers: means.flatMap((one) => {
      const to = elementAt(one, 'PayeePartyCreditorFinancialAccount');
      if (!to) return [];
      return [
        present({
          account: textAt(to, 'IBANID') ?? textAt(to, 'ProprietaryID'),
          holder: textAt(to, 'AccountName'),
          bank: textAt(one, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'),
        }),
      ];
    }),
  };
}

function allowancesOf(place: XmlPlace) {
  const all = childrenOf(place, 'SpecifiedTradeAllowanceCharge');
  const isCharge = (one: XmlElement) => isTrueAt(one, 'ChargeIndicator', 'Indicator');
  return {
    allowances: all.filter((one) => !isCharge(one)).map(allowanceOf),
    charges: all.filter(isCharge).map(allowanceOf),
  };
}

function allowanceOf(one: XmlElement): AllowanceOrCharge {
  return present({
    amount: centsAt(one, 'ActualAmount'),
    baseAmount: centsAt(one, 'BasisAmount'),
    percent: numberAt(one, 'CalculationPercent'),
    category: textAt(one, 'CategoryTradeTax', 'CategoryCode'),
    rate: numberAt(one, 'CategoryTradeTax', 'RateApplicablePercent'),
    reason: textAt(one, 'Reason'),
    reasonCode: textAt(one, 'ReasonCode'),
  });
}

/** In the profile EXTENDED lines may also tell a text, or head a group whose lines are counted themselves. */
const isLine = (line: XmlElement) =>
  !['INFORMATION', 'GROUP'].includes(textAt(line, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode') ?? '');

function lineOf(line: XmlElement): InvoiceLine {
  const agreement = elementAt(line, 'SpecifiedLineTradeAgreement');
  const settlement = elementAt(line, 'SpecifiedLineTradeSettlement');
  const product = elementAt(line, 'SpecifiedTradeProduct');
  const price = elementAt(agreement, 'NetPriceProductTradePrice');
  const gross = elementAt(agreement, 'GrossPriceProductTradePrice');
  const quantity = elementAt(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity');
  return {
    ...present({
      id: textAt(line, 'AssociatedDocumentLineDocument', 'LineID'),
      note: textAt(line, 'AssociatedDocumentLineDocument', 'IncludedNote', 'Content'),
      quantity: numberAt(quantity),
      unit: quantity?.attributes.unitCode,
      net: centsAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount'),
      orderLine: textAt(agreement, 'BuyerOrderReferencedDocument', 'LineID'),
      accountingReference: textAt(settlement, 'ReceivableSpecifiedTradeAccountingAccount', 'ID'),
      period: periodOf(elementAt(settlement, 'BillingSpecifiedPeriod')),
      category: textAt(settlement, 'ApplicableTradeTax', 'CategoryCode'),
      rate: numberAt(settlement, 'ApplicableTradeTax', 'RateApplicablePercent'),
    }),
    ...allowancesOf(settlement),
    price: present({
      net: centsAt(price, 'ChargeAmount'),
      discount: centsAt(gross, 'AppliedTradeAllowanceCharge', 'ActualAmount'),
      gross: centsAt(gross, 'ChargeAmount'),
      baseQuantity: numberAt(price, 'BasisQuantity'),
      baseUnit: elementAt(price, 'BasisQuantity')?.attributes.unitCode,
    }),
    item: present({
      name: textAt(product, 'Name'),
      description: textsOf(product, 'Description')[0],
      sellerId: textAt(product, 'SellerAssignedID'),
      buyerId: textAt(product, 'BuyerAssignedID'),
      standardId: schemedAt(product, 'GlobalID'),
      classes: someOf(childrenOf(product, 'DesignatedProductClassification'), (one) => schemedAt(one, 'ClassCode')),
      origin: textAt(product, 'OriginTradeCountry', 'ID'),
      attributes: someOf(childrenOf(product, 'ApplicableProductCharacteristic'), (one) =>
        present({ name: textAt(one, 'Description'), value: textAt(one, 'Value') }),
      ),
    }),
  };
}
