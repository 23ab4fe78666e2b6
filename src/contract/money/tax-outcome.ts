import type { DocumentKind } from '#domain/offer/facts.ts';
import type { OtherTax } from '#domain/offer/tax/price-tax.ts';
import type { OwnInvoiceReason } from '#domain/offer/tax/tax.ts';
import { shopConfig } from '#shop.config.ts';

const percent = `${shopConfig.vatPercent}\u00a0%`;

const outcomes: Readonly<Record<Exclude<OtherTax, 'undecided'>, string>> = {
  smallBusiness: 'Als Kleinunternehmer berechnen Sie keine Umsatzsteuer (§ 19 UStG). Der Kaufpreis ist der Endpreis.',
  marginScheme: 'Es gilt die Differenzbesteuerung (§ 25a UStG). Der Kaufpreis ist der Endpreis.',
  exempt: 'Sie verkaufen nicht unternehmerisch: Umsatzsteuer fällt nicht an, der Kaufpreis ist der Endpreis.',
  euAcquisition:
    'Ihre Lieferung aus einem anderen EU-Land ist bei Ihnen steuerfrei, wir versteuern den Erwerb in Deutschland. Der Kaufpreis ist netto, Umsatzsteuer kommt nicht dazu.',
  import:
    'Die Geräte kommen von außerhalb der EU. Die Einfuhrumsatzsteuer zahlen wir beim Zoll; zum Kaufpreis kommt keine Umsatzsteuer.',
  reverseCharge: 'Die Umsatzsteuer schulden wir (§ 13b UStG). Der Kaufpreis ist netto, Umsatzsteuer kommt nicht dazu.',
  partlyReverseCharge: `Auf einen Teil der Geräte schulden wir die Umsatzsteuer (§ 13b UStG), auf die übrigen kommen ${percent} dazu.`,
};

/** What was decided about the tax of a sale, in words to its seller; empty while somebody still has to. */
export function taxOutcomeText(tax: OtherTax | undefined): string {
  if (tax === 'undecided') return '';
  return tax === undefined ? `Zum Kaufpreis kommen ${percent} Umsatzsteuer.` : outcomes[tax];
}

const papers: Readonly<Record<DocumentKind, string>> = {
  selfBilledInvoice: 'Die Gutschrift schreiben wir; eine eigene Rechnung brauchen Sie nicht.',
  purchaseReceipt: 'Sie bekommen von uns einen Ankaufbeleg; eine eigene Rechnung brauchen Sie nicht.',
};

/** Who writes the paper once the tax is decided, in words to the seller. */
export function taxPaperText(kind: DocumentKind, ownInvoice: OwnInvoiceReason | undefined): string {
  if (ownInvoice === undefined) return papers[kind];
  if (ownInvoice === 'taxId')
    return 'Für unsere Gutschrift fehlt Ihre deutsche USt-IdNr. oder Steuernummer. Geben Sie sie bei Ihren Angaben nach, oder schreiben Sie selbst eine Rechnung.';
  return 'Die Rechnung schreiben Sie, wie Sie es gewählt haben. Soll es unsere Gutschrift sein, ändern Sie das bei Ihren Angaben.';
}
