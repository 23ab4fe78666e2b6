import { isMade, type Payee, type PayoutState } from '#domain/payout/payout.ts';
import type { Cents } from '#domain/values/money.ts';
import type { BankEntry, StatusEntry } from './bank-message.ts';
import { bankReasonOf } from './bank-reasons.ts';
import { nameFindingOf } from './name-check.ts';
import { ownIdPattern } from './own-numbers.ts';

/** Why an entry waits for a person, in German. Nothing follows from it until somebody has said what it is. */
export const waitingTexts = {
  unknownId: 'Die Kennung sieht aus wie unsere, gehört aber zu keiner Auszahlung.',
  amountDiffers: 'Der Betrag ist ein anderer als der angewiesene.',
  accountDiffers: 'Gezahlt wurde auf ein anderes Konto als das angewiesene.',
  twice: 'Diese Auszahlung wurde schon einmal gebucht.',
  notOrdered: 'Diese Auszahlung wurde nie angewiesen oder gilt als nicht ausgeführt.',
  notPaid: 'Zurück kam eine Zahlung, die hier nicht als bezahlt gilt.',
  creditUnclear: 'Geld mit unserer Kennung kam an, und die Bank sagt nicht, dass es zurückkommt.',
  uneven: 'Die Einzelbeträge ergeben nicht den gebuchten Betrag.',
  batchDiffers: 'Die Sammelbuchung stimmt nicht mit den Auszahlungen des Laufs überein.',
  rejectedAfterPaid: 'Die Bank lehnt eine Zahlung ab, die als bezahlt gilt.',
  nameDiffers: 'Die Bank sagt: Name und Konto passen nicht zusammen. Bitte entscheiden, bevor das Geld geht.',
  nameClose: 'Die Bank sagt: Der Name weicht von dem des Kontos ab. Bitte entscheiden, bevor das Geld geht.',
  nameUnchecked:
    'Die Bank konnte nicht prüfen, ob Name und Konto zusammenpassen. Bitte entscheiden, bevor das Geld geht.',
  unnamed: 'Die Bank antwortet auf eine einzelne Zahlung und nennt nicht, welche. Bitte mit der Bank klären.',
  statusUnclear: 'Die Antwort der Bank ist weder Annahme noch Ablehnung. Bitte mit der Bank klären.',
  refused: 'Der Verkauf lässt den Abschluss gerade nicht zu.',
  noId: 'Der Umsatz trägt keine Kennung, Betrag und Konto passen aber zu einer Auszahlung.',
  returnWithoutId:
    'Eine Rückgabe ohne Kennung von uns. Bitte prüfen, ob eine Auszahlung zurückkommt: Sie gilt sonst weiter als bezahlt.',
  foreign: 'Der Umsatz trägt keine Kennung von uns.',
  batchBack:
    'Die Bank gibt einen ganzen Lauf in einer Summe zurück. Wird der Umsatz zugeordnet, gelten alle seine Zahlungen als zurückgekommen.',
  otherAccount:
    'Der Auszug gehört zu einem anderen Konto als dem, von dem ausgezahlt wird. Nichts davon wurde gelesen.',
} as const satisfies Readonly<Record<string, string>>;

export type EntryWaitingReason = keyof typeof waitingTexts;

/** What an entry says of a payment: paid, given back, not carried out; nothing new; or a person has to look. */
export type EntryJudgement =
  | { readonly kind: 'paid' | 'returned' | 'rejected' | 'known' }
  | { readonly kind: 'waits'; readonly why: EntryWaitingReason };

/** A payment as it is compared. */
export interface OrderedPayment {
  readonly endToEndId: string;
  readonly amount: Cents;
  readonly payee: Payee;
  readonly state: PayoutState;
}

const waits = (why: EntryWaitingReason): EntryJudgement => ({ kind: 'waits', why });

/**
 * What an entry of the account says of the payment whose id it bears. `isRepeated`: another message told of the same booking before, as an
 * advice tells what the statement tells again.
 */
export function judgeEntry(entry: BankEntry, payment: OrderedPayment | undefined, isRepeated: boolean): EntryJudgement {
  if (payment === undefined)
    return entry.endToEndId !== undefined && ownIdPattern.test(entry.endToEndId)
      ? waits('unknownId')
      : judgeForeign(entry);
  if (isRepeated) return { kind: 'known' };
  if (entry.isUneven) return waits('uneven');
  if (entry.amount !== payment.amount) return waits('amountDiffers');
  if (entry.partyIban !== undefined && entry.partyIban !== payment.payee.iban) return waits('accountDiffers');
  return entry.direction === 'debit' ? judgeDebit(entry, payment) : judgeCredit(entry, payment);
}

/** Banks give money back without telling whose it was. */
function judgeForeign({ isReturn }: BankEntry): EntryJudgement {
  return waits(isReturn ? 'returnWithoutId' : 'foreign');
}

function judgeDebit(entry: BankEntry, { state }: OrderedPayment): EntryJudgement {
  if (entry.isReturn) return waits('twice');
  if (state === 'ordered') return { kind: 'paid' };
  return waits(isMade(state) || state === 'returned' ? 'twice' : 'notOrdered');
}

function judgeCredit(entry: BankEntry, { state }: OrderedPayment): EntryJudgement {
  if (!entry.isReturn) return waits('creditUnclear');
  if (isMade(state)) return { kind: 'returned' };
  return waits(state === 'returned' ? 'twice' : 'notPaid');
}

/** What a batch that was booked as one says of the payments of our file: all are paid, or a person has to look. */
export function judgeBatch(entry: BankEntry, payments: readonly OrderedPayment[], isRepeated: boolean): EntryJudgement {
  if (payments.length === 0) return entry.isUneven ? waits('uneven') : judgeForeign(entry);
  if (isRepeated) return { kind: 'known' };
  const isIncoming = entry.isReturn || entry.direction === 'credit';
  const made = payments.filter(({ state }) => isMade(state));
  if (isIncoming) return waits(isWhole(entry, made) ? 'batchBack' : 'batchDiffers');
  const counted = payments.filter(({ state }) => state === 'ordered' || isMade(state));
  if (!isWhole(entry, counted)) return waits(entry.isUneven ? 'uneven' : 'batchDiffers');
  return counted.some(({ state }) => state === 'ordered') ? { kind: 'paid' } : { kind: 'known' };
}

/** Whether a booking is of all these payments: by its sum, and by how many the bank says that they are. */
function isWhole({ amount, batch }: BankEntry, payments: readonly OrderedPayment[]): boolean {
  const sum = payments.reduce((total, one) => total + one.amount, 0);
  return payments.length > 0 && sum === amount && (batch?.payments ?? payments.length) === payments.length;
}

/**
 * The one payment of a run that a booking without our id can be, where the bank names the run: by its amount and, as far as the bank tells it,
 * its account, which it has to for money that comes back. Undefined where the booking is of the whole run, of none of it, or could be of several.
 */
export function onlyPaymentOf<P extends OrderedPayment>(entry: BankEntry, ofRun: readonly P[]): P | undefined {
  const { amount, batch, partyIban, isUneven, direction } = entry;
  if (isUneven || (batch?.payments ?? 1) !== 1) return undefined;
  if (direction === 'credit' && (partyIban === undefined || !entry.isReturn)) return undefined;
  const sent = ofRun.filter(({ state }) => state !== 'dropped');
  if (sent.length > 1 && batch?.payments === undefined && isWhole(entry, sent)) return undefined;
  const fitting = sent.filter((one) => one.amount === amount && (partyIban ?? one.payee.iban) === one.payee.iban);
  const [only] = fitting;
  return fitting.length === 1 ? only : undefined;
}

/** Whether the bank's answer says that a payment will not be made. */
export function isRefusal({ status }: StatusEntry): boolean {
  return status === 'RJCT';
}

/** Whether it says that a payment is accepted, or not looked at yet, and nothing else. */
function isPlainAcceptance({ status, reasonCode }: StatusEntry): boolean {
  // That the name fits is a reason as well, in some banks' answers.
  return (reasonCode === undefined || reasonCode === 'RCVC') && /^(AC..|RCVD|RCVC|PDNG|PART|PATC|PRES)$/.test(status);
}

/**
 * What a bank's answer to our file says of a payment. It accepts before it pays: only its refusal changes anything, and what is neither waits, as
 * does what it finds about the name, whatever became of the payment: the next one would go to the same account.
 */
export function judgeStatus(entry: StatusEntry, payment: OrderedPayment | undefined): EntryJudgement {
  if (entry.isUnnamed) return waits('unnamed');
  if (payment === undefined) return waits('unknownId');
  const finding = nameFindingOf(entry);
  if (!isRefusal(entry)) {
    if (finding !== undefined) return waits(finding);
    return isPlainAcceptance(entry) ? { kind: 'known' } : waits('statusUnclear');
  }
  if (payment.state === 'ordered') return { kind: 'rejected' };
  if (isMade(payment.state)) return waits('rejectedAfterPaid');
  return { kind: 'known' };
}

/** Whether the account is checked before the same payee is paid again. */
export function isAccountDoubtful(reasonCode: string | undefined): boolean {
  return bankReasonOf(reasonCode).isOurs === undefined;
}
