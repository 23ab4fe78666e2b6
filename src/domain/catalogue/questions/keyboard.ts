import { question } from './question.ts';
import { behind } from './say.ts';

/** Layout of the keyboard. */
export const keyboard = question({
  input: { kind: 'text', max: 60, ownText: 'Andere Tastatur' },
  label: 'Tastaturlayout',
  hint: 'Deutsche Tastaturen verkaufen sich hier besser.',
  listOf: () => 'keyboard',
  askedOf: ['notebook', 'surfacePro', 'surfaceBook', 'macBook', 'macBookPro', 'notebookTablet'],
  inList: {
    words: [
      [/\b(?:tastatur|keyboard)(?:layout)?[ :-]{1,2}(?:ch|schweiz\w*|swiss)\b/, 'Schweiz (QWERTZ)'],
      [/\b(?:tastatur|keyboard)(?:layout)?[ :-]{1,2}(?:de|deutsch|german|dt)\b/, 'Deutsch (QWERTZ)'],
      [/\b(?:tastatur|keyboard)(?:layout)?[ :-]{1,2}(?:us|uk|en|englisch|english)\b/, 'Englisch (QWERTY)'],
      [/\b(ch|schweiz\w*|swiss)[ -]?(qwertz|tastatur|layout|keyboard)/, 'Schweiz (QWERTZ)'],
      [/\b(de|deutsche?|german|dt\.?)[ -]?(qwertz|tastatur|layout|keyboard)|qwertz/, 'Deutsch (QWERTZ)'],
      [/azerty/, 'Französisch (AZERTY)'],
      [/qwerty|\b(us|uk|en|englische?|english)[ -]?(tastatur|layout|keyboard)/, 'Englisch (QWERTY)'],
    ],
  },
  onSheet: /tastatur(?!-?cover)/i,
  say: behind('Tastatur'),
});
