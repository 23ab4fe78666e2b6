import { question } from './question.ts';

/** Generation of the tape drives: 'LTO-7'. */
export const tapeDrive = question({
  input: { kind: 'text', max: 60 },
  label: 'Bandlaufwerk',
  hint: 'Die LTO-Generation steht vorn am Laufwerk.',
  listOf: () => 'tapeDrive.lto',
  valueRelevant: true,
  askedOf: ['tapeLibrary', 'storage'],
  say: (drive, { tapeDriveCount }) =>
    tapeDriveCount === 0
      ? undefined
      : typeof tapeDriveCount === 'number'
        ? `${tapeDriveCount} × ${drive}-Laufwerk`
        : drive || undefined,
});
