import { question } from './question.ts';
import { verbatim } from './say.ts';

/** How a drive or a tape library is connected. */
export const interfaceOfDrives = question({
  input: { kind: 'text', max: 60 },
  label: 'Anschluss',
  hint: 'Steht auf dem Etikett.',
  variants: {
    hdd: { usual: ['SATA', 'SAS 6 Gbit/s', 'SAS 12 Gbit/s', 'NVMe', 'Fibre Channel'] },
    tapeLibrary: {
      label: 'Anschluss der Bandlaufwerke',
      hint: 'Steht auf der Rückseite der Laufwerke.',
      usual: ['SAS', 'Fibre Channel'],
    },
  },
  askedOf: ['tapeLibrary', 'hdd'],
  answeredByModel: ['hdd'],
  say: verbatim,
  saidAfter: 'formFactor',
});
