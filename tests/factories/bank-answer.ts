import { bankCents } from '#domain/bank/bank-amount.ts';
import type { Cents } from '#domain/values/money.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '#domain/xml/xml-element.ts';
import { readXml } from '#server/xml/read-xml.ts';

/** A payment as our file orders it, or as a bank could book it. */
export interface BankPayment {
  readonly endToEndId?: string;
  readonly amount: Cents;
  readonly name?: string;
  readonly iban?: string;
  readonly purpose?: string;
}

/** What a bank books: one payment or a batch, out or back. */
export interface Booking {
  readonly payments: readonly BankPayment[];
  readonly direction?: 'credit' | 'debit';
  /** The bank gives it back for this reason. */
  readonly reason?: string;
  readonly isReversal?: boolean;
  readonly status?: string;
  readonly day?: string;
  readonly reference?: string;
  /** A batch without its details. */
  readonly batch?: { readonly paymentInfoId: string; readonly messageId: string };
  readonly currency?: string;
}

interface Statement {
  readonly kind?: 'camt.053' | 'camt.054';
  readonly version?: '02' | '08';
  readonly iban?: string;
  readonly id?: string;
  readonly bookings: readonly Booking[];
  readonly opening?: Cents;
  /** Another closing balance than the bookings make. */
  readonly closing?: Cents;
}

/** The account of the tests, from which is paid. */
export const ownIban = 'DE12500105170648489890';

export const euros = (cents: Cents) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const amount = (cents: Cents, currency = 'EUR') => `<Amt Ccy="${currency}">${euros(cents)}</Amt>`;
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sign = (cents: Cents) => `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;

/** A statement of account as banks write it, in either version. */
export function bankStatement(statement: Statement): string {
  const { kind = 'camt.053', version = '08', iban = ownIban, id = 'AUSZUG-1', bookings } = statement;
  const opening = statement.opening ?? 100_000_00;
  const moved = bookings
    .filter(({ status = 'BOOK' }) => status === 'BOOK')
    .reduce((sum, one) => sum + (directionOf(one) === 'debit' ? -sumOf(one) : sumOf(one)), 0);
  const closing = statement.closing ?? opening + moved;
  const account = `<Id>${id}</Id><CreDtTm>2026-11-25T06:00:00+01:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>`;
  const balance = (code: string, cents: Cents) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(Math.abs(cents))}${sign(cents)}<Dt><Dt>2026-11-25</Dt></Dt></Bal>`;
  const entries = bookings.map((booking) => entryOf(booking, version)).join('');
  const [message, part] = kind === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const balances = kind === 'camt.053' ? balance('OPBD', opening) + balance('CLBD', closing) : '';
  return document(
    `${kind}.001.${version}`,
    `<${message}><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-11-25T06:00:00+01:00</CreDtTm></GrpHdr><${part}>${account}${balances}${entries}</${part}></${message}>`,
  );
}

const sumOf = ({ payments }: Booking) => payments.reduce((sum, one) => sum + one.amount, 0);
const directionOf = ({ direction, reason, isReversal }: Booking) =>
  direction ?? (reason !== undefined || isReversal ? 'credit' : 'debit');

function entryOf(booking: Booking, version: '02' | '08'): string {
  const { status = 'BOOK', day = '2026-11-25', isReversal, reference, batch, currency } = booking;
  const direction = directionOf(booking) === 'debit' ? 'DBIT' : 'CRDT';
  const details = batch
    ? `<Btch><MsgId>${batch.messageId}</MsgId><PmtInfId>${batch.paymentInfoId}</PmtInfId><NbOfTxs>${booking.payments.length}</NbOfTxs></Btch>`
    : booking.payments.map((payment) => partOf(payment, booking, version, direction)).join('');
  return [
    '<Ntry>',
    amount(sumOf(booking), currency),
    `<CdtDbtInd>${direction}</CdtDbtInd>`,
    isReversal ? '<RvslInd>true</RvslInd>' : '',
    version === '02' ? `<Sts>${status}</Sts>` : `<Sts><Cd>${status}</Cd></Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt>`,
    reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`,
    `<NtryDtls>${details}</NtryDtls></Ntry>`,
  ].join('');
}

function partOf(payment: BankPayment, { reason }: Booking, version: '02' | '08', direction: string): string {
  const { endToEndId = 'NOTPROVIDED', name, iban, purpose } = payment;
  const party =
    name === undefined ? '' : `<Cdtr>${version === '02' ? nameOf(name) : `<Pty>${nameOf(name)}</Pty>`}</Cdtr>`;
  const account = iban === undefined ? '' : `<CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`;
  const own =
    version === '02'
      ? `<AmtDtls><TxAmt>${amount(payment.amount)}</TxAmt></AmtDtls>`
      : `${amount(payment.amount)}<CdtDbtInd>${direction}</CdtDbtInd>`;
  return [
    `<TxDtls><Refs><EndToEndId>${escaped(endToEndId)}</EndToEndId></Refs>${own}`,
    `<RltdPties>${party}${account}</RltdPties>`,
    purpose === undefined ? '' : `<RmtInf><Ustrd>${escaped(purpose)}</Ustrd></RmtInf>`,
    reason === undefined ? '' : `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`,
    '</TxDtls>',
  ].join('');
}

const nameOf = (name: string) => `<Nm>${escaped(name)}</Nm>`;

interface Status {
  readonly endToEndId?: string;
  readonly paymentInfoId?: string;
  readonly status: string;
  readonly reason?: string;
  /** In the bank's own words: the name that it knows. */
  readonly info?: string;
  /** A second reason, with words of its own. */
  readonly second?: Pick<Status, 'reason' | 'info'>;
}

/** What a bank answers about a file of ours: about the whole (`group`), a part of it, or single payments. */
export function statusReport({
  version = '10',
  id = 'STATUS-1',
  messageId,
  group,
  rows = [],
}: {
  readonly version?: '03' | '10' | '11' | '14';
  readonly id?: string;
  readonly messageId: string;
  readonly group?: Status;
  readonly rows?: readonly Status[];
}): string {
  const reasonOf = ({ reason, info, second }: Omit<Status, 'status'>): string => {
    const code = reason === undefined ? '' : `<Rsn><Cd>${reason}</Cd></Rsn>`;
    const words = info === undefined ? '' : `<AddtlInf>${escaped(info)}</AddtlInf>`;
    const more: string = second === undefined ? '' : reasonOf(second);
    return (code + words === '' ? '' : `<StsRsnInf>${code}${words}</StsRsnInf>`) + more;
  };
  const parts = rows.map((row) => {
    const { endToEndId, paymentInfoId = `${messageId}-1`, status } = row;
    const inside =
      endToEndId === undefined
        ? `<PmtInfSts>${status}</PmtInfSts>${reasonOf(row)}`
        : `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reasonOf(row)}</TxInfAndSts>`;
    return `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${paymentInfoId}</OrgnlPmtInfId>${inside}</OrgnlPmtInfAndSts>`;
  });
  const about = `<OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001</OrgnlMsgNmId>${group ? `<GrpSts>${group.status}</GrpSts>${reasonOf(group)}` : ''}`;
  return document(
    `pain.002.001.${version}`,
    `<CstmrPmtStsRpt><GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-11-25T06:00:00+01:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts>${about}</OrgnlGrpInfAndSts>${parts.join('')}</CstmrPmtStsRpt>`,
  );
}

function document(message: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${content}</Document>`;
}

/** The payments of our own file, as a bank reads it, with what it calls the file and its parts. */
export function ordersIn(pain001: Uint8Array | string): {
  readonly messageId: string;
  readonly iban: string;
  readonly parts: readonly {
    readonly paymentInfoId: string;
    readonly payments: readonly (BankPayment & { endToEndId: string })[];
  }[];
} {
  const read = readXml(Buffer.from(pain001));
  if ('unread' in read) throw new Error(`A bank does not read this: ${read.unread}`);
  const message = elementAt(read.root, 'CstmrCdtTrfInitn');
  const parts = childrenOf(message, 'PmtInf');
  return {
    messageId: text(message, 'GrpHdr', 'MsgId'),
    iban: text(parts[0], 'DbtrAcct', 'Id', 'IBAN'),
    parts: parts.map((part) => ({
      paymentInfoId: text(part, 'PmtInfId'),
      payments: childrenOf(part, 'CdtTrfTxInf').map((one) => ({
        endToEndId: text(one, 'PmtId', 'EndToEndId'),
        amount: bankCents(text(one, 'Amt', 'InstdAmt')) ?? Number.NaN,
        name: text(one, 'Cdtr', 'Nm'),
        iban: text(one, 'CdtrAcct', 'Id', 'IBAN'),
        purpose: textAt(one, 'RmtInf', 'Ustrd') ?? '',
      })),
    })),
  };
}

function text(element: XmlElement | undefined, ...way: string[]): string {
  const found = textAt(element, ...way);
  if (found === undefined) throw new Error(`Nothing at ${way.join('/')}`);
  return found;
}
