import { childrenOf, type XmlElement } from '#domain/xml/xml-element.ts';
import type { BankMessage, BankReading } from './bank-message.ts';
import { readStatement } from './read-statement.ts';
import { isAnswerToTransfers, readStatusReport } from './read-status-report.ts';
import { UnreadFile } from './unread-file.ts';

const readers: Readonly<Record<string, (document: XmlElement) => BankMessage[]>> = {
  'camt.053.001.02': statements,
  'camt.053.001.08': statements,
  'camt.054.001.02': advices,
  'camt.054.001.08': advices,
  'pain.002.001.03': reports,
  'pain.002.001.10': reports,
};

const namespace = /^urn:iso:std:iso:20022:tech:xsd:([a-z0-9.]+)$/;

/**
 * Every message of a bank's XML file, by its root and the root's namespace; a file of which anything cannot be read is not read at all,
 * nor is one about another account than ours.
 */
export function readBankFile(root: XmlElement, ownIban: string): BankReading {
  const read = readers[namespace.exec(root.namespace)?.[1] ?? ''];
  if (root.name !== 'Document' || read === undefined) return { unread: 'unknownFormat' };
  try {
    const messages = read(root);
    if (messages.length === 0) throw new UnreadFile('incomplete');
    for (const message of messages) {
      if (message.kind !== 'pain002' && message.iban !== ownIban) throw new UnreadFile('otherAccount');
    }
    return { messages };
  } catch (error) {
    if (error instanceof UnreadFile) return { unread: error.reason };
    throw error;
  }
}

function statements(document: XmlElement): BankMessage[] {
  return childrenOf(document, 'BkToCstmrStmt').flatMap((message) =>
    childrenOf(message, 'Stmt').map((one) => readStatement('camt053', one)),
  );
}

function advices(document: XmlElement): BankMessage[] {
  return childrenOf(document, 'BkToCstmrDbtCdtNtfctn').flatMap((message) =>
    childrenOf(message, 'Ntfctn').map((one) => readStatement('camt054', one)),
  );
}

function reports(document: XmlElement): BankMessage[] {
  const all = childrenOf(document, 'CstmrPmtStsRpt');
  const answers = all.filter(isAnswerToTransfers);
  if (all.length > 0 && answers.length === 0) throw new UnreadFile('otherProtocol');
  return answers.map(readStatusReport);
}
