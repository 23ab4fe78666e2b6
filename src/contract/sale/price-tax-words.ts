import type { ListedClass } from '#domain/catalogue/goods-facts.ts';
import type { PriceBasis } from '#domain/offer/facts.ts';
import type { Money, OtherTax } from '#domain/offer/tax/price-tax.ts';
import type { OwnInvoiceReason, SelfBillingHindrance } from '#domain/offer/tax/tax.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { shopConfig } from '#shop.config.ts';

/** How a price is meant, as an offer, its row in a list and its mails have it. */
export interface PriceBasisOf {
  readonly basis: PriceBasis;
  readonly otherTax?: OtherTax | undefined;
}

const percent = `${shopConfig.vatPercent}\u00a0%`;

const otherWords: Readonly<Record<OtherTax, string>> = {
  smallBusiness: 'keine USt., § 19 UStG',
  marginScheme: 'Endpreis, Differenzbesteuerung',
  exempt: 'Endpreis, ohne USt.',
  euAcquisition: 'netto, ohne USt., innergemeinschaftliche Lieferung',
  import: 'netto, ohne USt., Einfuhr',
  reverseCharge: 'netto, ohne USt., § 13b UStG',
  partlyReverseCharge: `netto zzgl. ${percent}\u00a0USt., teils ohne nach § 13b UStG`,
  undecided: 'netto, USt. laut Beleg',
};

/** How VAT is named beside a price (INV-13); a price to a private person stands alone. */
export function priceBasisText({ basis, otherTax }: PriceBasisOf): string {
  if (basis === 'flat') return '';
  return otherTax === undefined ? `netto zzgl. ${percent}\u00a0USt.` : otherWords[otherTax];
}

/** An amount of a business's price with its name. */
export interface MoneyLine {
  readonly name: string;
  /** Cents. */
  readonly amount: Cents;
}

/** A price in its parts, the last one gross: the same on screens and in mails. None where gross is net and the basis says why. */
export function moneyLines(
  tax: OtherTax | undefined,
  { net, untaxed, vat, gross }: Money,
  isStatusKnown: boolean,
): readonly MoneyLine[] {
  const onTop = { name: isStatusKnown ? `${percent} USt.` : `${percent} USt., wenn Sie sie ausweisen`, amount: vat };
  const paid = { name: 'brutto', amount: gross };
  switch (tax) {
    case undefined:
      return [{ name: 'netto', amount: net }, onTop, paid];
    case 'partlyReverseCharge':
      return [
        { name: 'netto ohne USt. nach § 13b UStG', amount: untaxed },
        { name: `netto mit ${percent} USt.`, amount: net - untaxed },
        onTop,
        paid,
      ];
    case 'reverseCharge':
      return [{ name: 'netto', amount: net }, { name: 'USt. nach § 13b UStG', amount: 0 }, paid];
    default:
      return [];
  }
}

/** 'brutto 2.284,80 €' beside a net sum; empty where no tax comes on top, or that is not decided. */
export function grossText(money: Money | undefined): string {
  return money && money.vat > 0 ? `brutto ${formatMoney(money.gross)}` : '';
}

/** ' netto' behind an amount that has a gross one beside it; else nothing. */
export function netWord(money: Money | undefined): string {
  return grossText(money) === '' ? '' : '\u00a0netto';
}

/** Puts the basis behind what an amount is, 'Unser Kaufpreisgebot, netto zzgl. 19 % USt.' */
export function withBasis(what: string, price: PriceBasisOf): string {
  return [what, priceBasisText(price)].filter(Boolean).join(', ');
}

const classNames: Readonly<Record<ListedClass, string>> = {
  tablet: 'Tablets',
  mobilePhone: 'Mobiltelefone',
  console: 'Spielkonsolen',
  integratedCircuit: 'lose Prozessoren',
  review: 'Geräte, die dazugehören können',
};

/** 'Tablets, lose Prozessoren': the kinds of listed goods among these, each once. */
export function listedClassNames(classes: readonly (ListedClass | undefined)[]): string {
  const named = new Set(classes.filter((one) => one !== undefined));
  return [...named].map((one) => classNames[one]).join(', ');
}

const ownInvoiceTexts: Readonly<Record<OwnInvoiceReason, string>> = {
  status:
    'Wir klären noch, wie Ihr Verkauf besteuert wird. Warten Sie mit einer Rechnung, bis wir Ihnen das geschrieben haben.',
  goods:
    'Wir klären noch, wer die Umsatzsteuer auf diese Geräte schuldet. Warten Sie mit einer Rechnung, bis wir Ihnen das geschrieben haben.',
  chosen: 'Reichen Sie jetzt Ihre Rechnung über diesen Betrag ein.',
  taxId:
    'Für eine Gutschrift fehlt Ihre Steuernummer oder USt-IdNr. Geben Sie sie bei Ihren Angaben nach, oder reichen Sie Ihre Rechnung über diesen Betrag ein.',
};

/** Why the invoice is the seller's, and that it is wanted now: the same on the page and in mails. */
export function ownInvoiceText(reason: OwnInvoiceReason): string {
  return ownInvoiceTexts[reason];
}

/** On which lines the buyer owes the tax, in short beside a line of a price sheet. */
export const untaxedNote = 'ohne USt., § 13b UStG';

const decidedBefore =
  'Das ist geklärt, bevor ein Beleg entsteht; wir schreiben Ihnen, was es für den Preis bedeutet. Sie müssen dafür nichts tun.';
const undecidedTexts: Readonly<Record<SelfBillingHindrance, string>> = {
  status: `Wie Ihr Verkauf besteuert wird, sieht sich bei uns jemand an. ${decidedBefore}`,
  goods: `Wer die Umsatzsteuer auf diese Geräte schuldet (§ 13b UStG), sieht sich bei uns jemand an. ${decidedBefore}`,
};

/** Said beside the tax of a sale that a person decides. */
export function undecidedText(hindrance: SelfBillingHindrance): string {
  return undecidedTexts[hindrance];
}
