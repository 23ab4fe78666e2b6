import { childrenOf, elementAt, type XmlElement } from '#domain/xml/xml-element.ts';
import type { StatusEntry, StatusReport } from './bank-message.ts';
import { nameCodeOf, nameFindingOf } from './name-check.ts';
import { textIn } from './text-in.ts';
import { needed } from './unread-file.ts';

/** What banks write where they have no id. */
const none = 'NOTPROVIDED';

/** What is found of a name that does not fit, the worst first. */
const unfit = ['RVNM', 'RVMC', 'RVNA', 'RVNC'];
const nameCodes = [...unfit, 'RVCM', 'RCVC'];

/**
 * What the bank answers about a file of ours (`CstmrPmtStsRpt`): about single payments, parts and the whole, in this order, since where one
 * payment is why all are refused its own reason counts for it.
 */
export function readStatusReport(element: XmlElement): StatusReport {
  const group = elementAt(element, 'OrgnlGrpInfAndSts');
  const originalMessageId = needed(textIn(group, 'OrgnlMsgId'));
  const status = wholeIn(group, 'GrpSts');
  const file: Whole = { about: { messageId: originalMessageId }, status, explained: explainedIn(group) };
  return {
    kind: 'pain002',
    id: needed(textIn(element, 'GrpHdr/MsgId')),
    originalMessageId,
    entries: [
      ...childrenOf(element, 'OrgnlPmtInfAndSts').flatMap((part) => partOf(part, file)),
      ...statusOf(group, status, { about: file.about, explained: file.explained }),
    ],
  };
}

/** Whether it answers transfers: the protocol of a transmission (HAC) is a report too, of what was sent by which means. */
export function isAnswerToTransfers(element: XmlElement): boolean {
  const answered = textIn(element, 'OrgnlGrpInfAndSts/OrgnlMsgNmId');
  return answered === undefined || /^pain\.?001/i.test(answered);
}

/** What holds for everything in a file or a part of it. */
interface Whole {
  readonly about: Partial<StatusEntry>;
  readonly explained: Explained;
  readonly status?: string | undefined;
}

function partOf(part: XmlElement, file: Whole): StatusEntry[] {
  const paymentInfoId = idIn(part, 'OrgnlPmtInfId');
  const about = { ...file.about, ...(paymentInfoId !== undefined && { paymentInfoId }) };
  const explained = new Map([...file.explained, ...explainedIn(part)]);
  const status = wholeIn(part, 'PmtInfSts');
  const single = childrenOf(part, 'TxInfAndSts').flatMap((payment) => {
    const endToEndId = idIn(payment, 'OrgnlEndToEndId');
    const named = endToEndId === undefined ? { isUnnamed: true as const } : { endToEndId };
    const whole = { about: { ...about, ...named }, explained, status: status ?? file.status };
    return statusOf(payment, textIn(payment, 'TxSts'), whole);
  });
  return [...single, ...statusOf(part, status, { about, explained, status: file.status })];
}

/**
 * The state of a file or a part of it. Of names banks write one that stands for all of them, some always the same: what they count tells which
 * fits least.
 */
function wholeIn(element: XmlElement | undefined, name: string): string | undefined {
  const said = textIn(element, name);
  if (said === undefined || !nameCodes.includes(said)) return said;
  const counted = childrenOf(element, 'NbOfTxsPerSts')
    .filter((one) => Number(textIn(one, 'DtldNbOfTxs')) > 0)
    .map((one) => textIn(one, 'DtldSts'));
  return unfit.find((code) => counted.includes(code)) ?? said;
}

function idIn(element: XmlElement, name: string): string | undefined {
  const id = textIn(element, name);
  return id === none ? undefined : id;
}

/** Where only a reason is given, the state of the whole is that of its part. */
function statusOf(element: XmlElement | undefined, own: string | undefined, whole: Whole): StatusEntry[] {
  const given = childrenOf(element, 'StsRsnInf');
  const [reasonCode, ...otherReasons] = [...new Set(given.flatMap((reason) => codeIn(reason) ?? []))];
  const lines = linesIn(element);
  if (own === undefined && reasonCode === undefined && lines.length === 0) return [];
  const reasons = { ...(reasonCode !== undefined && { reasonCode }), ...(otherReasons.length > 0 && { otherReasons }) };
  const status = own ?? nameCodeOf({ status: none, ...reasons }) ?? whole.status ?? none;
  const ownWords = [...new Set(lines.filter((line) => !explaining.test(line)))].join(' ');
  const bankWords = (ownWords || explanationOf({ status, ...reasons }, whole.explained)).trim().slice(0, 420);
  return [{ ...whole.about, status, ...reasons, ...(bankWords !== '' && { bankWords }) }];
}

const codeIn = (reason: XmlElement) => textIn(reason, 'Rsn/Cd', 'Rsn/Prtry')?.slice(0, 35);

const linesIn = (element: XmlElement | undefined) =>
  childrenOf(element, 'StsRsnInf')
    .flatMap((reason) => childrenOf(reason, 'AddtlInf'))
    .map(({ text }) => text.trim());

/** What each code about names means, in the words of the bank. */
type Explained = ReadonlyMap<string, string>;

/** German banks explain all of these codes in each report, whether they give them or not, and write the code before each line. */
const explaining = new RegExp(`^(${nameCodes.join('|')}) +(.+)$`);

function explainedIn(element: XmlElement | undefined): Explained {
  const explained = new Map<string, string>();
  for (const line of linesIn(element)) {
    const [, code, words = ''] = explaining.exec(line) ?? [];
    if (code !== undefined) explained.set(code, continued(explained.get(code), words));
  }
  return explained;
}

/** Lines are of a fixed length, and words are parted at their ends. */
function continued(before: string | undefined, words: string): string {
  if (before === undefined) return words;
  return /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(words) ? before.slice(0, -1) + words : `${before} ${words}`;
}

/** Of a name that is nearly the same the words are the name itself: no explanation stands in for it. */
function explanationOf(entry: StatusEntry, explained: Explained): string {
  const code = nameCodeOf(entry);
  return (code === undefined || nameFindingOf(entry) === 'nameClose' ? undefined : explained.get(code)) ?? '';
}
