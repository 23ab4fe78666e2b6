import type { TaxTreatment } from '#domain/offer/tax/tax.ts';

/** What the law wants beside a line on which the buyer owes the tax (§ 14a Abs. 5 UStG). */
export const reverseChargeNote = 'Steuerschuldnerschaft des Leistungsempfängers';

/** What the law wants on an invoice or Gutschrift without tax (INV-10, § 14a Abs. 6 UStG). */
export const exemptionNotes: Readonly<Record<TaxTreatment, readonly string[]>> = {
  none: [],
  standard: [],
  smallBusiness: ['Steuerfrei nach § 19 UStG (Kleinunternehmer)'],
  marginScheme: ['Gebrauchtgegenstände/Sonderregelung'],
  exempt: [],
  euAcquisition: ['Steuerfreie innergemeinschaftliche Lieferung'],
  import: [
    'Lieferung aus einem Drittland: nicht im Inland steuerbar, die Einfuhrumsatzsteuer zahlt der Leistungsempfänger',
  ],
};
