import type { EntryWaitingReason } from '#domain/bank/match-entry.ts';
import type { PayoutState } from '#domain/payout/payout.ts';
import { type Detail, day, message, type Ntry, type Stmt, type Version } from './dialect.ts';

/** The payee of every payment of a run. */
export const payee = { name: 'Kim Beispiel', iban: 'DE02500105170137075030' };
/** Our side, as banks tell it. */
export const us = { name: 'Muster Ankauf e. K.', iban: 'DE12500105170648489890' };

export interface RunOfShape {
  readonly number: string;
  readonly payments: readonly { readonly endToEndId: string; readonly amount: number }[];
  /** Another run of the same amounts, where the shape has one. */
  readonly other?: RunOfShape;
}

/** What a bank tells of a run of ours, and what has to be true afterwards. */
export interface Shape {
  readonly name: string;
  /** Payments of its run; two without. */
  readonly many?: number;
  readonly hasOther?: true;
  /** The bank booked each of them before, under our ids. */
  readonly isBooked?: true;
  readonly files: (run: RunOfShape, version: Version) => readonly (string | Uint8Array)[];
  /** Why entries wait, in their order; none without. */
  readonly waits?: readonly EntryWaitingReason[];
  /** Nothing of what waits may be laid aside with others; of strange money left out. */
  readonly isRest?: true;
  /** What is offered first for the first of them, payment or run. */
  readonly offers?: (run: RunOfShape) => string;
  /** The reason that stands at the first of them. */
  readonly reason?: string;
  /** Somebody links the first of them to this: it is done, or refused with a code. */
  readonly link?: (run: RunOfShape) => string;
  readonly refusal?: string;
  readonly states: readonly PayoutState[];
  /** What the books have of its payments, without what was booked before the shape. */
  readonly books?: (run: RunOfShape) => readonly string[];
  /** Why files are refused, with the place, in their order. */
  readonly unread?: readonly string[];
}

/** Cents that some payments of a run come to. */
export function sumOf({ payments }: RunOfShape, from = 0, to = payments.length): number {
  return payments.slice(from, to).reduce((sum, { amount }) => sum + amount, 0);
}

/** The payment at a place of a run. */
export function at({ payments }: RunOfShape, place: number) {
  const payment = payments[place];
  if (!payment) throw new Error(`No payment ${place}`);
  return payment;
}

/** A statement with some bookings, whole as banks write it. */
export const statement = (version: Version, entries: readonly Ntry[], own: Partial<Stmt> = {}) =>
  message(version, { days: [day], ...own, entries });
export const advice = (version: Version, entries: readonly Ntry[], own: Partial<Stmt> = {}) =>
  message(version, { kind: 'camt.054', ...own, entries });

/** The booking of one payment under our id. */
export function debit(run: RunOfShape, place: number, own: Partial<Ntry> = {}): Ntry {
  const { endToEndId, amount } = at(run, place);
  const reference = `B-${endToEndId}`;
  return { amount, reference, details: [{ id: endToEndId, amount, creditor: payee }], ...own };
}

/** Money of one payment that comes in, by the fields that the shape is about. */
export function credit(run: RunOfShape, place: number, own: Partial<Ntry>, detail: Detail = {}): Ntry {
  const { endToEndId, amount } = at(run, place);
  const told: Detail = { id: endToEndId, amount: own.amount ?? amount, debtor: payee, ...detail };
  return { amount, side: 'CRDT', reference: `R-${endToEndId}`, details: [told], ...own };
}

/** A credit of which the bank tells no details but these. */
export const incoming = (amount: number, own: Partial<Ntry> = {}): Ntry => ({ amount, side: 'CRDT', ...own });

/** How our file calls the run. */
export const names = ({ number, payments }: RunOfShape) => ({
  ...{ messageId: number, paymentInfoId: `${number}-1`, payments: payments.length },
});

export { day };
