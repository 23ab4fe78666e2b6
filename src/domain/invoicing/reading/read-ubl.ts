import { present } from '#domain/values/present.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { AllowanceOrCharge, EnInvoice, InvoiceLine, InvoiceParty, PostalAddress } from '../en-invoice.ts';
import {
  centsAt,
  dayAt,
  hasTwice,
  isSeveral,
  isTrueAt,
  numberAt,
  otherCurrencyIn,
  ownCurrency,
  schemedAt,
  someOf,
  textsOf,
  wholeTextAt,
  type XmlPlace,
} from './xml-values.ts';

/** An invoice or credit note in the syntax of OASIS (UBL 2.1): the XRechnung of that syntax and what travels by Peppol. */
export function readUbl(root: XmlElement): EnInvoice {
  const order = elementAt(root, 'OrderReference');
  const parts = allowancesOf(root);
  return {
    ...present({
      specification: textAt(root, 'CustomizationID'),
      process: textAt(root, 'ProfileID'),
      number: textAt(root, 'ID'),
      issueDate: dayAt(root, 'IssueDate'),
      typeCode: textAt(root, 'InvoiceTypeCode') ?? textAt(root, 'CreditNoteTypeCode'),
      currency: textAt(root, 'DocumentCurrencyCode'),
      taxCurrency: textAt(root, 'TaxCurrencyCode'),
      taxPointDate: dayAt(root, 'TaxPointDate'),
      taxPointCode: textAt(root, 'InvoicePeriod', 'DescriptionCode'),
      dueDate: dayAt(root, 'DueDate') ?? dayAt(root, 'PaymentMeans', 'PaymentDueDate'),
      paymentTerms: wholeTextAt(root, 'PaymentTerms', 'Note'),
      buyerReference: textAt(root, 'BuyerReference'),
      contractReference: textAt(root, 'ContractDocumentReference', 'ID'),
      orderReference: textAt(order, 'ID'),
      salesOrderReference: textAt(order, 'SalesOrderID'),
      accountingReference: textAt(root, 'AccountingCost'),
      payee: payeeOf(elementAt(root, 'PayeeParty')),
      taxRepresentative: optionalParty(elementAt(root, 'TaxRepresentativeParty')),
      delivery: deliveryOf(root),
      payment: paymentOf(root),
      ...supportingOf(root),
    }),
    notes: textsOf(root, 'Note').map(noteOf),
    preceding: childrenOf(root, 'BillingReference').map((one) =>
      present({
        number: textAt(one, 'InvoiceDocumentReference', 'ID'),
        issueDate: dayAt(one, 'InvoiceDocumentReference', 'IssueDate'),
      }),
    ),
    seller: partyOf(elementAt(root, 'AccountingSupplierParty', 'Party')),
    buyer: partyOf(elementAt(root, 'AccountingCustomerParty', 'Party')),
    allowances: parts.allowances,
    charges: parts.charges,
    totals: totalsOf(root),
    taxes: childrenOf(ownTaxTotal(root), 'TaxSubtotal').map((tax) =>
      present({
        taxable: centsAt(tax, 'TaxableAmount'),
        tax: centsAt(tax, 'TaxAmount'),
        category: textAt(tax, 'TaxCategory', 'ID'),
        rate: numberAt(tax, 'TaxCategory', 'Percent'),
        reason: textAt(tax, 'TaxCategory', 'TaxExemptionReason'),
        reasonCode: textAt(tax, 'TaxCategory', 'TaxExemptionReasonCode'),
      }),
    ),
    lines: [...childrenOf(root, 'InvoiceLine'), ...childrenOf(root, 'CreditNoteLine')].map(lineOf),
  };
}

/** What may stand several times for several things, and stands twice for one. */
export function doubledInUbl(root: XmlElement): string[] {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const currencies = childrenOf(root, 'TaxTotal').map(
    (one) => elementAt(one, 'TaxAmount')?.attributes.currencyID ?? currency ?? '',
  );
  const parties = [
    ...['AccountingSupplierParty', 'AccountingCustomerParty'].map((name) => elementAt(root, name, 'Party')),
    elementAt(root, 'TaxRepresentativeParty'),
  ];
  const schemes = parties.map((party) => childrenOf(party, 'PartyTaxScheme').map((one) => String(isVat(one))));
  const ofBuyer = childrenOf(elementAt(root, 'AccountingCustomerParty', 'Party'), 'PartyIdentification');
  const means = childrenOf(root, 'PaymentMeans');
  const severally = (name: string) => (isSeveral(means.map((one) => textAt(one, name))) ? [name] : []);
  return [
    ...(hasTwice(currencies) ? ['TaxTotal'] : []),
    ...(schemes.some(hasTwice) ? ['PartyTaxScheme'] : []),
    ...(ofBuyer.length > 1 ? ['PartyIdentification'] : []),
    ...severally('PaymentMeansCode'),
    ...severally('PaymentID'),
  ];
}

/** A number for taxes without the number, or without its kind, is none (UBL-SR-53), nor is a kind of tax that is no VAT; who trades is named as registered (BR-06, BR-07). */
export function misplacedInUbl(root: XmlElement): string[] {
  const sides = ['AccountingSupplierParty', 'AccountingCustomerParty'];
  const schemes = sides.flatMap((side) => childrenOf(elementAt(root, side, 'Party'), 'PartyTaxScheme'));
  const isWhole = (one: XmlElement) =>
    elementAt(one, 'CompanyID') !== undefined && elementAt(one, 'TaxScheme', 'ID') !== undefined;
  const areNamed = sides.every((side) => textAt(root, side, 'Party', 'PartyLegalEntity', 'RegistrationName'));
  return [
    ...(schemes.every(isWhole) ? [] : ['PartyTaxScheme']),
    ...(areNamed ? [] : ['PartyLegalEntity']),
    ...(hasOtherTax(root) ? ['TaxScheme'] : []),
  ];
}

function hasOtherTax(element: XmlElement): boolean {
  return element.children.some(
    (child) => (/^(Classified)?TaxCategory$/.test(child.name) && !isVat(child)) || hasOtherTax(child),
  );
}

const isVat = (scheme: XmlElement) => textAt(scheme, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT';

/** The currency of an amount that is another one than the invoice's; the tax alone may be told in a second one (BT-111). */
export function otherCurrencyInUbl(root: XmlElement): string | undefined {
  const second = textAt(root, 'TaxCurrencyCode');
  const taxes = childrenOf(root, 'TaxTotal').flatMap((one) => childrenOf(one, 'TaxAmount'));
  const twice = new Set(taxes.filter(({ attributes }) => attributes.currencyID === second));
  return otherCurrencyIn(root, textAt(root, 'DocumentCurrencyCode'), twice);
}

/** A subject code stands before the text between two signs: '#AAI#Gutschrift'. */
function noteOf(note: string): EnInvoice['notes'][number] {
  const [, subject, text] = /^#([A-Z]{3})#(.*)$/s.exec(note) ?? [];
  return subject !== undefined && text ? { subject, text } : { text: note };
}

function ownTaxTotal(root: XmlElement): XmlPlace {
  const all = childrenOf(root, 'TaxTotal');
  const currency = textAt(root, 'DocumentCurrencyCode');
  return all.find((one) => ownCurrency(childrenOf(one, 'TaxAmount'), currency) !== undefined) ?? all[0];
}

function totalsOf(root: XmlElement): EnInvoice['totals'] {
  const sums = elementAt(root, 'LegalMonetaryTotal');
  const [currency, other] = [textAt(root, 'DocumentCurrencyCode'), textAt(root, 'TaxCurrencyCode')];
  const taxIn = (wanted: string | undefined) =>
    ownCurrency(
      childrenOf(root, 'TaxTotal').flatMap((one) => childrenOf(one, 'TaxAmount')),
      wanted,
    );
  return present({
    lines: centsAt(sums, 'LineExtensionAmount'),
    allowances: centsAt(sums, 'AllowanceTotalAmount'),
    charges: centsAt(sums, 'ChargeTotalAmount'),
    net: centsAt(sums, 'TaxExclusiveAmount'),
    tax: centsAt(taxIn(currency)),
    taxInTaxCurrency: other === undefined || other === currency ? undefined : centsAt(taxIn(other)),
    gross: centsAt(sums, 'TaxInclusiveAmount'),
    prepaid: centsAt(sums, 'PrepaidAmount'),
    rounding: centsAt(sums, 'PayableRoundingAmount'),
    payable: centsAt(sums, 'PayableAmount'),
  });
}

function optionalParty(party: XmlPlace): InvoiceParty | undefined {
  return party && partyOf(party);
}

function partyOf(party: XmlPlace): InvoiceParty {
  const schemes = childrenOf(party, 'PartyTaxScheme');
  const contact = elementAt(party, 'Contact');
  return present({
    name: textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name'),
    tradingName: textAt(party, 'PartyName', 'Name'),
    ids: someOf(childrenOf(party, 'PartyIdentification'), (one) => schemedAt(one, 'ID')),
    registration: schemedAt(party, 'PartyLegalEntity', 'CompanyID'),
    vatId: textAt(schemes.find(isVat), 'CompanyID'),
    taxNumber: textAt(
      schemes.find((one) => !isVat(one)),
      'CompanyID',
    ),
    legalText: textAt(party, 'PartyLegalEntity', 'CompanyLegalForm'),
    electronicAddress: schemedAt(party, 'EndpointID'),
    address: addressOf(elementAt(party, 'PostalAddress')),
    contact:
      contact &&
      present({
        name: textAt(contact, 'Name'),
        phone: textAt(contact, 'Telephone'),
        email: textAt(contact, 'ElectronicMail'),
      }),
  });
}

function addressOf(address: XmlPlace): PostalAddress | undefined {
  if (!address) return undefined;
  const more = textAt(address, 'AddressLine', 'Line');
  return {
    lines: [textAt(address, 'StreetName'), textAt(address, 'AdditionalStreetName'), more].flatMap((line) => line ?? []),
    ...present({
      city: textAt(address, 'CityName'),
      zip: textAt(address, 'PostalZone'),
      subdivision: textAt(address, 'CountrySubentity'),
      country: textAt(address, 'Country', 'IdentificationCode'),
    }),
  };
}

/** The type of document under which UBL keeps the object that is invoiced (UNTDID 1001). */
const objectType = '130';

function supportingOf(root: XmlElement): Pick<Partial<EnInvoice>, 'object' | 'attachments'> {
  const references = childrenOf(root, 'AdditionalDocumentReference');
  const isObject = (one: XmlElement) => textAt(one, 'DocumentTypeCode') === objectType;
  return present({
    object: schemedAt(references.find(isObject), 'ID'),
    attachments: someOf(
      references.filter((one) => !isObject(one)),
      (one) => {
        const file = elementAt(one, 'Attachment', 'EmbeddedDocumentBinaryObject')?.attributes;
        return present({
          ...{ id: textAt(one, 'ID'), description: textAt(one, 'DocumentDescription') },
          ...{ fileName: file?.filename, mediaType: file?.mimeCode },
        });
      },
    ),
  });
}

function payeeOf(party: XmlPlace) {
  return (
    party &&
    present({
      name: textAt(party, 'PartyName', 'Name'),
      id: schemedAt(party, 'PartyIdentification', 'ID'),
      registration: schemedAt(party, 'PartyLegalEntity', 'CompanyID'),
    })
  );
}

function periodOf(period: XmlPlace) {
  return period && present({ from: dayAt(period, 'StartDate'), to: dayAt(period, 'EndDate') });
}

function deliveryOf(root: XmlElement): EnInvoice['delivery'] {
  const delivery = elementAt(root, 'Delivery');
  const found = present({
    name: textAt(delivery, 'DeliveryParty', 'PartyName', 'Name'),
    placeId: schemedAt(delivery, 'DeliveryLocation', 'ID'),
    date: dayAt(delivery, 'ActualDeliveryDate'),
    period: periodOf(elementAt(root, 'InvoicePeriod')),
    address: addressOf(elementAt(delivery, 'DeliveryLocation', 'Address')),
  });
  return Object.keys(found).length > 0 ? found : undefined;
}

function paymentOf(root: XmlElement): EnInvoice['payment'] {
  const means = childrenOf(root, 'PaymentMeans');
  const [first] = means;
  if (!first) return undefined;
  const mandate = elementAt(first, 'PaymentMandate');
  const card = textAt(first, 'CardAccount', 'PrimaryAccountNumberID');
  return {
    ...present({
      meansCode: textAt(first, 'PaymentMeansCode'),
      meansText: elementAt(first, 'PaymentMeansCode')?.attributes.name,
      remittance: textAt(first, 'PaymentID'),
      card: card === undefined ? undefined : { number: card },
      directDebit:
        mandate && present({ mandate: textAt(mandate, 'ID'), account: textAt(mandate, 'PayerFinancialAccount', 'ID') }),
    }),
    transfers: means.flatMap((one) => {
      const to = elementAt(one, 'PayeeFinancialAccount');
      if (!to) return [];
      const bank = textAt(to, 'FinancialInstitutionBranch', 'ID');
      return [present({ account: textAt(to, 'ID'), holder: textAt(to, 'Name'), bank })];
    }),
  };
}

function allowancesOf(place: XmlPlace) {
  const all = childrenOf(place, 'AllowanceCharge');
  const isCharge = (one: XmlElement) => isTrueAt(one, 'ChargeIndicator');
  return {
    allowances: all.filter((one) => !isCharge(one)).map(allowanceOf),
    charges: all.filter(isCharge).map(allowanceOf),
  };
}

function allowanceOf(one: XmlElement): AllowanceOrCharge {
  return present({
    amount: centsAt(one, 'Amount'),
    baseAmount: centsAt(one, 'BaseAmount'),
    percent: numberAt(one, 'MultiplierFactorNumeric'),
    category: textAt(one, 'TaxCategory', 'ID'),
    rate: numberAt(one, 'TaxCategory', 'Percent'),
    reason: textAt(one, 'AllowanceChargeReason'),
    reasonCode: textAt(one, 'AllowanceChargeReasonCode'),
  });
}

function lineOf(line: XmlElement): InvoiceLine {
  const item = elementAt(line, 'Item');
  const price = elementAt(line, 'Price');
  const quantity = elementAt(line, 'InvoicedQuantity') ?? elementAt(line, 'CreditedQuantity');
  return {
    ...present({
      id: textAt(line, 'ID'),
      note: textAt(line, 'Note'),
      quantity: numberAt(quantity),
      unit: quantity?.attributes.unitCode,
      net: centsAt(line, 'LineExtensionAmount'),
      orderLine: textAt(line, 'OrderLineReference', 'LineID'),
      accountingReference: textAt(line, 'AccountingCost'),
      period: periodOf(elementAt(line, 'InvoicePeriod')),
      category: textAt(item, 'ClassifiedTaxCategory', 'ID'),
      rate: numberAt(item, 'ClassifiedTaxCategory', 'Percent'),
    }),
    ...allowancesOf(line),
    price: present({
      net: centsAt(price, 'PriceAmount'),
      discount: centsAt(price, 'AllowanceCharge', 'Amount'),
      gross: centsAt(price, 'AllowanceCharge', 'BaseAmount'),
      baseQuantity: numberAt(price, 'BaseQuantity'),
      baseUnit: elementAt(price, 'BaseQuantity')?.attributes.unitCode,
    }),
    item: present({
      name: textAt(item, 'Name'),
      description: textAt(item, 'Description'),
      sellerId: textAt(item, 'SellersItemIdentification', 'ID'),
      buyerId: textAt(item, 'BuyersItemIdentification', 'ID'),
      standardId: schemedAt(item, 'StandardItemIdentification', 'ID'),
      classes: someOf(childrenOf(item, 'CommodityClassification'), (one) => schemedAt(one, 'ItemClassificationCode')),
      origin: textAt(item, 'OriginCountry', 'IdentificationCode'),
      attributes: someOf(childrenOf(item, 'AdditionalItemProperty'), (one) =>
        present({ name: textAt(one, 'Name'), value: textAt(one, 'Value') }),
      ),
    }),
  };
}
