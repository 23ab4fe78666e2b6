import { question } from './question.ts';
import { countedOrNone } from './say.ts';

const tapeDrives = countedOrNone('Bandlaufwerk', 'Bandlaufwerke');

/** Tape drives in one unit; said with their generation where that is known. */
export const tapeDriveCount = question({
  input: { kind: 'number', minimum: 0, maximum: 64 },
  label: 'Anzahl Bandlaufwerke',
  hint: 'Eingebaute Laufwerke je Gerät.',
  valueRelevant: true,
  askedOf: ['tapeLibrary'],
  onSheet: /bandlaufwerk|tape-?drive/i,
  say: (count, { tapeDrive }) => (count === 0 || tapeDrive === undefined ? tapeDrives(count) : undefined),
});
