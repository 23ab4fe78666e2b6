import { computers, networkDevices } from '../goods-class.ts';
import { question } from './question.ts';

/** A password that nobody knows any more. */
export const passwordLocked = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Gesperrt, Passwort unbekannt',
  hint: 'Im BIOS, im Konto oder in der Verwaltung.',
  askedOf: [...computers, ...networkDevices, 'tablet', 'iPad', 'phone', 'storage', 'diskStorage'],
  inList: {
    words: [
      [
        /(?<!\b(?:kein|keine|keinen|ohne|nicht|no) )\bbios[- ]?pass?wor[td]\b(?! (?:ist )?(?:bekannt|entfernt|geloescht|entsperrt|aufgehoben|keines?)|:? nein)|(?<!\bnicht |sim[- ]?|netz[- ]?)\bgesperrt\b/,
        true,
      ],
    ],
  },
  onSheet: /passwor|gesperrt/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'mit unbekanntem Passwort gesperrt' : 'nicht gesperrt'),
});
