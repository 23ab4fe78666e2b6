import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { StatusEntry, StatusReport } from './bank-message.ts';
import { nameFindingOf } from './name-check.ts';
import { textIn } from './text-in.ts';
import { needed } from './unread-file.ts';

/**
 * What the bank answers about a file of ours (`CstmrPmtStsRpt`): about single payments, parts and the whole, in this order, since where one
 * payment is why all are refused its own reason counts for it.
 */
export function readStatusReport(element: XmlElement): StatusReport {
  const group = elementAt(element, 'OrgnlGrpInfAndSts');
  const originalMessageId = needed(textIn(group, 'OrgnlMsgId'));
  const parts = childrenOf(element, 'OrgnlPmtInfAndSts');
  return {
    kind: 'pain002',
    id: needed(textIn(element, 'GrpHdr/MsgId')),
    originalMessageId,
    entries: [
      ...parts.flatMap((part) => partOf(part, originalMessageId)),
      ...statusOf(group, 'GrpSts', { messageId: originalMessageId }),
    ],
  };
}

function partOf(part: XmlElement, messageId: string): StatusEntry[] {
  const about = { messageId, paymentInfoId: needed(textIn(part, 'OrgnlPmtInfId')) };
  const single = childrenOf(part, 'TxInfAndSts').flatMap((payment) =>
    statusOf(payment, 'TxSts', { ...about, endToEndId: needed(textIn(payment, 'OrgnlEndToEndId')) }),
  );
  return [...single, ...statusOf(part, 'PmtInfSts', about)];
}

function statusOf(element: XmlElement | undefined, name: string, about: Partial<StatusEntry>): StatusEntry[] {
  const status = textIn(element, name);
  if (status === undefined) return [];
  const reasonCode = textIn(element, 'StsRsnInf/Rsn/Cd', 'StsRsnInf/Rsn/Prtry');
  const said = { status, ...(reasonCode !== undefined && { reasonCode: reasonCode.slice(0, 35) }) };
  const bankWords = about.endToEndId === undefined || nameFindingOf(said) === undefined ? '' : wordsIn(element);
  return [{ ...about, ...said, ...(bankWords !== '' && { bankWords }) }];
}

/** Of the whole file a bank writes its advice of law there. */
function wordsIn(element: XmlElement | undefined): string {
  const lines = childrenOf(element, 'StsRsnInf').flatMap((reason) => childrenOf(reason, 'AddtlInf'));
  return lines
    .map(({ text }) => text.trim())
    .join(' ')
    .slice(0, 200);
}
