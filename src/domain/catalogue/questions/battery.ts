import { spellingsOf } from '../deduction-name.ts';
import { portables } from '../goods-class.ts';
import { type AnswerIn, question } from './question.ts';

const said = {
  good: 'Akku in Ordnung',
  weak: 'Akku schwach',
  swollen: 'Akku aufgebläht',
  missing: 'ohne Akku',
} as const;

const lackingOrSwollen = /(ohne|kein) ?(akku|batterie)|(akku|batterie)n?s? ?fehl|bläht/i;

/** State of a built-in battery as its owner can judge it. */
export const battery = question({
  input: {
    kind: 'choice',
    labels: { good: 'in Ordnung', weak: 'schwach', swollen: 'aufgebläht', missing: 'fehlt' },
  },
  label: 'Akku',
  hint: 'Aufgeblähte Akkus dürfen nicht ins Paket.',
  askedOf: [...portables, 'notebookTablet', 'phone'],
  inList: {
    words: [
      [/(akkus?|batter\w*)[^,;.]{0,20}(aufgeblaeht|gewoelbt|swollen|dick)|aufgeblaeht\w*[^,;.]{0,10}akku/, 'swollen'],
      [
        /\b(ohne|kein|fehlt|no|without)\b[^,;.]{0,8}(akku|batter)|(akkus?|batter\w*)[^,;.]{0,6}(fehlt|fehlen|missing)/,
        'missing',
      ],
      [
        /(akkus?|batter\w*)[^,;.]{0,15}(schwach|defekt|alt|kaputt|tot|verschlissen|weak|dead|faulty|leer)|(schwacher|defekter|alter) akku|akkudefekt|akkuschwaeche/,
        'weak',
      ],
      [
        /(akkus?|batter\w*)[^,;.]{0,15}(neu|gut|ok|i\. ?o|getauscht|ersetzt|new|good|top)|(neuer|guter) akku|(new|good) battery/,
        'good',
      ],
    ],
  },
  onSheet: /akku|accu|batterie|battery|kapazität ?(?:unter|von) ?\d+ ?%/i,
  lowersPrice: (answer) => answer !== 'good',
  // A weak battery is there, and flat.
  takesOff: (answer, deduction) =>
    answer !== 'weak' || !spellingsOf(deduction).some((one) => lackingOrSwollen.test(one)),
  say: (answer) => said[answer],
});
export type BatteryState = AnswerIn<typeof battery.input>;
