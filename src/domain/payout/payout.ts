import { emailKey } from '#domain/values/email.ts';
import type { Cents } from '#domain/values/money.ts';

/** How money leaves the house; never in cash (LEG-60). */
export const payoutMethods = ['sepa', 'paypal'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/**
 * What became of one payment: chosen for a run; taken out of it before its file was written; ordered, by a written file, which is not paid;
 * paid, by the bank's word or a person's; paid in the same way, while another sum is owed by now: set against that; given back by the bank;
 * never carried out, as the bank or a person says.
 */
export const payoutStates = ['composed', 'dropped', 'ordered', 'paid', 'credited', 'returned', 'notExecuted'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** While a payment is one of these, its sale gets no other. */
export const openPayoutStates = ['composed', 'ordered', 'paid'] as const satisfies readonly PayoutState[];

/** The money has left, and did not come back. */
export const madePayoutStates = ['paid', 'credited'] as const satisfies readonly PayoutState[];

/** Whether the money of a payment has left and did not come back. */
export function isMade(state: PayoutState): boolean {
  return madePayoutStates.some((made) => made === state);
}

/** After these the sale is due again. */
export const failedPayoutStates = ['returned', 'notExecuted'] as const satisfies readonly PayoutState[];

/** What each state is called at the desk. */
export const payoutStateNames: Readonly<Record<PayoutState, string>> = {
  composed: 'im Lauf',
  dropped: 'herausgefallen',
  ordered: 'angewiesen',
  paid: 'bezahlt',
  credited: 'bezahlt und angerechnet',
  returned: 'zurückgegeben',
  notExecuted: 'nicht ausgeführt',
};

/** A run: its payments are chosen; it was let go and its files are written; nothing came of it. */
export const runStates = ['composed', 'released', 'discarded'] as const;

export type RunState = (typeof runStates)[number];

/** What each state of a run is called at the desk. */
export const runStateNames: Readonly<Record<RunState, string>> = {
  composed: 'zusammengestellt',
  released: 'freigegeben',
  discarded: 'verworfen',
};

/** Files of a run; each is written once. */
export const payoutFileKinds = ['pain001', 'paypalCsv'] as const;

export type PayoutFileKind = (typeof payoutFileKinds)[number];

/** To whom money goes: exactly one of IBAN and PayPal address. */
export interface Payee {
  readonly holder: string;
  readonly iban?: string;
  readonly paypal?: string;
  /** Of an account outside of the EEA, as are the next. */
  readonly bic?: string;
  /** Where the holder lives, as far as it is known. */
  readonly place?: PayeePlace;
}

/** An address as banks want it: town and country by themselves. */
export interface PayeePlace {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
}

/** What is paid in one payment, in cents. */
export interface Payment {
  readonly endToEndId: string;
  readonly offerId: string;
  readonly amount: Cents;
  readonly payee: Payee;
  /** What the seller reads beside it on the account: number of the paper, order, their own numbers. */
  readonly purpose: string;
}

/** By which way a payee is paid. */
export function payoutMethodOf({ iban }: Payee): PayoutMethod {
  return iban === undefined ? 'paypal' : 'sepa';
}

/** Whether money would go to the same person on the same account. */
export function isSamePayee(one: Payee, other: Payee): boolean {
  return (
    one.holder === other.holder &&
    one.iban === other.iban &&
    one.bic === other.bic &&
    isSamePaypal(one.paypal, other.paypal)
  );
}

/** However its letters are written: PayPal knows no difference. */
export function isSamePaypal(one: string | undefined, other: string | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && emailKey(one) === emailKey(other));
}
