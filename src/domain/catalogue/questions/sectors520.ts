import { question } from './question.ts';

/** Whether a drive is formatted with sectors of 520 bytes. */
export const sectors520 = question({
  input: { kind: 'yesNo' },
  label: '520-Byte-Sektoren',
  hint: 'Üblich in Speichersystemen von NetApp und EMC. Wir müssen sie umformatieren.',
  askedOf: ['hdd'],
  onSheet: /520/,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? '520-Byte-Sektoren' : '512-Byte-Sektoren'),
  saidAfter: 'tray',
});
