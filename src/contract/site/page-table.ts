/** A page of the shop. */
export interface PageRecord {
  /** As the router writes it: `$` begins a parameter. The address has a slash at its end. */
  readonly path: `/${string}`;
  /** Left out where the page's data says it. */
  readonly title?: string;
  /** Search engines may list it; with a parameter, what the catalogue and the blog say of each. Any other is `noindex`. */
  readonly listed?: true;
  /** The server knows something about it: a loader in src/server/pages. */
  readonly data?: true;
  /** Made of one text: the folder in content/, where the file is named like the last part of the path. */
  readonly text?: 'about' | 'help' | 'legal';
  /** What the last parameter is: of one person, hence in no statistics; or a secret that opens something, hence in no log either. */
  readonly parameter?: 'personal' | 'secret';
}

/** Every page of the shop; its routes, addresses, head, sitemap, page data and redaction come from here. */
export const pageTable = {
  home: {
    path: '/',
    title: 'Gebrauchte IT verkaufen',
    listed: true,
  },
  notFound: { path: '/404' },
  wizard: {
    start: {
      path: '/wizard',
      title: 'Was möchten Sie verkaufen?',
      listed: true,
      data: true,
    },
    item: { path: '/wizard/$id', listed: true, data: true },
    freetext: { path: '/wizard/$id/$freetext', data: true, parameter: 'personal' },
  },
  /** What a model is worth by its condition; its address is the wizard's without the verb. Listed where the owner says so (docs/decisions/0729). */
  worth: { path: '/wert/$id', data: true },
  upload: {
    list: {
      path: '/upload/list',
      title: 'Geräteliste hochladen',
      listed: true,
    },
    listSubmit: { path: '/upload/list/submit', title: 'Kaufpreis anfragen' },
    images: {
      path: '/upload/images',
      title: 'Fotos schicken',
      listed: true,
    },
    imagesSubmit: { path: '/upload/images/submit', title: 'Kaufpreis anfragen' },
  },
  /** Scripts with which a seller reads a device out, and the place for what they write. */
  deviceScripts: { path: '/geraete-auslesen', title: 'Geräte auslesen', listed: true },
  basket: {
    show: { path: '/basket', title: 'Verkaufskorb' },
    submit: { path: '/basket/submit', title: 'Kaufpreis anfragen' },
    submitted: { path: '/basket/submitted/$id', title: 'Ihre Anfrage', parameter: 'personal' },
  },
  cockpit: {
    list: { path: '/cockpit', title: 'Verkaufscockpit' },
    offer: { path: '/cockpit/$id', title: 'Statusübersicht', parameter: 'personal' },
    packing: { path: '/cockpit/$id/packliste', title: 'Packliste', parameter: 'personal' },
  },
  /** The state of one offer for whoever has a mail about it, without an account. */
  status: { path: '/status/$token', title: 'Statusübersicht', data: true, parameter: 'secret' },
  /** One bid for a colleague or superior of its seller, who says yes or no to it without an account (docs/decisions/0583). */
  signOff: { path: '/zustimmung/$token', title: 'Bitte um Zustimmung', data: true, parameter: 'secret' },
  /** What a certificate is checked by, with the code that is printed on it (docs/decisions/0604). */
  certificate: { path: '/nachweis/$token', title: 'Nachweis prüfen', data: true, parameter: 'secret' },
  account: {
    login: { path: '/kundenportal/anmeldung', title: 'Anmelden' },
    register: { path: '/kundenportal/registrierung', title: 'Konto anlegen' },
    forgotPassword: { path: '/kundenportal/passwort-vergessen', title: 'Passwort vergessen' },
    resetPassword: {
      path: '/kundenportal/passwort-zuruecksetzen/$id',
      title: 'Neues Passwort festlegen',
      parameter: 'secret',
    },
    confirmEmail: {
      path: '/kundenportal/email-bestaetigen/$id',
      title: 'E-Mail-Adresse bestätigen',
      parameter: 'secret',
    },
    /** Where the buttons of mails about an offer lead: to the log-in, or to a first password. */
    toOffer: { path: '/kundenportal/zum-verkauf/$token', title: 'Zu Ihrem Verkauf', data: true, parameter: 'secret' },
    profile: { path: '/kundenportal/profil', title: 'Profil' },
    firm: { path: '/kundenportal/firma', title: 'Ihre Firma' },
    /** Tokens and webhooks of a firm's own systems, and how an administrator begins (docs/decisions/0707). */
    systems: { path: '/kundenportal/firma/systeme', title: 'Systeme Ihrer Firma' },
    /** Where the invitation of a colleague leads. */
    joinFirm: {
      path: '/kundenportal/einladung/$token',
      title: 'Einladung einer Firma',
      data: true,
      parameter: 'secret',
    },
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    listed: true,
    data: true,
  },
  blogPost: { path: '/blog/$id/$slug', listed: true, data: true },
  about: { path: '/ueber-uns', listed: true, text: 'about' },
  history: { path: '/ueber-uns/geschichte', listed: true, text: 'about' },
  vision: { path: '/ueber-uns/vision-und-mission', listed: true, text: 'about' },
  faq: {
    path: '/hilfe/faq',
    title: 'Häufige Fragen',
    listed: true,
    data: true,
  },
  howItWorks: { path: '/hilfe/so-laeufts-ab', listed: true, text: 'help' },
  packaging: {
    path: '/hilfe/so-laeufts-ab/verpackungsvideos',
    title: 'Verpackung je Gerät',
    listed: true,
    data: true,
  },
  contact: {
    path: '/kontakt',
    title: 'Kontakt',
    listed: true,
  },
  terms: { path: '/agb', listed: true, text: 'legal' },
  dataProcessing: { path: '/auftragsverarbeitung', listed: true, text: 'legal' },
  privacy: { path: '/datenschutz', listed: true, text: 'legal' },
  cookies: { path: '/cookie-hinweise', listed: true, text: 'legal' },
  imprint: { path: '/impressum', listed: true, text: 'legal' },
  accessibility: { path: '/barrierefreiheit', listed: true, text: 'legal' },
} as const satisfies Record<string, PageRecord | Record<string, PageRecord>>;

type PagesOf<Branch> = Branch extends { readonly path: string } ? Branch : PagesOf<Branch[keyof Branch]>;

/** One of the pages, as it stands in the table. */
export type Page = PagesOf<typeof pageTable>;

/** The pages one after the other. */
export const allPages: readonly Page[] = Object.values(pageTable).flatMap((branch) =>
  'path' in branch ? [branch] : Object.values<Page>(branch),
);
