import { partWords } from './part-words.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** What a projector or a conference system is operated with. */
export const remoteControl = question({
  input: { kind: 'yesNo' },
  label: 'Fernbedienung dabei',
  hint: 'Viele Funktionen lassen sich nur mit ihr einstellen.',
  variants: {
    videoConference: {
      label: 'Fernbedienung oder Bedienpanel dabei',
      hint: 'Das, womit das System gesteuert wird, zum Beispiel Touch 10 oder TC8.',
    },
  },
  askedOf: ['videoConference', 'projector'],
  inList: { words: partWords('fernbedienung|bedienpanel|remote(?: control)?') },
  onSheet: /fernbedienung|bedien-?(?:panel|teil)|touch-?panel|(?:\b|ohne)remote/i,
  say: withOrWithout('Fernbedienung'),
});
