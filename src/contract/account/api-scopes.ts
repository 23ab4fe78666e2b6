import {
  asksSecondFactorAgain,
  type DeskRight,
  mayAtDesk,
  type StaffRole,
  staffRoles,
} from '#contract/desk/desk-rights.ts';

/** What a token of another system may be made for; several go together. */
export const apiScopes = [
  'read',
  'buyer',
  'warehouse',
  'accounting',
  'priceBook',
  'erasureReports',
  'webhooks',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What the scopes are called at the desk. */
export const apiScopeNames: Readonly<Record<ApiScope, string>> = {
  read: 'Verkäufe lesen',
  buyer: 'Einkauf',
  warehouse: 'Lager',
  accounting: 'Buchhaltung',
  priceBook: 'Preisbuch und Katalog',
  erasureReports: 'Löschberichte abgeben',
  webhooks: 'Webhooks einrichten',
};

/** What each is good for. */
export const apiScopeHints: Readonly<Record<ApiScope, string>> = {
  read: 'Arbeitsliste, Verkäufe, Dateien und Dokumente lesen, ohne etwas zu ändern',
  buyer: 'Lesen; Gebote, Gegenvorschläge, Anfragen, Aufträge und Preisanpassungen',
  warehouse: 'Lesen; Sendungen, Wareneingang, Datenlöschung, Prüfung, Rücksendungen',
  accounting: 'Lesen; Dokumente ausstellen, Zahlungen bestätigen',
  priceBook: 'Preise und Katalog lesen und ändern, sonst nichts',
  erasureReports: 'Für einen Löschplatz: Berichte senden, sonst nichts',
  webhooks: 'Ziele anlegen, ändern und Ereignisse noch einmal senden, sonst nichts',
};

/** What no token is good for, as a sentence. */
export const keptForPersons =
  'Geld auszahlen, Personen und Token verwalten, Steuer und Verträge beurteilen und Verkäufe von der Löschung ausnehmen kann kein Token.';

/** What scopes are good for that are no kind of work. */
const rightsOf: Readonly<Partial<Record<ApiScope, readonly DeskRight[]>>> = {
  read: ['desk', 'seeValues'],
  priceBook: ['priceBook', 'catalogue'],
  erasureReports: ['handInReports'],
  webhooks: ['webhooks'],
};

/** The second factor is asked for these when the token is made: an ERP that pays and books by itself says that it did. */
const openToTokens: readonly DeskRight[] = ['addCreditNote', 'cancelDocument', 'complete'];
/** What a person has to judge. */
const personsAlone: readonly DeskRight[] = ['tax', 'judgeAgreement'];

/** Whether a token may do what asks a person for the second factor again. */
export function isOpenToTokens(right: DeskRight): boolean {
  return openToTokens.includes(right);
}

/** The kinds of work among the scopes. */
export function rolesIn(scopes: readonly ApiScope[]): StaffRole[] {
  return staffRoles.filter((role) => scopes.some((scope) => scope === role));
}

/** Whether a token with these scopes may do it; what asks a person for the second factor again is closed to tokens, but what an ERP does by itself, and so is what a person has to judge. */
export function mayByToken(scopes: readonly ApiScope[], right: DeskRight): boolean {
  if (personsAlone.includes(right) || (asksSecondFactorAgain(right) && !isOpenToTokens(right))) return false;
  if (mayAtDesk(rolesIn(scopes), right)) return true;
  return scopes.some((scope) => rightsOf[scope]?.includes(right));
}
