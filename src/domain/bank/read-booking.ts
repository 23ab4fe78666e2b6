import { dayOf, isDay } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { amountOf } from './bank-amount.ts';
import type { BankEntry } from './bank-message.ts';
import { bookingFactsOf, idOf, isReturned, isReversed, type OwnSide, textField } from './booking-facts.ts';
import { ownIdPattern } from './own-numbers.ts';
import { maxKept } from './taken-back.ts';
import { textIn } from './text-in.ts';
import { needed, readAt } from './unread-file.ts';

/** One booking (`Ntry`): each payment of it, and what of it is the same in every version of the message. */
export interface Booked {
  readonly entries: readonly BankEntry[];
  /** Side, amount and day. */
  readonly core: string;
  /** Cents, below nothing where they left. */
  readonly signed: number;
  readonly reference?: string;
  /** The day from which it counts; where the bank names none, that of the booking. */
  readonly valuedOn: string;
  /** The ids of its payments. */
  readonly ids: string;
}

/** Reads a booked entry. Ends the reading where its side, amount or day is missing. */
export function readBooking(entry: XmlElement, own: OwnSide): Booked {
  const amount = amountOf(elementAt(entry, 'Amt'));
  const direction = directionOf(entry);
  const bookedOn = bookedDayOf(entry);
  const reference = textField('bankReference', textIn(entry, 'AcctSvcrRef', 'NtryRef'));
  const common = { direction, bookedOn, ...reference };
  // Of nothing, as a charge that was waived, nothing follows.
  const entries = amount === 0 ? [] : paymentsOf(entry, { ...common, amount }, own);
  return {
    ...{ entries, core: `${direction} ${amount} ${bookedOn}`, signed: direction === 'credit' ? amount : -amount },
    ...(reference.bankReference !== undefined && { reference: reference.bankReference }),
    valuedOn: textIn(entry, 'ValDt/Dt', 'ValDt/DtTm')?.slice(0, 10) ?? bookedOn,
    ids: entries.map(({ endToEndId = '' }) => endToEndId).join(' '),
  };
}

/** The side of a booking or a balance. */
export function directionOf(element: XmlElement): BankEntry['direction'] {
  const told = textIn(element, 'CdtDbtInd');
  return needed(told === 'CRDT' ? 'credit' : told === 'DBIT' ? 'debit' : undefined, 'CdtDbtInd');
}

/** The day of a date, or of an instant in Berlin; a time without an offset is the bank's own. Where the bank names none, the day it counts from. */
function bookedDayOf(entry: XmlElement): string {
  const told = needed(textIn(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'), 'BookgDt');
  const isInstant = /T.*(Z|[+-]\d\d:\d\d)$/.test(told) && !Number.isNaN(Date.parse(told));
  const day = isInstant ? dayOf(new Date(told).toISOString()) : told.slice(0, 10);
  return needed(isDay(day) ? day : undefined, `BookgDt „${told.slice(0, 30)}“`);
}

type Common = Pick<BankEntry, 'amount' | 'direction' | 'bookedOn' | 'bankReference'>;

/** Each payment of a booking; one of which the bank does not tell each payment is one of them or a batch, as a whole. */
function paymentsOf(entry: XmlElement, common: Common, own: OwnSide): BankEntry[] {
  const parts = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  const batch = batchOf(entry);
  const isWhole = parts.length === 0 || (batch?.payments ?? 0) > parts.length;
  if (isWhole) return [wholeOf(entry, parts, common, batch)];
  const [only] = parts;
  if (parts.length === 1 && only) return [singleOf(entry, only, common, { batch, own })];
  const amounts = amountsOf(parts, common);
  if (amounts === undefined) return [{ ...wholeOf(entry, parts, common, batch), isUneven: true }];
  return parts.map((part, at) => {
    const amount = amounts[at] ?? 0;
    // Against the side of the booking: a charge among the payments that it is taken off.
    const turned = common.direction === 'debit' ? 'credit' : 'debit';
    const direction = amount < 0 ? turned : common.direction;
    const facts = partOf(entry, part, { ...common, direction, amount: Math.abs(amount) }, own);
    return { ...facts, ...(facts.endToEndId === undefined && batch && { batch: { ...batch, payments: 1 } }) };
  });
}

interface Beside {
  readonly batch: BankEntry['batch'];
  readonly own: OwnSide;
}

/** The amount is that which reached or left the account; what the details tell beside it is what was ordered. */
function singleOf(entry: XmlElement, part: XmlElement, common: Common, { batch, own }: Beside): BankEntry {
  const ordered = ownAmount(part);
  const differs = ordered !== undefined && ordered !== common.amount;
  if (batch && differs && Math.abs(ordered - common.amount) > maxKept)
    return { ...wholeOf(entry, [part], common, batch), isUneven: true };
  const facts = partOf(entry, part, common, own);
  return {
    ...facts,
    ...(differs && { orderedAmount: ordered }),
    ...(facts.endToEndId === undefined && batch && { batch }),
  };
}

function partOf(entry: XmlElement, part: XmlElement, common: Common, own: OwnSide): BankEntry {
  const isReturn = isReversed(entry) || isReturned(entry, entry) || isReturned(part, entry);
  const told = bookingFactsOf(part, { entry, own, isReturn, direction: common.direction });
  return { ...common, ...textField('bankReference', textIn(part, 'Refs/AcctSvcrRef')), isReturn, ...told };
}

function wholeOf(
  entry: XmlElement,
  parts: readonly XmlElement[],
  common: Common,
  batch: BankEntry['batch'],
): BankEntry {
  const isReturn = [entry, ...parts].some((one) => isReturned(one, entry)) || isReversed(entry);
  const someIds = parts.flatMap((part) => idOf(part) ?? []).filter((id) => ownIdPattern.test(id));
  const known = { ...batch, ...(someIds.length > 0 && { someIds: someIds.slice(0, 20) }) };
  return {
    ...{ ...common, isReturn },
    ...textField('reasonCode', textIn(parts[0], 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry')),
    ...textField('bookingText', textIn(entry, 'AddtlNtryInf')),
    ...(Object.keys(known).length > 0 && { batch: known }),
  };
}

/** What each payment of a booking is of it, below nothing where it goes the other way; undefined where that does not make up the booking. */
function amountsOf(parts: readonly XmlElement[], { amount, direction }: Common): Cents[] | undefined {
  const told = parts.map((part) => {
    const own = ownAmount(part);
    if (own === undefined) return undefined;
    const isTurned = elementAt(part, 'CdtDbtInd') !== undefined && directionOf(part) !== direction;
    return isTurned ? -own : own;
  });
  const amounts = told.filter((one) => one !== undefined);
  if (amounts.length < parts.length) return undefined;
  // Of what is given back the bank keeps a charge, of what leaves it takes one more.
  const withCharges = amounts.map((one, at) => one + (direction === 'credit' ? -1 : 1) * chargesOf(parts[at]));
  return [amounts, withCharges].find((some) => some.reduce((sum, one) => sum + one, 0) === amount);
}

/** Of a single payment in a batch, in the account's money; the other side's, which banks tell too, is none of it. */
function ownAmount(part: XmlElement): Cents | undefined {
  const told = [
    elementAt(part, 'Amt'),
    elementAt(part, 'AmtDtls', 'TxAmt', 'Amt'),
    elementAt(part, 'AmtDtls', 'InstdAmt', 'Amt'),
  ];
  // Some banks leave the amount of the only payment empty.
  const found = told.find((amount) => amount?.attributes.Ccy === 'EUR' && amount.text.trim() !== '');
  return found && readAt('TxDtls', () => amountOf(found));
}

function chargesOf(part: XmlElement | undefined): Cents {
  const charges = childrenOf(part, 'Chrgs');
  const told = [...charges, ...charges.flatMap((one) => childrenOf(one, 'Rcrd'))].map((one) => elementAt(one, 'Amt'));
  return told.reduce((sum, amount) => sum + (amount?.attributes.Ccy === 'EUR' ? amountOf(amount) : 0), 0);
}

/** By what our file called the batch that a booking is, or of which it is one payment. */
function batchOf(entry: XmlElement): BankEntry['batch'] {
  const part = childrenOf(entry, 'NtryDtls')[0];
  const batch = elementAt(part, 'Btch');
  const payments = textIn(batch, 'NbOfTxs');
  const told = {
    ...textField('paymentInfoId', textIn(batch, 'PmtInfId') ?? textIn(part, 'TxDtls/Refs/PmtInfId')),
    ...textField('messageId', textIn(batch, 'MsgId') ?? textIn(part, 'TxDtls/Refs/MsgId')),
    ...(payments !== undefined && /^\d{1,15}$/.test(payments) && { payments: Number(payments) }),
  };
  return Object.keys(told).length > 0 ? told : undefined;
}
