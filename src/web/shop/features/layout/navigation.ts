import { pages } from '#contract/site/urls.ts';

export interface Entry {
  readonly text: string;
  readonly href: string;
}

/** What the side panel and the footer lead to. */
export const sellEntries: readonly Entry[] = [
  { text: 'Verkaufen', href: pages.wizard.start },
  { text: 'Ihr Angebot', href: pages.cockpit.list },
];

export const signedOutEntries: readonly Entry[] = [
  { text: 'Anmelden', href: pages.account.login },
  { text: 'Registrieren', href: pages.account.register },
];

export const signedInEntries: readonly Entry[] = [{ text: 'Profil', href: pages.account.profile }];

export const helpEntries: readonly Entry[] = [
  { text: 'FAQ', href: pages.faq },
  { text: 'So läuft’s ab', href: pages.howItWorks },
];

export const companyEntries: readonly Entry[] = [
  { text: 'Über uns', href: pages.about },
  { text: 'Blog', href: pages.blog },
  { text: 'Kontakt', href: pages.contact },
];

export const legalEntries: readonly Entry[] = [
  { text: 'AGB', href: pages.terms },
  { text: 'Datenschutz', href: pages.privacy },
  { text: 'Cookie-Hinweise', href: pages.cookies },
  { text: 'Impressum', href: pages.imprint },
  { text: 'Barrierefreiheit', href: pages.accessibility },
];
