import type { InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import { openObjectionOf } from '#domain/offer/papers/ended-documents.ts';
import { ownNumbers } from '#domain/offer/parties/own-books.ts';
import { contractPartnerOf, isOwnPayee } from '#domain/offer/parties/payee.ts';
import { type PromisedDays, promisedFrom } from '#domain/offer/promises/promised.ts';
import { payoutHoldAfter } from '#domain/offer/promises/promised-in.ts';
import { areReturnsOpen } from '#domain/offer/standing.ts';
import { isIn, type OfferIn, type OfferState } from '#domain/offer/state.ts';
import { moneyOfOffer } from '#domain/offer/tax/price-tax.ts';
import { isTaxOfGoodsOpen } from '#domain/offer/tax/reverse-charge.ts';
import { taxTreatmentOf } from '#domain/offer/tax/tax.ts';
import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { electronicIban, isIban, isOutsideEea } from '#domain/values/iban.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Cents } from '#domain/values/money.ts';
import { type HoldCode, holdOf, type PayoutHold } from './hold.ts';
import { type GivenPayee, type PayeeNow, payeeNow } from './payee-now.ts';
import {
  isSamePayee,
  openPayoutStates,
  type Payee,
  type PayoutMethod,
  type PayoutState,
  payoutMethodOf,
} from './payout.ts';
import { isBack, isStillOwed, promisedAgain } from './payout-back.ts';
import { isWritable } from './paypal-file.ts';

/** What is known outside the event log of a sale that is to be paid. */
export interface BesidePayout {
  /** Of the Gutschrift or Ankaufbeleg that stands: its number and what is paid out by it, gross. */
  readonly paper?: { readonly number: string; readonly payable: Cents };
  /** Of the seller's own invoice; `waits` until a person or a better invoice decides. */
  readonly verdict?: InvoiceVerdict;
  /** Cents of its tax beside ours that a person took. */
  readonly rounding?: Cents;
  /** Cents, gross, that were owed when the verdict was given: for another sum nobody has judged it yet. */
  readonly judgedFor?: Cents;
  /** To whom somebody at the desk let the money go though it is not the contract partner (LEG-61); the newest. */
  readonly releasedPayee?: Payee;
  /** Its newest payment. */
  readonly payout?: {
    readonly runId: string;
    readonly state: PayoutState;
    readonly at: Instant;
    readonly reason?: string;
  };
  /** Cents of payments that were made and did not settle the sale, since another sum is owed by now. */
  readonly credited?: Cents;
  /** When the seller asked for the payment; absent where that is not so. */
  readonly requestedAt?: Instant;
  /** The bank booked a payment of the sale that does not count as made, and nobody has said yet what that was. */
  readonly isBookedAside?: boolean;
  /** The bank gave money back for a reason that may be the account, and nobody has answered yet. */
  readonly isAccountDoubted?: boolean;
  /** Accounts of which the bank doubts the name, while nobody has decided. */
  readonly doubtedPayees?: readonly Payee[];
  /** When somebody last answered that. */
  readonly answeredAt?: Instant;
  /** The account that the seller gave afterwards. */
  readonly givenPayee?: GivenPayee;
}

/** What one payment is about, and all that it waits for. */
export interface Due {
  readonly offerId: string;
  readonly orderId: string;
  readonly payee: Payee;
  readonly method: PayoutMethod;
  /** Number of our paper; absent where the seller writes the invoice, or nothing stands yet. */
  readonly paper?: string;
  readonly hasInvoice: boolean;
  /** Cents, gross; absent while nobody can say. Below nothing where more was paid than is owed. */
  readonly amount?: Cents;
  /** Cents that were paid before and are taken off. */
  readonly credited?: Cents;
  readonly purpose: string;
  /** The last day that was promised to the seller. */
  readonly by?: Day;
  readonly isOverdue: boolean;
  /** The sale had ended before its money came back. */
  readonly isEnded: boolean;
  /** What became of the payment before, where it has to be made again. */
  readonly before?: { readonly state: PayoutState; readonly reason?: string };
  /** Nothing is paid while there is one. */
  readonly holds: readonly PayoutHold[];
}

/** Phases in which money can be owed; a completed sale only where its payment came back. */
export const payingPhases = ['payout', 'finished', 'completed'] as const;
type Paying = OfferIn<(typeof payingPhases)[number]>;

interface Rules {
  readonly promises: PromisedDays;
  readonly vatPercent: number;
  /** The accounts from which the house pays, and paid before, in their electronic form; none where it has none. */
  readonly ownIbans: readonly string[];
  /** UTC instant. */
  readonly now: Instant;
  /** Its own payment in this run holds back nothing: the run is being checked once more. */
  readonly runId?: string;
}

/** What is to be paid for a sale, and what that waits for; undefined where it is not about money, or it is paid. */
export function dueOf(offerId: string, state: OfferState, beside: BesidePayout, rules: Rules): Due | undefined {
  if (!isIn(state, payingPhases)) return undefined;
  const { payout } = beside;
  if (payout?.state === 'paid' || (state.phase === 'completed' && !isStillOwed(state.completion.at, payout)))
    return undefined;
  const { contractDetails: details } = state.addresses;
  const to = payeeNow(state, beside.givenPayee);
  const payee = placed(to.payee, state);
  const amount = amountOf(state, beside, rules);
  const by = promisedBy(state, beside, rules);
  return {
    offerId,
    orderId: state.orderId,
    payee,
    method: payoutMethodOf(payee),
    ...(beside.paper && { paper: beside.paper.number }),
    hasInvoice: state.document?.type === 'invoice',
    ...(amount !== undefined && { amount }),
    ...(beside.credited !== undefined && { credited: beside.credited }),
    purpose: [beside.paper?.number, state.orderId, ...ownNumbers(details).map(({ value }) => value)]
      .filter(Boolean)
      .join(', '),
    ...(by !== undefined && { by }),
    isOverdue: by !== undefined && by < dayOf(rules.now),
    isEnded: state.phase === 'completed',
    ...(payout !== undefined &&
      isBack(payout.state) && {
        before: { state: payout.state, ...(payout.reason !== undefined && { reason: payout.reason }) },
      }),
    holds: holdsOf(
      state,
      { ...to, payee },
      amount,
      isJudgedOtherwise(owedBySheet(state, rules), beside) ? { ...beside, verdict: 'waits' } : beside,
      rules,
    ),
  };
}

/** Outside of the EEA banks ask where the holder lives: the contract partner, where that is evidently them. */
function placed(payee: Payee, { addresses }: Paying): Payee {
  if (payee.iban === undefined || !isOutsideEea(payee.iban)) return payee;
  if (!isOwnPayee(contractPartnerOf(addresses), payee.holder)) return payee;
  const { street, zip, city, country = 'DE' } = addresses.contractAddress;
  return { ...payee, place: { street, zip, city, country } };
}

/** Whether it can be paid now. */
export function isPayable<D extends Due>(due: D): due is D & { readonly amount: Cents } {
  return due.holds.length === 0 && due.amount !== undefined;
}

/** Whether the seller waits for it: what was asked for, or came back. */
export function isRequested({ holds }: Due): boolean {
  return !holds.some(({ code }) => code === 'notRequested' || code === 'noDocument');
}

/** What is owed, less what was paid of it before. */
function amountOf(state: Paying, beside: BesidePayout, rules: Rules): Cents | undefined {
  const owed = owedBy(state, beside, rules);
  return owed === undefined ? undefined : owed - (beside.credited ?? 0);
}

/** By our paper; of the seller's own invoice by our sheet, whatever the invoice says beside a cent of rounding that a person took. */
function owedBy(state: Paying, beside: BesidePayout, rules: Rules): Cents | undefined {
  if (state.document?.type !== 'invoice') return beside.paper?.payable;
  const owed = owedBySheet(state, rules);
  return owed === undefined || isJudgedOtherwise(owed, beside) ? owed : owed + (beside.rounding ?? 0);
}

function owedBySheet(state: Paying, { vatPercent }: Rules): Cents | undefined {
  return state.offeredAsBusiness ? moneyOfOffer(state, vatPercent)?.gross : state.payoutTotal;
}

/** Another tax was decided since: until the invoice is judged by it nothing that was said of it counts. */
function isJudgedOtherwise(owed: Cents | undefined, { judgedFor }: BesidePayout): boolean {
  return owed !== undefined && judgedFor !== undefined && judgedFor !== owed;
}

function promisedBy(
  state: Paying,
  { payout, requestedAt, answeredAt }: BesidePayout,
  { promises }: Rules,
): Day | undefined {
  if (payout !== undefined && isBack(payout.state)) return promisedAgain(payout.at, answeredAt, promises);
  // Asked for, and then the paper was taken back: the day that was told before counts no more.
  if (requestedAt === undefined || state.phase === 'payout') return undefined;
  const heldUntil = payoutHoldAfter(state, requestedAt);
  return heldUntil === undefined ? promisedFrom('payout', requestedAt, promises)?.by : dayOf(heldUntil);
}

/** Whether money would go to one of our own accounts (in their electronic form): whoever gave it took it from our papers. */
export function isOfHouse({ iban }: Pick<Payee, 'iban'>, ownIbans: readonly string[]): boolean {
  return iban !== undefined && ownIbans.includes(electronicIban(iban));
}

function holdsOf(
  state: Paying,
  { payee, heldUntil }: PayeeNow,
  amount: Cents | undefined,
  {
    payout,
    credited,
    verdict = 'waits',
    releasedPayee,
    isBookedAside = false,
    isAccountDoubted = false,
    doubtedPayees = [],
  }: BesidePayout,
  { ownIbans, now, runId }: Rules,
): PayoutHold[] {
  const isOpen = openPayoutStates.some((open) => open === payout?.state);
  const { document } = state;
  const isTaxOpen = state.offeredAsBusiness && (taxTreatmentOf(state) === undefined || isTaxOfGoodsOpen(state));
  const isReleased = releasedPayee !== undefined && isSamePayee(releasedPayee, payee);
  const isHeld = heldUntil !== undefined && now < heldUntil;
  const isClosing = credited !== undefined && amount !== undefined && amount <= 0;
  const found: Readonly<Record<HoldCode, boolean>> = {
    inRun: isOpen && payout?.runId !== runId,
    returnsOpen: areReturnsOpen(state),
    objected: openObjectionOf(state) !== undefined,
    taxUndecided: isTaxOpen && document?.type !== 'creditNote',
    noDocument: document === undefined,
    invoiceRefused: document?.type === 'invoice' && verdict === 'refused',
    invoiceWaits: document?.type === 'invoice' && verdict === 'waits',
    accountChanged: isHeld,
    bankSaysPaid: isBookedAside,
    accountDoubted: isAccountDoubted,
    nameDoubted: doubtedPayees.some((doubted) => isSamePayee(doubted, payee)),
    otherPayee: !isOwnPayee(contractPartnerOf(state.addresses), payee.holder) && !isReleased,
    ownAccount: isOfHouse(payee, ownIbans),
    accountUnsound: payee.iban === undefined ? payee.paypal === undefined : !isIban(payee.iban),
    bicMissing: payee.iban !== undefined && isOutsideEea(payee.iban) && payee.bic === undefined,
    placeMissing: payee.iban !== undefined && isOutsideEea(payee.iban) && payee.place === undefined,
    paypalUnwritable: payee.paypal !== undefined && !isWritable(payee.paypal),
    overpaid: isClosing && amount < 0,
    settled: isClosing && amount === 0,
    nothingToPay: credited === undefined && amount !== undefined && amount <= 0,
    // Nobody can ask before there is a paper; what was paid before leaves nothing to ask for: the sale only has to end.
    notRequested: state.phase === 'payout' && document !== undefined && !isClosing,
  };
  return keysOf(found)
    .filter((code) => found[code])
    .map((code) => holdOf(code, code === 'accountChanged' ? heldUntil : undefined));
}
