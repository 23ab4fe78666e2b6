import type { DeskRight } from './desk-rights.ts';

/** What the rail has beside the work list, by what it is about, in its order. */
export const deskRailParts = { goods: 'Waren', money: 'Geld', prices: 'Preise', house: 'Haus' } as const;

export type DeskRailPart = keyof typeof deskRailParts;

/** A page of the provider's desk. */
export interface DeskPageRecord {
  /** As the router writes it: `$` begins a parameter. The address has a slash at its end. */
  readonly path: `/desk${string}`;
  readonly title: string;
  /** Who sees it; everybody at the desk where it is absent. */
  readonly right?: DeskRight;
  /** Under which heading it stands in the rail below the work list, in the order of this table; absent where another page leads to it. */
  readonly rail?: DeskRailPart;
  /** Has the whole screen, without the rail: for a tablet beside the goods. */
  readonly isWhole?: true;
}

/** Every page of the desk, named as its screen's file; its routes, addresses and titles come from here. None is listed, all but the log-in are for staff. */
export const deskPageTable = {
  login: { path: '/desk/anmeldung', title: 'Anmelden' },
  today: { path: '/desk', title: 'Heute' },
  offer: { path: '/desk/verkauf/$id', title: 'Verkauf' },
  unit: { path: '/desk/geraet/$id', title: 'Gerät' },
  customer: { path: '/desk/kunde/$id', title: 'Kunde' },
  newInquiry: { path: '/desk/anfrage/neu', title: 'Anfrage aufnehmen', right: 'createFromInquiry', rail: 'goods' },
  goodsIn: { path: '/desk/wareneingang', title: 'Waren annehmen', right: 'receiveUnits', rail: 'goods' },
  ramp: { path: '/desk/wareneingang/$id', title: 'Wareneingang', right: 'receiveUnits', isWhole: true },
  erasureReports: { path: '/desk/loeschberichte', title: 'Löschberichte', right: 'noteMedia', rail: 'goods' },
  week: { path: '/desk/woche', title: 'Woche', right: 'handover', rail: 'goods' },
  packagingStock: { path: '/desk/verpackung', title: 'Verpackung', right: 'packagingStock', rail: 'goods' },
  priceBook: { path: '/desk/preisbuch', title: 'Preisbuch', right: 'priceBook', rail: 'prices' },
  priceBookSettings: { path: '/desk/preisbuch/einstellungen', title: 'Preisbuch: Einstellungen', right: 'priceBook' },
  priceBookImport: { path: '/desk/preisbuch/dateien', title: 'Preisbuch: Einfuhr und Ausfuhr', right: 'priceBook' },
  priceBookVersions: { path: '/desk/preisbuch/fassungen', title: 'Preisbuch: Fassungen', right: 'priceBook' },
  priceBookDryRun: { path: '/desk/preisbuch/probelauf', title: 'Preisbuch: Probelauf', right: 'priceBook' },
  priceDeviations: { path: '/desk/preisbuch/abweichungen', title: 'Preisbuch: Abweichungen', right: 'priceBook' },
  priceProposals: { path: '/desk/preisbuch/vorschlaege', title: 'Preisbuch: Vorschläge', right: 'priceBook' },
  priceHistory: { path: '/desk/preisbuch/verlauf/$id', title: 'Preisverlauf', right: 'priceBook' },
  catalogue: { path: '/desk/katalog', title: 'Katalog', right: 'catalogue', rail: 'prices' },
  catalogueChanges: { path: '/desk/katalog/aenderungen', title: 'Katalog: Änderungen', right: 'catalogue' },
  catalogueNew: { path: '/desk/katalog/neu', title: 'Katalog: Neu', right: 'catalogue' },
  catalogueEntry: { path: '/desk/katalog/eintrag/$id', title: 'Katalog: Eintrag', right: 'catalogue' },
  bankStatements: { path: '/desk/auszahlung/kontoauszuege', title: 'Kontoauszüge', right: 'payouts' },
  payouts: { path: '/desk/auszahlung', title: 'Geld auszahlen', right: 'payouts', rail: 'money' },
  incomingInvoices: { path: '/desk/rechnungen', title: 'Rechnungen', right: 'judgeInvoice', rail: 'money' },
  tax: { path: '/desk/steuer', title: 'Steuer', right: 'tax', rail: 'money' },
  books: { path: '/desk/buecher', title: 'Bücher', right: 'books', rail: 'money' },
  numbers: { path: '/desk/zahlen', title: 'Zahlen', right: 'numbers', rail: 'house' },
  retention: { path: '/desk/aufbewahrung', title: 'Aufbewahrung', right: 'retention', rail: 'money' },
  settings: { path: '/desk/einstellungen', title: 'Einstellungen', right: 'settings', rail: 'house' },
  settingTexts: { path: '/desk/einstellungen/texte', title: 'Texte', right: 'settings' },
  settingMails: { path: '/desk/einstellungen/mails', title: 'Texte der E-Mails', right: 'settings' },
  securityLog: { path: '/desk/einstellungen/sicherheit', title: 'Sicherheit', right: 'securityLog' },
  setting: { path: '/desk/einstellungen/$id', title: 'Einstellung', right: 'settings' },
  snippets: { path: '/desk/textbausteine', title: 'Textbausteine', rail: 'house' },
  people: { path: '/desk/menschen', title: 'Menschen und Rechte', right: 'people', rail: 'house' },
  tokens: { path: '/desk/system', title: 'System', right: 'apiTokens', rail: 'house' },
  webhooks: { path: '/desk/system/webhooks', title: 'System: Webhooks', right: 'webhooks' },
  deliveries: { path: '/desk/system/zustellungen', title: 'System: Zustellungen', right: 'webhooks' },
  developer: { path: '/desk/system/entwickler', title: 'System: Für Entwickler' },
  ownAccess: { path: '/desk/zugang', title: 'Mein Zugang', rail: 'house' },
} as const satisfies Readonly<Record<string, DeskPageRecord>>;
