import type { StatusEntry } from './bank-message.ts';

/** What a bank finds when it compares name and account of a payment (Verification of Payee), as the reason why that waits for a person. */
export const nameFindings = ['nameDiffers', 'nameClose', 'nameUnchecked'] as const;
export type NameFinding = (typeof nameFindings)[number];

/** By the codes of ISO 20022, which banks write as the state of a payment in a report of its own, or as the reason of another state. */
const findings: Readonly<Record<string, NameFinding>> = {
  RVNM: 'nameDiffers',
  RVMC: 'nameClose',
  RVNA: 'nameUnchecked',
  RVNC: 'nameUnchecked',
  // Of the whole file: some of its names do not fit.
  RVCM: 'nameDiffers',
};

/** The code of such a finding in an answer; undefined where it has none, or the name fits (RCVC). */
export function nameCodeOf({ status, reasonCode, otherReasons = [] }: StatusEntry): string | undefined {
  return [status, reasonCode, ...otherReasons].find((code) => code !== undefined && Object.hasOwn(findings, code));
}

/** What the bank says of the name in an answer about a payment. */
export function nameFindingOf(entry: StatusEntry): NameFinding | undefined {
  const code = nameCodeOf(entry);
  return code === undefined ? undefined : findings[code];
}

/** What somebody does about it, in the words of the acts that stand beside the payment in the statements. */
export const nameAdvice: Readonly<Record<NameFinding, string>> = {
  nameDiffers:
    'Fragen Sie den Verkäufer nach dem Konto („Nicht so zahlen“). Nur wenn Sie sicher wissen, dass es seines ist, zahlen Sie mit einem Grund trotzdem.',
  nameClose:
    'Ist es erkennbar derselbe Name, zahlen Sie mit einem Grund trotzdem. Sonst lassen Sie ihn vom Verkäufer berichtigen („Nicht so zahlen“).',
  nameUnchecked:
    'Vergleichen Sie Name und Konto mit dem, was Sie vom Verkäufer haben. Stimmen sie, zahlen Sie mit einem Grund trotzdem, sonst fragen Sie ihn („Nicht so zahlen“).',
};

/** Whether an entry waits since the bank doubts a name. */
export function isNameFinding(why: string): why is NameFinding {
  return nameFindings.some((finding) => finding === why);
}
