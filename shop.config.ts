import type { HouseDays } from '#domain/values/holidays-of-land.ts';

/** What a provider says about itself; an empty text is missing, and `{{company.…}}` in content/ shows that it is. */
interface Company {
  readonly name: string;
  /** As it belongs to the name, such as 'Einzelunternehmen' or 'eingetragener Kaufmann (e. K.)'. */
  readonly legalForm: string;
  readonly owner: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  /** Commercial register; a firm that is not registered leaves both empty. */
  readonly register: { readonly court: string; readonly number: string };
  /** USt-IdNr. or, only without one, the W-IdNr. (§ 5 DDG); never the tax number. */
  readonly vatId: string;
  readonly businessId: string;
  /** Only where the trade needs a permission. */
  readonly supervisoryAuthority: string;
  /** Name and address of the person who answers for the blog (§ 18 Abs. 2 MStV). */
  readonly responsibleForContent: string;
}

/** A firm that works for the provider, as the privacy notice names it. */
interface ServiceProvider {
  readonly name: string;
  readonly place: string;
}

/** What the law wants on the legal pages beside the company itself. */
interface LegalData {
  /** Name and address (e-mail) of the data protection officer; empty when none has to be named. */
  readonly dataProtectionOfficer: string;
  /** Data protection authority of the provider's Land. */
  readonly privacyAuthority: string;
  readonly hosting: ServiceProvider;
  readonly mailDelivery: ServiceProvider;
  /** Firms that carry the goods. */
  readonly carriers: readonly string[];
  /** Who processes data on goods for the provider beside the carriers, as the processing agreement names them. */
  readonly subProcessors: readonly { readonly name: string; readonly place: string; readonly task: string }[];
  /** Whether the BFSG binds the provider or a micro-enterprise publishes the statement voluntarily. */
  readonly accessibilityBasis: string;
}

/** What the provider promises beyond the terms, in working days; nothing is shown of what is not set. */
interface Promises {
  readonly bidWorkingDays: number | undefined;
  readonly packagingWorkingDays: number | undefined;
  readonly inspectionWorkingDays: number | undefined;
  readonly taxWorkingDays: number | undefined;
  readonly payoutWorkingDays: number | undefined;
  readonly returnWorkingDays: number | undefined;
  /** The Land, whose holidays are no working days of the house, and further days on which it is closed; deadlines of bids go by nationwide holidays alone. */
  readonly house: HouseDays;
}

/** How Gutschriften are written (docs/decisions/0625). */
interface EInvoices {
  /** `off`: plain PDF. `optional`: e-invoice where everything for it is known, else plain PDF. `mandatory`: no plain PDF where the law wants an e-invoice. */
  readonly mode: 'off' | 'optional' | 'mandatory';
  /** From this day of supply on the mode is mandatory; 2028-01-01 for whoever turned over at most 800,000 € in 2026 (§ 27 Abs. 38 UStG). */
  readonly mandatoryFrom: string;
}

export interface ShopConfig {
  readonly productName: string;
  readonly version: string;
  readonly company: Company;
  readonly legal: LegalData;
  readonly promises: Promises;
  /** Number of this site in Matomo, whose address is the setting MATOMO_URL. */
  readonly analytics: { readonly siteId: number };
  readonly mail: { readonly from: string };
  /** Share of VAT named beside a net price. */
  readonly vatPercent: number;
  readonly eInvoice: EInvoices;
  /** A price that lies more than so many times beyond its range, or beyond what it was, is asked about once more; at least 1 (docs/decisions/0719). */
  readonly unusualPriceFactor: number;
  /** Where a private seller says nothing, what is taken to be so is asked before an inquiry is sent if it is worth more than so many percent of the price (docs/decisions/0728). */
  readonly assumedSharePercent: number;
  /** Pages that say what a model is worth (docs/decisions/0729): none, for whoever has the address, or in the sitemap too. */
  readonly worthPages: 'off' | 'shown' | 'listed';
  /** What the price book's own proposals go by (docs/decisions/0734): by how many percent of its price a unit brings more in the middle, and how far a price moves at once. */
  readonly priceLearning: { readonly markupPercent: number; readonly largestStepPercent: number };
}

/** Everything a provider changes to run the shop under its own name. Unset company data stays visible as a placeholder. */
export const shopConfig: ShopConfig = {
  productName: 'Ankaufwerk',
  version: '0.7.23',
  company: {
    name: 'Muster Ankauf e. K.',
    legalForm: 'eingetragener Kaufmann (e. K.)',
    owner: 'Max Mustermann',
    street: 'Musterstraße 1',
    zip: '04109',
    city: 'Leipzig',
    country: 'Deutschland',
    email: 'ankauf@example.org',
    phone: '0341 1234567-0',
    register: { court: '', number: '' },
    vatId: '',
    businessId: '',
    supervisoryAuthority: '',
    responsibleForContent: '',
  },
  legal: {
    dataProtectionOfficer: '',
    privacyAuthority: '',
    hosting: { name: '', place: '' },
    mailDelivery: { name: '', place: '' },
    carriers: ['DHL', 'DPD'],
    subProcessors: [],
    accessibilityBasis: '',
  },
  promises: {
    bidWorkingDays: 1,
    packagingWorkingDays: 2,
    inspectionWorkingDays: 3,
    taxWorkingDays: 2,
    payoutWorkingDays: 2,
    returnWorkingDays: undefined,
    house: { land: 'SN', alsoClosed: [] },
  },
  analytics: { siteId: 131 },
  mail: { from: 'Ankaufwerk <ankauf@example.org>' },
  vatPercent: 19,
  eInvoice: { mode: 'optional', mandatoryFrom: '2027-01-01' },
  unusualPriceFactor: 2,
  assumedSharePercent: 10,
  worthPages: 'shown',
  priceLearning: { markupPercent: 40, largestStepPercent: 10 },
};
