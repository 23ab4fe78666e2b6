import { spellingsOf } from '../deduction-name.ts';
import { question } from './question.ts';

const said = {
  full: 'Toner oder Tinte gut gefüllt',
  low: 'Toner oder Tinte fast leer',
  missing: 'ohne Toner oder Tinte',
} as const;

const lacking = /ohne|kein|fehl/i;

/** Toner or ink in a printer. */
export const toner = question({
  input: {
    kind: 'choice',
    labels: { full: 'mindestens halb voll', low: 'fast leer', missing: 'nicht dabei' },
  },
  label: 'Toner oder Tinte',
  hint: 'Bei Farbgeräten zählt die leerste Farbe. Nehmen Sie Resttonerbehälter vor dem Versand heraus.',
  askedOf: ['printer'],
  inList: {
    words: [
      [
        /\b(ohne|kein\w*|fehlt|no|without)\b[^,;.]{0,10}\b(toner|tinte|patronen?)|\b(toner|tinte)[^,;.]{0,4}(fehlt|fehlen|missing)/,
        'missing',
      ],
      [/\b(toner|tinte|patronen?)[^,;.]{0,12}(leer|niedrig|low|empty)/, 'low'],
      [/\b(toner|tinte|patronen?)[^,;.]{0,12}(voll|neu|gefuellt|full|new)|(voller|neuer) toner/, 'full'],
    ],
  },
  onSheet: /toner|tinte|patrone|kartusche/i,
  lowersPrice: (answer) => answer !== 'full',
  // What is nearly empty is there.
  takesOff: (answer, deduction) => answer !== 'low' || !spellingsOf(deduction).some((one) => lacking.test(one)),
  say: (answer) => said[answer],
});
