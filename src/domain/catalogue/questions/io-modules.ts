import { question } from './question.ts';
import { countedOrNone } from './say.ts';

/** I/O modules of a drive shelf. */
export const ioModules = question({
  input: { kind: 'number', minimum: 0, maximum: 16 },
  label: 'Anzahl I/O-Module',
  hint: 'Einschübe mit den SAS-Anschlüssen auf der Rückseite.',
  askedOf: ['diskStorageNoController'],
  onSheet: /i\/?o-?modul/i,
  say: countedOrNone('I/O-Modul', 'I/O-Module'),
});
