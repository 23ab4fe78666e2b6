import { computers } from '../goods-class.ts';
import { question } from './question.ts';

/** Also as people type it: prices compare answers without capitals and blanks. */
const isNone = (memory: string) => /^0\s*(gb|mb)?$/i.test(memory.trim());

/** All memory of one unit, with unit: '256 GB'. */
export const ram = question({
  input: { kind: 'text', max: 60, ownText: 'Andere Größe' },
  label: 'Arbeitsspeicher',
  hint: 'Alle Module eines Geräts zusammen.',
  listOf: (model) => model?.optionsRam,
  valueRelevant: true,
  askedOf: computers,
  inList: {
    column: 'ram',
    headers: 'ram arbeitsspeicher ramgb hauptspeicher rammb memorygb arbeitsspeichergb speicherram ramgroesse',
    stem: /arbeitsspeicher|^ram/,
  },
  onSheet:
    /arbeitsspeicher|speicher(?:modul|riegel)|(?:ohne|kein) ?speicher\b|(?:\b|ohne|keine?)(?:ram|dimms?|speicher)(?:\b|fehl)/i,
  lowersPrice: isNone,
  say: (memory) => (isNone(memory) ? 'ohne Arbeitsspeicher' : memory || undefined),
});
