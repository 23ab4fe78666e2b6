import type { MissingAnswer, MissingReason } from '#domain/units/missing-answers.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';

/** The seller's answers to choose from. */
export const missingReasonWords: Readonly<Record<MissingReason, string>> = {
  comesLater: 'Liegt noch hier, kommt nach',
  inOtherParcel: 'War in einem anderen Paket',
  pickedUp: 'Wurde bereits abgeholt',
  other: 'Etwas anderes',
};

/** An answer in a line: 'Liegt noch hier, kommt nach: ab Donnerstag, 10. Dezember 2026'. */
export function missingAnswerText({ reason, day, text }: Pick<MissingAnswer, 'reason' | 'day' | 'text'>): string {
  const said =
    day === undefined ? missingReasonWords[reason] : `${missingReasonWords[reason]}: ab ${formatDayInFull(day)}`;
  return text === undefined ? said : `${said}. ${text}`;
}
