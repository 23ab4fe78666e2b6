import type { DeskCommand, DeskCreation } from './desk-commands.ts';

/** The kinds of work at the desk; a person may have several. */
export const staffRoles = ['buyer', 'warehouse', 'accounting', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What the kinds of work are called. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  buyer: 'Einkauf',
  warehouse: 'Lager',
  accounting: 'Buchhaltung',
  admin: 'Verwaltung',
};

/** Whose work each command of the provider is. */
const commandRights = {
  createFromInquiry: ['buyer'],
  createFromOrder: ['buyer'],
  addItems: ['buyer'],
  submitBid: ['buyer'],
  reject: ['buyer'],
  acceptCounterbid: ['buyer'],
  declineCounterbid: ['buyer'],
  linkOrder: ['buyer', 'accounting'],
  verifyData: ['buyer', 'accounting'],
  dispatchPackaging: ['warehouse'],
  sendShippingLabel: ['buyer', 'warehouse'],
  confirmPickupAppointment: ['buyer', 'warehouse'],
  confirmDeliveryAppointment: ['buyer', 'warehouse'],
  dispatchGoods: ['warehouse'],
  confirmScopeOfSupply: ['warehouse'],
  startDeletion: ['warehouse'],
  finishDeletion: ['warehouse'],
  skipDeletion: ['warehouse'],
  startTesting: ['warehouse'],
  finishTesting: ['warehouse'],
  adjustBid: ['buyer'],
  skipAdjustingBid: ['buyer'],
  rejectOrder: ['buyer'],
  dispatchReturns: ['warehouse'],
  addCreditNote: ['accounting'],
  cancelDocument: ['accounting'],
  complete: ['accounting'],
  cancel: ['buyer', 'accounting'],
} as const satisfies Readonly<Record<DeskCommand | DeskCreation, readonly StaffRole[]>>;

/** Whose work the other calls and pages are: a page has the right of what it shows. */
const otherRights = {
  /** The work list, one offer with its files and documents, one's own log-in. */
  desk: staffRoles,
  /** What we pay and paid for goods. */
  seeValues: ['buyer', 'accounting', 'admin'],
  upload: ['buyer', 'warehouse', 'accounting'],
  /** The week of appointments and the papers of the driver. */
  handover: ['buyer', 'warehouse'],
  judgeAgreement: ['buyer', 'admin'],
  /** Whether an own invoice of a seller is paid. */
  judgeInvoice: ['accounting'],
  sendMessage: ['buyer', 'warehouse', 'accounting'],
  recordFates: ['warehouse'],
  /** Taking a certificate back, which others rely on. */
  withdrawCertificate: ['warehouse', 'admin'],
  /** Counting units at the ramp, and what is changed of them. */
  receiveUnits: ['warehouse'],
  /** What the test of a device tells. */
  testUnits: ['warehouse'],
  /** Reports of erasure, the media that they are about, and what is noted of these by hand. */
  noteMedia: ['warehouse'],
  /** Only to hand reports of erasure in. */
  handInReports: ['warehouse'],
  /** Tokens with which other systems call. */
  apiTokens: ['admin'],
  /** Where other systems are told what happened. */
  webhooks: ['admin'],
  shipments: ['buyer', 'warehouse'],
  /** How much packaging for sellers is there, and booking what came. */
  packagingStock: ['buyer', 'warehouse', 'admin'],
  /** Paying sellers: what is due, runs, and what the bank says of them. */
  payouts: ['accounting'],
  /** How sales are taxed where the data do not tell. */
  tax: ['accounting', 'admin'],
  /** Bookings for the tax adviser. */
  books: ['accounting'],
  /** Letting money go, or taking back that it went. */
  releasePayouts: ['accounting'],
  /** All papers of a year in one file: names, accounts and sums of everybody who sold. */
  archive: ['accounting', 'admin'],
  undeliveredMails: ['buyer', 'accounting', 'admin'],
  catalogue: ['buyer', 'admin'],
  priceBook: ['buyer', 'admin'],
  /** How far a bid goes that nobody looks at, and what stops a slip. */
  priceRules: ['admin'],
  numbers: ['buyer', 'accounting', 'admin'],
  /** How long things are kept, and which sales stay. */
  retention: ['accounting', 'admin'],
  people: ['admin'],
  /** Who signed in, failed, or changed rights, secrets and settings. */
  securityLog: ['admin'],
  /** What the owner sets, and what of it money or the law hangs on. */
  settings: ['admin'],
  settingsOfLaw: ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

const deskRights = { ...commandRights, ...otherRights };

/** What somebody at the desk may be allowed to do: a command, or a word for other calls and pages. */
export type DeskRight = keyof typeof deskRights;

/** What the second factor is asked for again, since a stolen session must not do it: money follows, others' rights change, or
 * a paper that others rely on no longer counts. */
const asksAgain: ReadonlySet<DeskRight> = new Set([
  'addCreditNote',
  'cancelDocument',
  'complete',
  'releasePayouts',
  'people',
  'apiTokens',
  'withdrawCertificate',
  'archive',
  'priceRules',
  'settingsOfLaw',
]);

/** Whether the second factor must have been given within the last minutes for it. */
export function asksSecondFactorAgain(right: DeskRight): boolean {
  return asksAgain.has(right);
}

/** Whether somebody with these kinds of work may do it. The server refuses by this table, and the screens show by it. */
export function mayAtDesk(roles: readonly StaffRole[], right: DeskRight): boolean {
  const allowed: readonly StaffRole[] = deskRights[right];
  return roles.some((role) => allowed.includes(role));
}
