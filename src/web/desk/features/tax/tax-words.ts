import type { TaxDecisionView, TaxEffect } from '#contract/money/desk-tax.ts';
import { documentNames } from '#contract/papers/document-words.ts';
import { priceBasisText } from '#contract/sale/price-tax-words.ts';
import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import type { BusinessTreatment, ReverseChargeOverride, VatIdResult } from '#domain/offer/tax/tax-facts.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';

/** The treatments to choose from, as somebody at the desk reads them. */
export const treatmentWords: Readonly<Record<BusinessTreatment, string>> = {
  standard: 'Umsatzsteuer wie üblich',
  smallBusiness: 'Kleinunternehmer, § 19 UStG',
  marginScheme: 'Differenzbesteuerung, § 25a UStG',
  exempt: 'Nicht unternehmerisch, ohne Umsatzsteuer',
  euAcquisition: 'Innergemeinschaftlicher Erwerb',
  import: 'Einfuhr von außerhalb der EU',
};

export const overrideWords: Readonly<Record<ReverseChargeOverride, string>> = {
  owed: 'Wir schulden sie, auch unter 5.000 €',
  notOwed: 'Wir schulden sie nicht',
};

export const classWords: Readonly<Record<ReverseChargeClass, string>> = {
  none: 'keine Ware des § 13b',
  tablet: 'Tablet',
  mobilePhone: 'Mobiltelefon',
  console: 'Spielkonsole',
  integratedCircuit: 'loser Prozessor',
  review: 'nicht geklärt',
};

export const vatIdWords: Readonly<Record<VatIdResult, string>> = {
  valid: 'gültig',
  invalid: 'nicht gültig',
  unavailable: 'keine Antwort',
};

/** What a choice comes to: words beside the price, what is paid, and the paper. */
export function taxEffectText({ otherTax, money, paper, ownInvoice }: TaxEffect): string {
  const basis = priceBasisText({ basis: 'net', otherTax });
  const paid =
    money && `${basis}: netto ${euros(money.net)}, USt. ${euros(money.vat)}, wir zahlen ${euros(money.gross)}`;
  return [paid ?? basis, paperText(paper, ownInvoice)].join('. ');
}

function paperText(paper: TaxEffect['paper'], ownInvoice: TaxEffect['ownInvoice']): string {
  switch (ownInvoice) {
    case undefined:
      return `Beleg: ${documentNames[paper]} von uns`;
    case 'chosen':
      return 'Beleg: Rechnung des Verkäufers';
    case 'taxId':
      return 'Beleg: Gutschrift, sobald eine deutsche Nummer da ist';
    default:
      return 'Beleg: noch offen';
  }
}

const euros = (amount: number) => formatMoney(fromEuros(amount));

/** What was decided, in a line. */
export function decisionText({ treatment, reverseCharge, goods, seen }: TaxDecisionView): string {
  const said = [
    ...(treatment === undefined ? [] : [treatmentWords[treatment]]),
    ...(reverseCharge === undefined ? [] : [`§ 13b: ${overrideWords[reverseCharge]}`]),
    ...goods.map((one) => `${one.title}: ${classWords[one.class]}`),
  ];
  return said.length > 0 || seen.length === 0 ? said.join('; ') : 'Angesehen';
}
