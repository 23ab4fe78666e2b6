import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Camera and microphones of a conference system that is made of several parts. */
export const roomParts = question({
  input: { kind: 'yesNo' },
  label: 'Kamera und Mikrofone vollständig',
  hint: 'Alles, was zum System gehört, auch die Kabel dazwischen.',
  askedOf: ['videoConference'],
  onSheet: /kamera|mikrofon/i,
  say: withOrWithout('Kamera und Mikrofone'),
});
