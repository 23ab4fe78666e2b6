import { networkDevices } from '../goods-class.ts';
import { question } from './question.ts';

/** It runs and warns. */
export const reportsErrors = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Meldet Fehler',
  hint: 'Warnleuchte, Meldung beim Start oder im Protokoll.',
  askedOf: [
    'server',
    'serverRack',
    'serverBlade',
    'serverStandalone',
    'storage',
    'diskStorage',
    'diskStorageNoController',
    'tapeLibrary',
    'ups',
    ...networkDevices,
  ],
  onSheet: /meldet.*fehler|fehlermeldung|selbsttest/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'meldet Fehler' : 'meldet keine Fehler'),
});
