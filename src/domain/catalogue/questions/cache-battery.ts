import { question } from './question.ts';

/** Battery or capacitor of a RAID controller's cache. */
export const cacheBattery = question({
  input: { kind: 'yesNo' },
  label: 'Akku oder Kondensator des Cache dabei',
  hint: 'Ohne ihn schreibt ein RAID-Controller langsamer.',
  askedOf: ['controller'],
  onSheet: /cache|kondensator|super-?cap|akku|batterie|(?:\b|ohne|kein)(?:bbu|[fb]bwc)(?:\b|fehl)/i,
  say: (answer) => (answer ? 'Cache-Akku vorhanden' : 'ohne Cache-Akku'),
});
