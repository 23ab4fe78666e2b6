import { question } from './question.ts';

/** ES and QS samples are not bought: never true. */
export const engineeringSample = question({
  input: {
    kind: 'yesNo',
    refused: { answer: true, reason: 'Muster (ES, QS) kaufen wir nicht an: Sie gehören dem Hersteller.' },
  },
  label: 'Muster (ES oder QS)',
  hint: 'Auf Mustern steht „Confidential“ statt der Modellnummer.',
  askedOf: ['cpu'],
  onSheet: /muster|engineering/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'Muster (ES/QS)' : 'kein Muster (ES/QS)'),
});
