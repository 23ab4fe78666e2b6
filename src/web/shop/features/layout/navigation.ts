import { pages } from '#contract/urls.ts';

export interface Entry {
  readonly text: string;
  readonly href: string;
}

/** What the side panel and the footer lead to; only what exists. */
export const sellEntries: readonly Entry[] = [
  { text: 'Verkaufen', href: pages.wizard.start },
  { text: 'Ihr Angebot', href: pages.cockpit.list },
];

export const signedOutEntries: readonly Entry[] = [
  { text: 'Anmelden', href: pages.account.login },
  { text: 'Registrieren', href: pages.account.register },
];

export const signedInEntries: readonly Entry[] = [{ text: 'Profil', href: pages.account.profile }];

export const helpEntries: readonly Entry[] = [{ text: 'So läuft’s ab', href: `${pages.home}#so-laeufts-ab` }];
