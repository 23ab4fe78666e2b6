import { isBooking, type KeptEntry, type StatusEntry } from './bank-message.ts';
import { bankReasonText, tellingReasonOf } from './bank-reasons.ts';
import { type EntryWaitingReason, waitingTexts } from './match-entry.ts';
import { isNameFinding, nameCodeOf } from './name-check.ts';

/** By which code it goes on: what is said of the name, else of the account, else the first. */
export function reasonCodeOf(entry: KeptEntry): string | undefined {
  if ('otherAccount' in entry) return undefined;
  return isBooking(entry) ? entry.reasonCode : (nameCodeOf(entry) ?? tellingReasonOf(codesOf(entry)));
}

const codesOf = ({ reasonCode, otherReasons = [] }: StatusEntry) =>
  reasonCode === undefined ? [] : [reasonCode, ...otherReasons];

/** Why the bank says what it says, in German with every code; undefined where there is nothing to give a reason for. */
export function bankReasonIn(entry: KeptEntry): string | undefined {
  if ('otherAccount' in entry) return undefined;
  const { reasonCode } = entry;
  if (isBooking(entry)) return reasonCode !== undefined || entry.isReturn ? bankReasonText(reasonCode) : undefined;
  const [first, ...others] = new Set([nameCodeOf(entry), ...codesOf(entry)].filter((code) => code !== undefined));
  if (first !== undefined || entry.status === 'RJCT') return [first, ...others].map(bankReasonText).join(' ');
  return `Die Bank nennt den Stand ${entry.status}.`;
}

/** The same with its own words, as it is kept with a payment that it refuses. */
export function bankRefusalText(entry: StatusEntry): string {
  return [bankReasonIn(entry), quoted(entry)].filter(Boolean).join(' ');
}

const quoted = ({ bankWords }: StatusEntry) => (bankWords === undefined ? '' : `Die Bank schreibt: „${bankWords}“.`);

/** What the bank said of a payment and waits for a person, as it stands beside the payment. */
export function bankWordOf(why: EntryWaitingReason, entry: KeptEntry): string {
  const reason = bankReasonIn(entry) ?? '';
  if (!('status' in entry)) return `${waitingTexts[why]} ${reason}`.trim();
  if (!isNameFinding(why)) return [waitingTexts[why], reason, quoted(entry)].filter(Boolean).join(' ');
  const { bankWords } = entry;
  if (bankWords !== undefined && why === 'nameClose') return `${reason} Die Bank kennt es unter „${bankWords}“.`;
  return [reason, quoted(entry)].filter(Boolean).join(' ');
}
