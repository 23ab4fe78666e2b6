import { childrenOf, elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { totals } from './read-cii.ts';
import { hasTwice, isSeveral, otherCurrencyIn, schemedAt } from './xml-values.ts';

/** What may stand several times for several things, and stands twice for one. */
export function doubledInCii(root: XmlElement): string[] {
  const trade = elementAt(root, 'SupplyChainTradeTransaction');
  const agreement = elementAt(trade, 'ApplicableHeaderTradeAgreement');
  const settlement = elementAt(trade, 'ApplicableHeaderTradeSettlement');
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const registrations = ['SellerTradeParty', 'BuyerTradeParty', 'SellerTaxRepresentativeTradeParty'].map((name) =>
    childrenOf(elementAt(agreement, name), 'SpecifiedTaxRegistration').map((one) => schemedAt(one, 'ID')?.scheme ?? ''),
  );
  const means = childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const days = childrenOf(settlement, 'ApplicableTradeTax').map((tax) => textAt(tax, 'TaxPointDate', 'DateString'));
  const taxes = childrenOf(elementAt(settlement, totals), 'TaxTotalAmount');
  return [
    ...(hasTwice(taxes.map(({ attributes }) => attributes.currencyID ?? currency ?? '')) ? ['TaxTotalAmount'] : []),
    ...(registrations.some(hasTwice) ? ['SpecifiedTaxRegistration'] : []),
    ...(isSeveral(means.map((one) => textAt(one, 'TypeCode'))) ? ['TypeCode'] : []),
    ...(isSeveral(days) ? ['TaxPointDate'] : []),
  ];
}

const day = /^\d{4}(1[0-2]|0[1-9])(3[01]|[12]\d|0[1-9])$/;

/** What the schema lets out or takes as any text, and the standard wants said: the kind of a tax, whether a sum is added, a day (BR-CO-04, CII-SR-463, CII-DT-097). */
function unsaidIn(element: XmlElement): string[] {
  const { name, attributes, text } = element;
  if (/^(Applicable|Category)TradeTax$/.test(name)) return textAt(element, 'TypeCode') === 'VAT' ? [] : ['TypeCode'];
  if (name === 'SpecifiedTradeAllowanceCharge') return elementAt(element, 'ChargeIndicator') ? [] : ['ChargeIndicator'];
  return name === 'DateTimeString' && attributes.format === '102' && !day.test(text.trim()) ? [name] : [];
}

/** Elements of a document that is named, which are for some types of it alone (CII-DT-015, 018, 021, 022, 024). */
const ofTypes: Readonly<Record<string, readonly string[]>> = {
  URIID: ['916'],
  Name: ['916'],
  AttachmentBinaryObject: ['916'],
  ReferenceTypeCode: ['130'],
  TypeCode: ['50', '130', '916'],
};

/**
 * What the schema of CII allows and EN 16931 leaves out where its table cannot say so: the day of one tax for all, parts of documents of another type,
 * currencies of single amounts (CII-SR-461, CII-DT-015 to 031).
 */
export function misplacedInCii(root: XmlElement): string[] {
  const settlement = elementAt(root, 'SupplyChainTradeTransaction', 'ApplicableHeaderTradeSettlement');
  const days = childrenOf(settlement, 'ApplicableTradeTax').filter((tax) => elementAt(tax, 'TaxPointDate'));
  const found = new Set(days.length > 1 ? ['TaxPointDate'] : []);
  const walk = (element: XmlElement) => {
    const type = element.name === 'AdditionalReferencedDocument' ? (textAt(element, 'TypeCode') ?? '') : '';
    for (const child of element.children) {
      if (child.attributes.currencyID !== undefined && child.name !== 'TaxTotalAmount') found.add('currencyID');
      const types = element.name.endsWith('ReferencedDocument') ? ofTypes[child.name] : undefined;
      if (types && !types.includes(type)) found.add(child.name);
      for (const name of unsaidIn(child)) found.add(name);
      walk(child);
    }
  };
  walk(root);
  return [...found];
}

/** The currency of an amount that is another one than the invoice's; the tax alone may be told in a second one (BT-111). */
export function otherCurrencyInCii(root: XmlElement): string | undefined {
  const settlement = elementAt(root, 'SupplyChainTradeTransaction', 'ApplicableHeaderTradeSettlement');
  const second = textAt(settlement, 'TaxCurrencyCode');
  const taxes = childrenOf(elementAt(settlement, totals), 'TaxTotalAmount');
  const twice = new Set(taxes.filter(({ attributes }) => attributes.currencyID === second));
  return otherCurrencyIn(root, textAt(settlement, 'InvoiceCurrencyCode'), twice);
}
