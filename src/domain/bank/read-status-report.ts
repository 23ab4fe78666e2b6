import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { StatusEntry, StatusReport } from './bank-message.ts';
import { nameCodeOf } from './name-check.ts';
import { textIn } from './text-in.ts';
import { needed } from './unread-file.ts';

/** What banks write where they have no id. */
const none = 'NOTPROVIDED';

/**
 * What the bank answers about a file of ours (`CstmrPmtStsRpt`): about single payments, parts and the whole, in this order, since where one
 * payment is why all are refused its own reason counts for it.
 */
export function readStatusReport(element: XmlElement): StatusReport {
  const group = elementAt(element, 'OrgnlGrpInfAndSts');
  const originalMessageId = needed(textIn(group, 'OrgnlMsgId'));
  const about = { messageId: originalMessageId };
  const status = textIn(group, 'GrpSts');
  return {
    kind: 'pain002',
    id: needed(textIn(element, 'GrpHdr/MsgId')),
    originalMessageId,
    entries: [
      ...childrenOf(element, 'OrgnlPmtInfAndSts').flatMap((part) => partOf(part, about, status)),
      ...statusOf(group, status, about),
    ],
  };
}

/** Whether it answers transfers: the protocol of a transmission (HAC) is a report too, of what was sent by which means. */
export function isAnswerToTransfers(element: XmlElement): boolean {
  const answered = textIn(element, 'OrgnlGrpInfAndSts/OrgnlMsgNmId');
  return answered === undefined || /^pain\.?001/i.test(answered);
}

function partOf(part: XmlElement, file: Pick<StatusEntry, 'messageId'>, ofFile: string | undefined): StatusEntry[] {
  const paymentInfoId = idIn(part, 'OrgnlPmtInfId');
  const about = { ...file, ...(paymentInfoId !== undefined && { paymentInfoId }) };
  const status = textIn(part, 'PmtInfSts');
  const single = childrenOf(part, 'TxInfAndSts').flatMap((payment) => {
    const endToEndId = idIn(payment, 'OrgnlEndToEndId');
    const named = endToEndId === undefined ? { isUnnamed: true as const } : { endToEndId };
    return statusOf(payment, textIn(payment, 'TxSts'), { ...about, ...named }, status ?? ofFile);
  });
  return [...single, ...statusOf(part, status, about, ofFile)];
}

function idIn(element: XmlElement, name: string): string | undefined {
  const id = textIn(element, name);
  return id === none ? undefined : id;
}

/** Where only a reason is given, the state of the whole is that of its part. */
function statusOf(
  element: XmlElement | undefined,
  own: string | undefined,
  about: Partial<StatusEntry>,
  ofWhole?: string,
): StatusEntry[] {
  const given = childrenOf(element, 'StsRsnInf');
  const [reasonCode, ...otherReasons] = [...new Set(given.flatMap((reason) => codeIn(reason) ?? []))];
  const bankWords = wordsIn(given);
  if (own === undefined && reasonCode === undefined && bankWords === '') return [];
  const reasons = { ...(reasonCode !== undefined && { reasonCode }), ...(otherReasons.length > 0 && { otherReasons }) };
  const status = own ?? nameCodeOf({ status: none, ...reasons }) ?? ofWhole ?? none;
  return [{ ...about, status, ...reasons, ...(bankWords !== '' && { bankWords }) }];
}

const codeIn = (reason: XmlElement) => textIn(reason, 'Rsn/Cd', 'Rsn/Prtry')?.slice(0, 35);

/** Each as often as it is new. */
function wordsIn(given: readonly XmlElement[]): string {
  const lines = given.flatMap((reason) => childrenOf(reason, 'AddtlInf')).map(({ text }) => text.trim());
  return [...new Set(lines)].join(' ').trim().slice(0, 420);
}
