import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Of the goods themselves, where they are a drive, a memory module, a graphics card, a tablet or a phone: '128 GB'. */
export const capacity = question({
  input: { kind: 'text', max: 60, ownText: 'Andere Größe' },
  label: 'Speicherplatz',
  hint: 'Steht in den Einstellungen unter „Speicher“ oder „Info“.',
  variants: {
    hdd: { label: 'Kapazität', hint: 'Je Stück.' },
    ram: {
      label: 'Kapazität',
      hint: 'Je Modul.',
      usual: ['4 GB', '8 GB', '16 GB', '32 GB', '64 GB', '128 GB', '256 GB'],
    },
    gpu: { label: 'Grafikspeicher', hint: 'Gleiche Karten gibt es mit verschieden viel Speicher.' },
  },
  // a disk's sizes stand with the disks, a tablet's with the SSDs
  listOf: (model) => (model?.ssdDisabled ? model.hddCapacities : model?.ssdCapacities),
  valueRelevant: true,
  askedOf: ['tablet', 'iPad', 'phone', 'console', 'hdd', 'ram', 'gpu'],
  say: verbatim,
});
