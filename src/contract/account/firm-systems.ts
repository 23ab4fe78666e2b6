import { xrechnungAddress } from '#contract/papers/xrechnung.ts';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import { addedTokenSchemaOf, addTokenSchemaOf, tokensSchemaOf } from './api-tokens.ts';

/** What a token of a firm's own system may be made for; several go together. None of them decides, and none reads an account. */
export const firmScopes = ['sendLists', 'readSales', 'readDevices'] as const;
export type FirmScope = (typeof firmScopes)[number];

/** What the scopes are called. */
export const firmScopeNames: Readonly<Record<FirmScope, string>> = {
  sendLists: 'Listen senden',
  readSales: 'Verkäufe lesen',
  readDevices: 'Geräte lesen',
};

/** What each is good for. */
export const firmScopeHints: Readonly<Record<FirmScope, string>> = {
  sendLists: 'Eine Anfrage aus einer Geräteliste senden',
  readSales: 'Verkäufe mit ihrem Stand, Beträgen und Unterlagen',
  readDevices: 'Was aus jedem Gerät wurde: angekommen, gelöscht, geprüft, bezahlt',
};

/** What no token of a firm is good for, as a sentence. */
export const keptForColleagues =
  'Gebote annehmen oder ablehnen, Personen verwalten und Bankdaten lesen oder ändern kann kein Token.';

/** What whoever makes the token needs to have themselves. */
const rightOf: Readonly<Partial<Record<FirmScope, FirmRight>>> = { sendLists: 'sendInquiries', readSales: 'seeMoney' };

/** The rights with which a system acts for the firm: those that its scopes ask for and its maker has. Never one to decide or to manage. */
export function rightsOfSystem(scopes: readonly FirmScope[], ofMaker: readonly FirmRight[]): FirmRight[] {
  return ofMaker.filter((right) => scopes.some((scope) => rightOf[scope] === right));
}

/** Whether a system with these rights may do what a scope is good for, and whether somebody who has them can make a token for it. */
export function isGoodFor(scope: FirmScope, rights: readonly FirmRight[]): boolean {
  const right = rightOf[scope];
  return right === undefined || rights.includes(right);
}

/** Under which the description of the calls has those of a firm's systems. */
export const firmApiTag = 'firmSystems';

/** The calls of a firm's own systems. */
export const firmApi = {
  uploads: '/firm/api/uploads',
  /** An inquiry from a list. */
  sendList: '/firm/api/sendList',
  sales: '/firm/api/sales',
  sale: '/firm/api/sale/:offerId',
  devices: '/firm/api/devices/:offerId',
  /** The devices as a file: our list, or the import form of an asset register. */
  deviceFile: '/firm/api/deviceFile/:offerId',
  papers: '/firm/api/papers/:offerId',
  document: '/firm/api/document/:documentId',
  xrechnung: xrechnungAddress('/firm/api/document/:documentId', ':syntax'),
} as const;

/** The calls by which a firm's people make and end the tokens of its systems. */
export const firmTokenCalls = {
  list: '/selfservice/api/firmTokens',
  add: '/selfservice/api/addFirmToken',
  revoke: '/selfservice/api/revokeFirmToken',
} as const;

/** The same calls as the provider has for its own (`webhookCalls`), about the targets of a firm. */
export const firmWebhookCalls = {
  list: '/selfservice/api/firmWebhooks',
  add: '/selfservice/api/addFirmWebhook',
  change: '/selfservice/api/changeFirmWebhook',
  setState: '/selfservice/api/setFirmWebhookState',
  renewSecret: '/selfservice/api/renewFirmWebhookSecret',
  remove: '/selfservice/api/removeFirmWebhook',
  replay: '/selfservice/api/replayFirmWebhook',
  deliveries: '/selfservice/api/firmWebhookDeliveries',
  sendAgain: '/selfservice/api/sendFirmWebhookAgain',
} as const;

export const firmTokensSchema = tokensSchemaOf(firmScopes);
export const addFirmTokenSchema = addTokenSchemaOf(firmScopes);
export const addedFirmTokenSchema = addedTokenSchemaOf(firmScopes);
