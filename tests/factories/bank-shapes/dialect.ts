import { escaped, euros, ownIban } from '#tests/factories/bank-answer.ts';

/** Both versions of statements that German banks write. */
export type Version = '02' | '08';

/** One payment in the details of a booking, as far as the bank tells it. */
export interface Detail {
  readonly id?: string;
  readonly amount?: number;
  readonly money?: string;
  readonly creditor?: Side;
  readonly debtor?: Side;
  readonly reason?: string;
  readonly reasonWords?: string;
  readonly purpose?: string;
  readonly charge?: number;
  readonly reference?: string;
  readonly paymentInfoId?: string;
  readonly messageId?: string;
  readonly codes?: string;
}

interface Side {
  readonly name?: string;
  readonly iban?: string;
}

/** A booking as a bank writes it: what is left out is not there. */
export interface Ntry {
  readonly amount: number;
  readonly side?: 'DBIT' | 'CRDT';
  readonly money?: string;
  readonly day?: string;
  readonly valueDayOnly?: boolean;
  /** The day from which it counts, where it is another. */
  readonly valueDay?: string;
  readonly reversal?: boolean;
  readonly reference?: string;
  /** Family and sub family, 'ICDT/RRTN'; either may be empty. */
  readonly codes?: string;
  /** The code of a German bank. */
  readonly ownCode?: string;
  readonly text?: string;
  readonly batch?: { readonly paymentInfoId?: string; readonly messageId?: string; readonly payments?: number };
  readonly details?: readonly Detail[];
}

export interface Stmt {
  readonly kind?: 'camt.053' | 'camt.054';
  readonly id?: string;
  readonly number?: number;
  readonly iban?: string;
  readonly money?: string;
  readonly page?: { readonly number: number; readonly isLast: boolean };
  /** Balances of these days; none without. */
  readonly days?: readonly string[];
  /** What was booked on each of these days, in cents, above nothing where it came in. */
  readonly moved?: readonly number[];
  readonly entries: readonly Ntry[];
}

export const day = '2026-12-22';

const tag = (name: string, content: string | number | undefined) =>
  content === undefined || content === '' ? '' : `<${name}>${content}</${name}>`;
const text = (name: string, content: string | undefined) => tag(name, content && escaped(content));
const amt = (cents: number, money = 'EUR') => `<Amt Ccy="${money}">${euros(cents)}</Amt>`;
const codesOf = (codes = '', own?: string) => {
  const [family, sub] = codes.split('/');
  const inner = tag('Cd', family) + tag('SubFmlyCd', sub);
  return tag(
    'BkTxCd',
    tag('Domn', inner && `<Cd>PMNT</Cd>${tag('Fmly', inner)}`) + tag('Prtry', own && `<Cd>${own}</Cd><Issr>DK</Issr>`),
  );
};

function sideOf(name: 'Cdtr' | 'Dbtr', side: Side | undefined, version: Version): string {
  if (side === undefined) return '';
  const named = text('Nm', side.name);
  return (
    tag(name, version === '02' ? named : tag('Pty', named)) +
    tag(`${name}Acct`, side.iban && tag('Id', tag('IBAN', side.iban)))
  );
}

function detailOf(detail: Detail, version: Version): string {
  const { id, amount, money, charge, reason, reasonWords } = detail;
  const refs =
    text('MsgId', detail.messageId) +
    text('AcctSvcrRef', detail.reference) +
    text('PmtInfId', detail.paymentInfoId) +
    text('EndToEndId', id);
  const own = amount === undefined ? '' : amt(amount, money);
  const fee = charge === undefined ? '' : amt(charge) + tag('CdtDbtInd', 'DBIT');
  return tag(
    'TxDtls',
    [
      tag('Refs', refs),
      version === '02' ? tag('AmtDtls', tag('TxAmt', own)) : own,
      codesOf(detail.codes),
      fee && tag('Chrgs', version === '02' ? fee : tag('Rcrd', fee)),
      tag('RltdPties', sideOf('Dbtr', detail.debtor, version) + sideOf('Cdtr', detail.creditor, version)),
      tag('RmtInf', text('Ustrd', detail.purpose)),
      tag('RtrInf', tag('Rsn', tag('Cd', reason)) + text('AddtlInf', reasonWords)),
    ].join(''),
  );
}

function entryOf(entry: Ntry, version: Version): string {
  const { amount, side = 'DBIT', batch, details = [], valueDayOnly } = entry;
  const booked = tag('Dt', entry.day ?? day);
  const names =
    batch && text('MsgId', batch.messageId) + text('PmtInfId', batch.paymentInfoId) + tag('NbOfTxs', batch.payments);
  return tag(
    'Ntry',
    [
      amt(amount, entry.money),
      tag('CdtDbtInd', side),
      entry.reversal === undefined ? '' : tag('RvslInd', String(entry.reversal)),
      tag('Sts', version === '02' ? 'BOOK' : '<Cd>BOOK</Cd>'),
      valueDayOnly ? '' : tag('BookgDt', booked),
      tag('ValDt', entry.valueDay === undefined ? booked : tag('Dt', entry.valueDay)),
      text('AcctSvcrRef', entry.reference),
      codesOf(entry.codes, entry.ownCode),
      tag('NtryDtls', tag('Btch', names) + details.map((one) => detailOf(one, version)).join('')),
      text('AddtlNtryInf', entry.text),
    ].join(''),
  );
}

function balancesOf({ days = [], moved = [], entries, money }: Stmt): string {
  const sum = entries.reduce((total, { amount, side = 'DBIT' }) => total + (side === 'DBIT' ? -amount : amount), 0);
  let cents = 1_000_000_00;
  const balance = (code: string, at: string | undefined) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amt(cents, money)}<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${at}</Dt></Dt></Bal>`;
  return days
    .map((one, at) => {
      const opening = balance('OPBD', one);
      cents += moved[at] ?? sum;
      return opening + balance('CLBD', one);
    })
    .join('');
}

let count = 0;

/** A message of one or several statements. */
export function message(version: Version, ...statements: readonly Stmt[]): string {
  const kind = statements[0]?.kind ?? 'camt.053';
  const [root, part] = kind === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  const page = statements[0]?.page;
  const pages = page && tag('MsgPgntn', tag('PgNb', page.number) + tag('LastPgInd', String(page.isLast)));
  const inner = statements.map((one) => {
    count += 1;
    const { id = `${kind}-${count}`, number, iban = ownIban, money = 'EUR' } = one;
    const account = tag('Acct', tag('Id', tag('IBAN', iban)) + tag('Ccy', money));
    const entries = one.entries.map((entry) => entryOf(entry, version)).join('');
    return tag(part, tag('Id', id) + tag('ElctrncSeqNb', number) + account + balancesOf(one) + entries);
  });
  const head = tag('GrpHdr', `<MsgId>M-${count}</MsgId><CreDtTm>2026-12-22T06:00:00+01:00</CreDtTm>${pages ?? ''}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${kind}.001.${version}">${tag(root, head + inner.join(''))}</Document>`;
}
