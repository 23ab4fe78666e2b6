/** What a purchase is for the books: by whom it is taxed, and how. */
export const purchaseCases = [
  'private',
  'taxed',
  'reverseCharge',
  'smallBusiness',
  'marginScheme',
  'exempt',
  'euAcquisition',
  'import',
] as const;
export type PurchaseCase = (typeof purchaseCases)[number];

/** What each case is called where its account is asked for. */
export const purchaseCaseNames: Readonly<Record<PurchaseCase, string>> = {
  private: 'Ankauf von Privat (Differenzbesteuerung)',
  taxed: 'Ankauf mit Umsatzsteuer',
  reverseCharge: 'Ankauf nach § 13b UStG',
  smallBusiness: 'Ankauf von Kleinunternehmern',
  marginScheme: 'Ankauf von Wiederverkäufern (§ 25a UStG)',
  exempt: 'Ankauf von öffentlichen Stellen',
  euAcquisition: 'innergemeinschaftlicher Erwerb',
  import: 'Ankauf aus dem Drittland',
};

/** An account with the tax key that its bookings need; none where the account carries the tax by itself (Automatikkonto). */
export interface PurchaseAccount {
  readonly account: string;
  /** Up to four digits. */
  readonly taxKey?: string;
  /** What the tax on us is about (§ 13b UStG), by DATEV's list: its keys 94 and 95 do not say it (Sachverhalt L+L). */
  readonly taxedBuyerFor?: string;
}

/** The accounts of a chart; what is empty or absent is asked for before anything is written. */
export interface ChartAccounts {
  readonly purchases: Partial<Readonly<Record<PurchaseCase, PurchaseAccount>>>;
  /** Collective accounts of those who sell to us. */
  readonly creditors: { readonly private: string; readonly business: string };
  /** Where money waits until the statement of account is booked: of the bank, and of PayPal. */
  readonly transit: { readonly sepa: string; readonly paypal: string };
  /** What the bank keeps of payments that come back. */
  readonly charges: string;
}

/** How the house keeps its books; it stands in books.config.ts. */
export interface BooksRules {
  /** Numbers that the tax adviser gives. */
  readonly adviser: number | undefined;
  readonly client: number | undefined;
  /** Of the business year: 'MM-dd'. */
  readonly yearBegins: string;
  readonly chart: 'SKR03' | 'SKR04';
  /** Digits of an account; those of creditors have one more. */
  readonly accountLength: number;
  readonly accounts: Readonly<Record<'SKR03' | 'SKR04', ChartAccounts>>;
}

/** What a booking of a period needs, so that what is missing is known before anything is written. */
export interface NeededAccounts {
  readonly cases: ReadonlySet<PurchaseCase>;
  readonly creditors: ReadonlySet<keyof ChartAccounts['creditors']>;
  readonly transits: ReadonlySet<keyof ChartAccounts['transit']>;
  readonly hasCharges: boolean;
}

/** Something that the configuration does not say: the place there, and what it is, in German. */
export interface MissingSetting {
  readonly place: string;
  readonly what: string;
}

/** Everything in the configuration that bookings of a period need and that is missing or cannot be right. */
export function missingSettings(rules: BooksRules, needed: NeededAccounts): MissingSetting[] {
  const { purchases, creditors, transit, charges } = rules.accounts[rules.chart];
  const at = (way: string) => `accounts.${rules.chart}.${way}`;
  const isGeneral = (account: string | undefined) => isAccount(account, rules.accountLength);
  const found: (MissingSetting | false)[] = [
    !isBetween(rules.adviser, 1001, 9_999_999) && { place: 'adviser', what: 'Beraternummer (1001 bis 9999999)' },
    !isBetween(rules.client, 1, 99_999) && { place: 'client', what: 'Mandantennummer (1 bis 99999)' },
    !/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(rules.yearBegins) && {
      place: 'yearBegins',
      what: 'Beginn des Wirtschaftsjahrs (MM-TT)',
    },
    !isBetween(rules.accountLength, 4, 8) && { place: 'accountLength', what: 'Sachkontenlänge (4 bis 8)' },
    ...[...needed.cases].map(
      (one) =>
        !(isGeneral(purchases[one]?.account) && isKey(purchases[one]?.taxKey)) && {
          place: at(`purchases.${one}`),
          what: `Konto für ${purchaseCaseNames[one]}`,
        },
    ),
    ...[...needed.cases].map(
      (one) =>
        !isTaxOnBuyerSaid(purchases[one]) && {
          place: at(`purchases.${one}.taxedBuyerFor`),
          what: `Sachverhalt L+L (1 bis 3 Ziffern) für ${purchaseCaseNames[one]}`,
        },
    ),
    ...[...needed.creditors].map(
      (one) =>
        !isAccount(creditors[one], rules.accountLength + 1) && {
          place: at(`creditors.${one}`),
          what: one === 'private' ? 'Kreditorenkonto für Privatleute' : 'Kreditorenkonto für Unternehmen',
        },
    ),
    ...[...needed.transits].map(
      (one) =>
        !isGeneral(transit[one]) && {
          place: at(`transit.${one}`),
          what: one === 'sepa' ? 'Geldtransit der Bank' : 'Geldtransit von PayPal',
        },
    ),
    needed.hasCharges && !isGeneral(charges) && { place: at('charges'), what: 'Konto für Entgelte der Bank' },
  ];
  return found.filter((one) => one !== false);
}

function isBetween(number: number | undefined, least: number, most: number): boolean {
  return number !== undefined && Number.isInteger(number) && number >= least && number <= most;
}

function isAccount(account: string | undefined, length: number): boolean {
  return account !== undefined && /^\d+$/.test(account) && account.length === length;
}

/** The keys for the tax that the buyer owes, alone or behind another digit, are nothing without it; no other has to say it. */
function isTaxOnBuyerSaid({ taxKey = '', taxedBuyerFor }: PurchaseAccount = { account: '' }): boolean {
  if (taxedBuyerFor !== undefined) return /^\d{1,3}$/.test(taxedBuyerFor);
  return !/9[45]$/.test(taxKey);
}

function isKey(taxKey: string | undefined): boolean {
  return taxKey === undefined || /^\d{1,4}$/.test(taxKey);
}
