import { electronicIban } from '#domain/values/iban.ts';
import { type Cents, decimalEuros } from '#domain/values/money.ts';
import type { PayeePlace } from './payout.ts';
import { sepaLimits, sepaText } from './sepa-text.ts';

/** One transfer in euros within the SEPA area. */
export interface Transfer {
  readonly endToEndId: string;
  readonly amount: Cents;
  readonly name: string;
  readonly iban: string;
  readonly purpose: string;
  /** The day on which it shall be carried out. */
  readonly day: string;
  /** Where the account lies outside of the EEA: bank and address of whoever is paid. */
  readonly bic?: string;
  readonly place?: PayeePlace;
}

/** From which account money leaves. */
export interface OwnAccount {
  readonly name: string;
  /** As somebody set it, with blanks or without. */
  readonly iban: string;
  /** Only where the bank wants it. */
  readonly bic?: string;
  /** Named where somebody outside of the EEA is paid. */
  readonly place?: PayeePlace;
}

interface Order {
  /** At most 35 characters of the SEPA set; the bank refuses it the second time. */
  readonly messageId: string;
  /** UTC instant. */
  readonly createdAt: string;
  readonly debtor: OwnAccount;
  readonly transfers: readonly Transfer[];
}

/** Why no file can be made of them: a rule of the format that a transfer or the whole breaks. */
export class OrderRefused extends Error {}

/** Most that one transfer may be: 999.999.999,99 €. */
const maxCents = 99_999_999_999;

/** An identifier as the format takes it: no slash at an end, none twice. */
const isReference = (text: string) =>
  /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(text) && !/^\/|\/$|\/\//.test(text) && text.trim() === text;

/**
 * A customer credit transfer as German banks take it: pain.001.001.09 in the profile GBIC_5 of the Deutsche Kreditwirtschaft, booked in one
 * sum for each day. IBAN only, but for accounts outside of the EEA: there bank and both addresses. Throws where the format would be broken.
 */
export function pain001({ messageId, createdAt, debtor, transfers }: Order): string {
  check(messageId, transfers);
  const days = Map.groupBy(
    transfers.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day))),
    ({ day }) => day,
  );
  const parts = [...days].map(([day, ofDay], index) => paymentPart(`${messageId}-${index + 1}`, day, debtor, ofDay));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    element('MsgId', messageId),
    element('CreDtTm', createdAt.replace(/\.\d+Z$/, 'Z')),
    sums(transfers),
    `<InitgPty>${element('Nm', nameOf(debtor.name))}</InitgPty>`,
    '</GrpHdr>',
    ...parts,
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n');
}

function paymentPart(
  id: string,
  day: string,
  { name, iban, bic, place }: OwnAccount,
  transfers: readonly Transfer[],
): string {
  const agent = bic === undefined ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : element('BICFI', bic);
  const isAbroad = transfers.some((one) => one.place !== undefined);
  return [
    '<PmtInf>',
    element('PmtInfId', id),
    '<PmtMtd>TRF</PmtMtd>',
    '<BtchBookg>true</BtchBookg>',
    sums(transfers),
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt>${element('Dt', day)}</ReqdExctnDt>`,
    `<Dbtr>${element('Nm', nameOf(name))}${addressOf(isAbroad ? place : undefined)}</Dbtr>`,
    `<DbtrAcct><Id>${element('IBAN', electronicIban(iban))}</Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt>`,
    '<ChrgBr>SLEV</ChrgBr>',
    ...transfers.map(transferPart),
    '</PmtInf>',
  ].join('\n');
}

function transferPart({ endToEndId, amount, name, iban, bic, place, purpose }: Transfer): string {
  return [
    '<CdtTrfTxInf>',
    `<PmtId>${element('EndToEndId', endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimalEuros(amount)}</InstdAmt></Amt>`,
    bic === undefined ? '' : `<CdtrAgt><FinInstnId>${element('BICFI', bic)}</FinInstnId></CdtrAgt>`,
    `<Cdtr>${element('Nm', nameOf(name))}${addressOf(place)}</Cdtr>`,
    `<CdtrAcct><Id>${element('IBAN', iban)}</Id></CdtrAcct>`,
    `<RmtInf>${element('Ustrd', sepaText(purpose, sepaLimits.purpose).text)}</RmtInf>`,
    '</CdtTrfTxInf>',
  ].join('');
}

/** Half structured: banks take the street in a line, town and country by themselves alone. */
function addressOf(place: PayeePlace | undefined): string {
  if (place === undefined) return '';
  const { street, zip, city, country } = place;
  const parts = [
    ['PstCd', sepaText(zip, sepaLimits.postcode).text],
    ['TwnNm', sepaText(city, sepaLimits.town).text],
    ['Ctry', country],
    ['AdrLine', sepaText(street, sepaLimits.line).text],
  ] as const;
  return `<PstlAdr>${parts.map(([name, text]) => (text === '' ? '' : element(name, text))).join('')}</PstlAdr>`;
}

const sums = (transfers: readonly Transfer[]) =>
  element('NbOfTxs', String(transfers.length)) + element('CtrlSum', decimalEuros(sumOfTransfers(transfers)));

/** What transfers or payments come to, in cents; exact, since cents are whole. */
export function sumOfTransfers(transfers: readonly { readonly amount: Cents }[]): Cents {
  return transfers.reduce((sum, { amount }) => sum + amount, 0);
}

const nameOf = (name: string) => sepaText(name, sepaLimits.name).text;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function element(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>]/g, (sign) => entities[sign] ?? '')}</${name}>`;
}

function check(messageId: string, transfers: readonly Transfer[]): void {
  if (!isReference(`${messageId}-1`)) throw new OrderRefused(`No reference: ${messageId}`);
  if (transfers.length === 0) throw new OrderRefused('Nothing to transfer');
  const ids = new Set<string>();
  for (const { endToEndId, amount, name, purpose } of transfers) {
    if (!isReference(endToEndId)) throw new OrderRefused(`No reference: ${endToEndId}`);
    if (ids.has(endToEndId)) throw new OrderRefused(`Twice: ${endToEndId}`);
    ids.add(endToEndId);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxCents)
      throw new OrderRefused(`Not an amount to transfer: ${endToEndId}`);
    if (nameOf(name) === '' || sepaText(purpose, sepaLimits.purpose).text === '')
      throw new OrderRefused(`A name or purpose is missing: ${endToEndId}`);
  }
}
