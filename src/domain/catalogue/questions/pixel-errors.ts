import { question } from './question.ts';

/** Dead pixels or scratches in the picture. */
export const pixelErrors = question({
  input: { kind: 'yesNo' },
  label: 'Pixelfehler oder Kratzer im Bild',
  hint: 'Auf weißem und auf schwarzem Bild zu sehen.',
  variants: {
    projector: { label: 'Pixelfehler oder Flecken im Bild', hint: 'Staub auf der Optik zeigt sich als heller Fleck.' },
  },
  askedOf: ['monitor', 'projector'],
  onSheet:
    /pixel|im ?bild|(?:bild|display|panel)-?fehler|eingebrannt|lichth[oö]f|fleck|(?:kratzer|druckstellen?|streifen) ?(?:im|auf ?dem|am) ?(?:display|bildschirm|panel)/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'mit Pixelfehlern' : 'ohne Pixelfehler'),
});
