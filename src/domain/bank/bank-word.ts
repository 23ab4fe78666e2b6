import { isBooking, type KeptEntry } from './bank-message.ts';
import { reasonText } from './bank-reasons.ts';
import { type WaitingReason, waitingTexts } from './match-entry.ts';
import { isNameFinding, nameCodeOf } from './name-check.ts';

/** Why the bank says what it says, in German with its code; undefined where there is nothing to give a reason for. */
export function bankReasonIn(entry: KeptEntry): string | undefined {
  if ('otherAccount' in entry) return undefined;
  const { reasonCode } = entry;
  if (isBooking(entry)) return reasonCode !== undefined || entry.isReturn ? reasonText(reasonCode) : undefined;
  const code = nameCodeOf(entry) ?? reasonCode;
  if (code !== undefined || entry.status === 'RJCT') return reasonText(code);
  return `Die Bank nennt den Stand ${entry.status}.`;
}

/** What the bank said of a payment and waits for a person, as it stands beside the payment. */
export function bankWordOf(why: WaitingReason, entry: KeptEntry): string {
  const reason = bankReasonIn(entry) ?? '';
  if (!isNameFinding(why) || !('status' in entry)) return `${waitingTexts[why]} ${reason}`.trim();
  const { bankWords } = entry;
  if (bankWords === undefined) return reason;
  return why === 'nameClose'
    ? `${reason} Die Bank kennt es unter „${bankWords}“.`
    : `${reason} Die Bank schreibt: „${bankWords}“.`;
}
