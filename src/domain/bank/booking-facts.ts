import { electronicIban } from '#domain/values/iban.ts';
import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { BankEntry } from './bank-message.ts';
import { reasonCodeIn } from './bank-reasons.ts';
import { textIn } from './text-in.ts';

/** Our side of a statement: what is told of it is not the other side. */
export interface OwnSide {
  readonly ownIban: string;
  readonly owner: string | undefined;
}

interface Around extends Pick<BankEntry, 'isReturn' | 'direction'> {
  readonly entry: XmlElement;
  readonly own: OwnSide;
}

/** What the details of a payment tell of it: our id, the reason of a return, the other side and the purpose. */
export function bookingFactsOf(part: XmlElement, { entry, own, isReturn, direction }: Around): Partial<BankEntry> {
  const party = partyOf(part, own, { isReturn, direction });
  const purpose = [
    ...childrenOf(elementAt(part, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim()),
    ...childrenOf(elementAt(part, 'RmtInf'), 'Strd').map((one) => textIn(one, 'CdtrRefInf/Ref') ?? ''),
  ];
  const bookingText = textIn(part, 'AddtlTxInf') ?? textIn(entry, 'AddtlNtryInf');
  const reasonWords = childrenOf(elementAt(part, 'RtrInf'), 'AddtlInf').map(({ text }) => text);
  const reasonCode =
    textIn(part, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry') ??
    (isReturn ? reasonCodeIn([...reasonWords, bookingText, ...purpose].join(' ')) : undefined);
  return {
    ...textField('endToEndId', idOf(part)),
    ...textField('reasonCode', reasonCode),
    ...textField('partyName', party?.name),
    ...textField('partyIban', party?.iban),
    ...textField('purpose', purpose.filter(Boolean).join(' ') || undefined, 500),
    ...textField('bookingText', [bookingText, ...reasonWords].filter(Boolean).join(' ') || undefined),
  };
}

/** The id that the order of a payment bore; banks have words for that there is none. */
export function idOf(part: XmlElement): string | undefined {
  const id = textIn(part, 'Refs/EndToEndId');
  return id === undefined || /^(not ?(provided|available)|nonref|none)$/i.test(id) ? undefined : id;
}

/** The bank takes back what it booked by mistake. */
export function isReversed(entry: XmlElement): boolean {
  return ['true', '1'].includes(textIn(entry, 'RvslInd') ?? '');
}

/** Subfamilies of the codes of ISO 20022 for a transfer that was returned or called back. */
const returning = new Set(['RRTN', 'RPCR']);
/** In the code of a German bank: returned transfer. */
const germanReturn = /(^|\+)159(\+|$)/;
/** As banks call such a booking; whoever sends money writes these words into the purpose too, which proves nothing. */
const returnWords = /\bretour|r(ü|ue)ck(gabe|(ü|ue)berweisung)|\breturned\b|\breturn of\b/i;

/**
 * Whether a booking or a payment of it is money that comes back: by its reason, by what the bank's codes call it, or by the bank's own words.
 * Of transfers that were sent (ICDT) nothing comes in but what comes back.
 */
export function isReturned(element: XmlElement, entry: XmlElement): boolean {
  if (elementAt(element, 'RtrInf') !== undefined) return true;
  const codes = elementAt(element, 'BkTxCd');
  if (returning.has(textIn(codes, 'Domn/Fmly/SubFmlyCd') ?? '') || germanReturn.test(textIn(codes, 'Prtry/Cd') ?? ''))
    return true;
  if (textIn(entry, 'CdtDbtInd') !== 'CRDT') return false;
  const words = textIn(element, 'AddtlTxInf', 'AddtlNtryInf') ?? '';
  return textIn(codes, 'Domn/Fmly/Cd') === 'ICDT' || returnWords.test(words);
}

interface Party {
  readonly name: string | undefined;
  readonly iban: string | undefined;
}

/** The other side. Of money that comes back banks tell the payee as creditor, as in the transfer, or as debtor, who sends it now. */
function partyOf(part: XmlElement, own: OwnSide, { isReturn, direction }: Pick<BankEntry, 'isReturn' | 'direction'>) {
  const [creditor, debtor] = [sideOf(part, 'Cdtr'), sideOf(part, 'Dbtr')];
  if (!isReturn) return direction === 'debit' ? creditor : debtor;
  const others = [creditor, debtor].filter((one) => one !== undefined && !isOwn(one, own));
  return others.find((one) => one?.iban !== undefined) ?? others[0];
}

function sideOf(part: XmlElement, side: 'Cdtr' | 'Dbtr'): Party | undefined {
  const iban = textIn(part, `RltdPties/${side}Acct/Id/IBAN`);
  const name = textIn(part, `RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`);
  if (iban === undefined && name === undefined) return undefined;
  return { name, iban: iban && electronicIban(iban) };
}

function isOwn({ name, iban }: Party, { ownIban, owner }: OwnSide): boolean {
  if (iban !== undefined) return iban === ownIban;
  return name !== undefined && name.toLowerCase() === owner?.toLowerCase();
}

/** A field that is there only where something is said. */
export function textField<K extends string>(name: K, text: string | undefined, most = 200): { [N in K]?: string } {
  const field: { [N in K]?: string } = {};
  if (text !== undefined) field[name] = text.slice(0, most);
  return field;
}
