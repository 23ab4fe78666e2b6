import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** The cover with keys that is attached to a tablet. */
export const keyboardCover = question({
  input: { kind: 'yesNo' },
  label: 'Tastatur-Cover dabei',
  hint: 'Das ansteckbare Cover wird mitbewertet.',
  askedOf: ['surfacePro'],
  onSheet:
    /(?:tastatur|type|keyboard)-?cover|(?:ohne|keine?) ?(?:tastatur(?!-?layout)|keyboard|cover)|(?:tastatur|keyboard|cover) ?fehlt/i,
  say: withOrWithout('Tastatur-Cover'),
});
