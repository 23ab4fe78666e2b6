import { partWords } from './part-words.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Rails for the rack. */
export const rails = question({
  input: { kind: 'yesNo' },
  label: 'Einbauschienen dabei',
  hint: 'Fehlende Schienen müssen wir nachkaufen.',
  askedOf: [
    'serverRack',
    'tapeLibrary',
    'diskStorage',
    'diskStorageNoController',
    'sanSwitch',
    'server',
    'storage',
    'ups',
  ],
  inList: { words: partWords('schienen(?:satz)?|rails?|rack ?kit|railkit') },
  onSheet: /schiene|einbau-?(?:set|satz|kit|material)|rack-?mount|(?:\b|ohne|kein)rails?(?:\b|kit|fehl)/i,
  say: withOrWithout('Einbauschienen'),
});
