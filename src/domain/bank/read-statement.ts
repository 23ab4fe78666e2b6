import { electronicIban } from '#domain/values/iban.ts';
import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { amountOf } from './bank-amount.ts';
import type { AccountStatement, OtherStatement } from './bank-message.ts';
import { type Booked, directionOf, readBooking } from './read-booking.ts';
import { textIn } from './text-in.ts';
import { needed, readAt, UnreadFile } from './unread-file.ts';

interface Around {
  /** The account from which is paid, and those from which was paid before. */
  readonly ownIbans: readonly string[];
  /** `MsgPgntn` of its message: the page of a statement that goes over several messages. */
  readonly pages: XmlElement | undefined;
}

/** One statement (`Stmt`) or advice (`Ntfctn`) with every booked entry. Ends the reading where something of it is missing. */
export function readStatement(
  kind: AccountStatement['kind'],
  element: XmlElement,
  { ownIbans, pages }: Around,
): AccountStatement | OtherStatement {
  const all = childrenOf(element, 'Ntry');
  const page = pageOf(elementAt(element, 'StmtPgntn') ?? elementAt(element, 'NtfctnPgntn') ?? pages);
  const id = needed(textIn(element, 'Id'), 'Id').slice(0, 200);
  const shown = page?.isOnly === false ? `${id}/${page.number}` : id;
  const [account, money] = [accountOf(element), moneyOf(element)];
  if (!ownIbans.includes(account) || money !== 'EUR') {
    const otherAccount = money === 'EUR' ? account : `${account} ${money}`;
    return { kind, id: shown, series: seriesOf(element, page, []), otherAccount, size: all.length };
  }
  const owner = textIn(element, 'Acct/Ownr/Nm');
  const booked = all.flatMap((entry, at) =>
    readAt(`Umsatz ${at + 1}`, () => bookingOf(entry, { ownIban: account, owner })),
  );
  if (page?.isOnly !== false) checkBalance(element, booked);
  const bookings = booked.map(({ core }) => core).sort();
  const entries = booked.flatMap((one) => one.entries);
  const told = booked.map(({ core, reference = '' }, at) => `${core} ${reference} ${booked[at]?.ids ?? ''}`).sort();
  return {
    ...{ kind, id: shown, series: seriesOf(element, page, told), bookings, iban: account },
    ...{ entries, pending: all.length - booked.length },
  };
}

function bookingOf(entry: XmlElement, own: Parameters<typeof readBooking>[1]): Booked[] {
  return needed(textIn(entry, 'Sts/Cd', 'Sts', 'Sts/Prtry'), 'Sts') === 'BOOK' ? [readBooking(entry, own)] : [];
}

/** IBAN, or what else the bank calls the account by. */
function accountOf(element: XmlElement): string {
  const iban = textIn(element, 'Acct/Id/IBAN');
  return iban === undefined ? needed(textIn(element, 'Acct/Id/Othr/Id'), 'Acct') : electronicIban(iban);
}

/** Of an account with several moneys each has statements of its own. */
function moneyOf(element: XmlElement): string {
  const first = elementAt(element, 'Bal', 'Amt') ?? elementAt(element, 'Ntry', 'Amt');
  return textIn(element, 'Acct/Ccy') ?? first?.attributes.Ccy ?? 'EUR';
}

interface Page {
  readonly number: number;
  /** It is not one of several. */
  readonly isOnly: boolean;
}

function pageOf(said: XmlElement | undefined): Page | undefined {
  const number = Number(textIn(said, 'PgNb'));
  if (said === undefined || !Number.isSafeInteger(number)) return undefined;
  return { number, isOnly: number <= 1 && !['false', '0'].includes(textIn(said, 'LastPgInd') ?? '') };
}

/**
 * What tells a statement from another one with the same id, which some banks never change: its numbers, its days and its page. Of one without
 * any number or day it is what it tells.
 */
function seriesOf(element: XmlElement, page: Page | undefined, told: readonly string[]): string {
  const numbers = [textIn(element, 'ElctrncSeqNb'), textIn(element, 'LglSeqNb')];
  const span = [textIn(element, 'FrToDt/FrDtTm'), textIn(element, 'FrToDt/ToDtTm')];
  const days = childrenOf(element, 'Bal').map((balance) => textIn(balance, 'Dt/Dt', 'Dt/DtTm')?.slice(0, 10));
  const dates = span.some(Boolean) ? span : [...new Set(days)].sort();
  const said = [...numbers, ...dates].some(Boolean) ? [...numbers, ...dates] : told;
  const pageNumber = page?.isOnly === false ? [`Seite ${page.number}`] : [];
  return [...said, ...pageNumber].filter(Boolean).join(' ');
}

/**
 * What a statement began with and what was booked make up what it ends with, over all of its days; some banks leave out of its end what counts
 * only later.
 */
function checkBalance(element: XmlElement, booked: readonly Booked[]): void {
  const opening = balancesOf(element, 'OPBD', 'PRCD').at(0);
  const closing = balancesOf(element, 'CLBD').at(-1);
  if (opening === undefined || closing === undefined) return;
  const endOf = (some: readonly Booked[]) => some.reduce((total, one) => total + one.signed, opening.cents);
  const counted = booked.filter(({ valuedOn }) => valuedOn <= closing.day);
  if (![endOf(booked), endOf(counted)].includes(closing.cents)) throw new UnreadFile('balanceDiffers');
}

/** The balances of a kind, the oldest first. */
function balancesOf(element: XmlElement, ...codes: readonly string[]): { day: string; cents: number }[] {
  return childrenOf(element, 'Bal')
    .filter((one) => codes.includes(textIn(one, 'Tp/CdOrPrtry/Cd') ?? ''))
    .map((one) => ({
      day: textIn(one, 'Dt/Dt', 'Dt/DtTm')?.slice(0, 10) ?? '',
      cents: readAt('Saldo', () => signed(one)),
    }))
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function signed(element: XmlElement): number {
  const amount = amountOf(elementAt(element, 'Amt'));
  return directionOf(element) === 'credit' ? amount : -amount;
}
