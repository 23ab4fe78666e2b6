import { numberText } from '#domain/values/number-text.ts';
import { question } from './question.ts';

/** Hours for which the lamp or laser of a projector has run. */
export const lampHours = question({
  input: { kind: 'number', minimum: 0, maximum: 100_000 },
  label: 'Lampenstunden',
  hint: 'Im Menü unter „Info“; bei Lasergeräten die Betriebsstunden.',
  askedOf: ['projector'],
  inList: {
    column: 'condition',
    headers: 'lampenstunden lamphours lampenlaufzeit',
    figures: /(?:lampenstunden|lampenlaufzeit|lamp hours)[: ]*(\d{1,6})\b|\b(\d{1,6}) lampenstunden/,
  },
  onSheet: /lampe/i,
  lowersPrice: () => false,
  say: (hours) => `${numberText(hours)} Lampenstunden`,
});
