import { dayOf, isDay } from '#domain/values/day.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { amountOf } from './bank-amount.ts';
import type { AccountStatement, BankEntry } from './bank-message.ts';
import { textIn } from './text-in.ts';
import { needed, UnreadFile } from './unread-file.ts';

/** One statement (`Stmt`) or advice (`Ntfctn`) with every booked entry. Ends the reading where something of it is missing. */
export function readStatement(kind: AccountStatement['kind'], element: XmlElement): AccountStatement {
  const all = childrenOf(element, 'Ntry');
  const booked = all.filter((entry) => textIn(entry, 'Sts/Cd', 'Sts') === 'BOOK');
  checkBalance(element, booked);
  return {
    kind,
    id: idOf(element),
    iban: electronicIban(needed(textIn(element, 'Acct/Id/IBAN'))),
    entries: booked.flatMap(entriesOf),
    pending: all.length - booked.length,
  };
}

/** Pages of one statement share its number. */
function idOf(element: XmlElement): string {
  const page = textIn(element, 'StmtPgntn/PgNb', 'NtfctnPgntn/PgNb');
  const id = needed(textIn(element, 'Id'));
  return page === undefined ? id : `${id}/${page}`;
}

/** Of a statement that is whole on its page: what it began with and what was booked make up what it ends with. */
function checkBalance(element: XmlElement, booked: readonly XmlElement[]): void {
  const isWhole =
    !['false', '0'].includes(textIn(element, 'StmtPgntn/LastPgInd') ?? '') &&
    (textIn(element, 'StmtPgntn/PgNb') ?? '1') === '1';
  const [opening, closing] = [balanceOf(element, 'OPBD', 'PRCD'), balanceOf(element, 'CLBD')];
  if (!isWhole || opening === undefined || closing === undefined) return;
  const sum = booked.reduce((total, entry) => total + signed(entry), opening);
  if (sum !== closing) throw new UnreadFile('balanceDiffers');
}

function balanceOf(element: XmlElement, ...codes: readonly string[]): number | undefined {
  const balance = childrenOf(element, 'Bal').find((one) => codes.includes(textIn(one, 'Tp/CdOrPrtry/Cd') ?? ''));
  return balance && signed(balance);
}

function signed(element: XmlElement): number {
  const amount = amountOf(elementAt(element, 'Amt'));
  return directionOf(element) === 'credit' ? amount : -amount;
}

function directionOf(element: XmlElement): BankEntry['direction'] {
  const said = textIn(element, 'CdtDbtInd');
  if (said !== 'CRDT' && said !== 'DBIT') throw new UnreadFile('incomplete');
  return said === 'CRDT' ? 'credit' : 'debit';
}

/** The day of a date, or of an instant in Berlin; a time without an offset is the bank's own. */
function bookedDayOf(said: string): string {
  const isInstant = /T.*(Z|[+-]\d\d:\d\d)$/.test(said) && !Number.isNaN(Date.parse(said));
  return isInstant ? dayOf(new Date(said).toISOString()) : said.slice(0, 10);
}

/** Each payment of an entry; one of which the bank gives no details is a single payment or a batch. */
function entriesOf(entry: XmlElement): BankEntry[] {
  const amount = amountOf(elementAt(entry, 'Amt'));
  const direction = directionOf(entry);
  const day = bookedDayOf(needed(textIn(entry, 'BookgDt/Dt', 'BookgDt/DtTm')));
  if (!isDay(day)) throw new UnreadFile('incomplete');
  const common = {
    direction,
    bookedOn: day,
    ...said('bankReference', textIn(entry, 'AcctSvcrRef', 'NtryRef')),
  };
  const isReversal = ['true', '1'].includes(textIn(entry, 'RvslInd') ?? '');
  const parts = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  const [only] = parts;
  if (only === undefined) return [{ ...common, amount, isReturn: isReversal || isReturned(entry), ...batchOf(entry) }];
  const amounts = parts.map((part) => (parts.length === 1 ? (ownAmount(part) ?? amount) : needed(ownAmount(part))));
  const isUneven = amounts.reduce((sum, one) => sum + one, 0) !== amount;
  return parts.map((part, at) => {
    const isReturn = isReversal || isReturned(entry) || isReturned(part);
    return {
      ...common,
      ...(isUneven && { isUneven }),
      amount: amounts[at] ?? amount,
      ...said('bankReference', textIn(part, 'Refs/AcctSvcrRef')),
      isReturn,
      ...factsOf(part, isReturn || direction === 'debit'),
      ...(parts.length === 1 && textIn(part, 'Refs/EndToEndId') === undefined && batchOf(entry)),
    };
  });
}

/** Of a single payment in a batch, in the account's money; the other side's, which banks tell too, is none of it. */
function ownAmount(part: XmlElement): number | undefined {
  const told = [
    elementAt(part, 'Amt'),
    elementAt(part, 'AmtDtls', 'TxAmt', 'Amt'),
    elementAt(part, 'AmtDtls', 'InstdAmt', 'Amt'),
  ];
  const found = told.find((amount) => amount?.attributes.Ccy === 'EUR');
  return found && amountOf(found);
}

/** By the reason, or by what the bank calls the booking: a returned or reversed transfer. */
function isReturned(element: XmlElement): boolean {
  const subFamily = textIn(element, 'BkTxCd/Domn/Fmly/SubFmlyCd');
  return elementAt(element, 'RtrInf') !== undefined || subFamily === 'RRTN' || subFamily === 'RPCR';
}

function factsOf(part: XmlElement, isOurTransfer: boolean): Partial<BankEntry> {
  // Of money that comes back the parties are those of the transfer.
  const side = isOurTransfer ? 'Cdtr' : 'Dbtr';
  const iban = textIn(part, `RltdPties/${side}Acct/Id/IBAN`);
  const id = textIn(part, 'Refs/EndToEndId');
  const purpose = childrenOf(elementAt(part, 'RmtInf'), 'Ustrd')
    .map(({ text }) => text.trim())
    .join(' ')
    .slice(0, 500);
  return {
    ...said('endToEndId', id === 'NOTPROVIDED' ? undefined : id),
    ...said('reasonCode', textIn(part, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry')),
    ...said('partyName', textIn(part, `RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`)),
    ...said('partyIban', iban && electronicIban(iban)),
    ...said('purpose', purpose === '' ? undefined : purpose),
  };
}

function batchOf(entry: XmlElement): Pick<BankEntry, 'batch'> {
  const part = childrenOf(entry, 'NtryDtls')[0];
  const batch = elementAt(part, 'Btch');
  const paymentInfoId = textIn(batch, 'PmtInfId') ?? textIn(part, 'TxDtls/Refs/PmtInfId');
  const messageId = textIn(batch, 'MsgId') ?? textIn(part, 'TxDtls/Refs/MsgId');
  const payments = textIn(batch, 'NbOfTxs');
  if (paymentInfoId === undefined && messageId === undefined) return {};
  return {
    batch: {
      ...said('paymentInfoId', paymentInfoId),
      ...said('messageId', messageId),
      ...(payments !== undefined && /^\d{1,15}$/.test(payments) && { payments: Number(payments) }),
    },
  };
}

/** A field that is there only where something is said. */
function said<K extends string>(name: K, text: string | undefined): { [N in K]?: string } {
  const field: { [N in K]?: string } = {};
  if (text !== undefined) field[name] = text.slice(0, 200);
  return field;
}
