import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { BankMessage, BankReading } from './bank-message.ts';
import { readStatement } from './read-statement.ts';
import { isAnswerToTransfers, readStatusReport } from './read-status-report.ts';
import { readAt, UnreadFile } from './unread-file.ts';

type Reader = (document: XmlElement, ownIbans: readonly string[]) => BankMessage[];

/** By the names of ISO 20022; the versions of statements differ in places that are all looked at. */
const readers: readonly (readonly [name: RegExp, read: Reader])[] = [
  [/^camt\.053\.001\.(0[2-9]|1[0-4])$/, statements],
  [/^camt\.054\.001\.(0[2-9]|1[0-4])$/, advices],
  [/^pain\.002\.001\.(0[3-9]|1[0-4])$/, reports],
];

const namespace = /^urn:iso:std:iso:20022:tech:xsd:([a-z0-9.]+)$/;

/**
 * Every message of a bank's XML file, by its root and the root's namespace; a file of which anything cannot be read is not read at all. A
 * statement of another account than ours lies beside those of ours, and refuses the file where it holds nothing else.
 */
export function readBankFile(root: XmlElement, ownIbans: readonly string[]): BankReading {
  const name = namespace.exec(root.namespace)?.[1] ?? '';
  const read = readers.find(([known]) => known.test(name))?.[1];
  if (root.name !== 'Document' || read === undefined)
    return { unread: 'unknownFormat', ...(name !== '' && { place: name }) };
  try {
    const messages = read(root, ownIbans);
    if (messages.length === 0) throw new UnreadFile('incomplete', name);
    const other = messages.find((message) => 'otherAccount' in message);
    if (other && messages.every((message) => 'otherAccount' in message))
      throw new UnreadFile('otherAccount', other.otherAccount);
    return { messages };
  } catch (error) {
    if (error instanceof UnreadFile)
      return { unread: error.reason, ...(error.place.length > 0 && { place: error.place.join(', ') }) };
    throw error;
  }
}

function statements(document: XmlElement, ownIbans: readonly string[]): BankMessage[] {
  return statementsOf(document, ownIbans, { kind: 'camt053', message: 'BkToCstmrStmt', part: 'Stmt', word: 'Auszug' });
}

function advices(document: XmlElement, ownIbans: readonly string[]): BankMessage[] {
  const names = { message: 'BkToCstmrDbtCdtNtfctn', part: 'Ntfctn', word: 'Anzeige' };
  return statementsOf(document, ownIbans, { kind: 'camt054', ...names });
}

interface Names {
  readonly kind: 'camt053' | 'camt054';
  readonly message: string;
  readonly part: string;
  readonly word: string;
}

function statementsOf(
  document: XmlElement,
  ownIbans: readonly string[],
  { kind, message, part, word }: Names,
): BankMessage[] {
  return childrenOf(document, message).flatMap((one) => {
    const pages = elementAt(one, 'GrpHdr', 'MsgPgntn');
    return childrenOf(one, part).map((statement, at) =>
      readAt(`${word} ${at + 1}`, () => readStatement(kind, statement, { ownIbans, pages })),
    );
  });
}

function reports(document: XmlElement): BankMessage[] {
  const all = childrenOf(document, 'CstmrPmtStsRpt');
  const answers = all.filter(isAnswerToTransfers);
  if (all.length > 0 && answers.length === 0) throw new UnreadFile('otherProtocol');
  return answers.map(readStatusReport);
}
