import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Model as typed by the customer where the catalogue entry names only a type. */
export const modelName = question({
  input: { kind: 'text', max: 200, suggests: 'models' },
  label: 'Hersteller und Modell',
  hint: 'Auch die Teilenummer hilft: Sie steht auf dem Etikett.',
  variants: {
    hdd: { hint: 'Auch die Teilenummer vom Etikett hilft, zum Beispiel ST16000NM001G.' },
    ram: { hint: 'Die Nummer auf dem Etikett sagt alles, zum Beispiel M393A4K40CB2-CTD.' },
    cpu: { label: 'Modell', hint: 'Mit S-Spec vom Deckel, zum Beispiel Xeon Gold 6130, SR3B9.' },
    gpu: { hint: 'Zum Beispiel NVIDIA RTX A4000 oder Tesla T4.' },
  },
  valueRelevant: true,
  askedOf: ['hdd', 'ram', 'cpu', 'mainboard', 'gpu', 'controller'],
  answeredByModel: true,
  answeredByFreetext: true,
  say: verbatim,
});
