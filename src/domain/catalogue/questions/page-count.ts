import { numberText } from '#domain/values/number-text.ts';
import { question } from './question.ts';

/** Pages that a printer has printed or a scanner has read. */
export const pageCount = question({
  input: { kind: 'number', minimum: 0, maximum: 50_000_000 },
  label: 'Zählerstand',
  hint: 'Gedruckte Seiten insgesamt: am Gerät unter „Status“ oder auf der Statusseite.',
  variants: { scanner: { hint: 'Gescannte Blätter insgesamt: im Programm des Scanners unter „Wartung“.' } },
  askedOf: ['printer', 'scanner'],
  inList: {
    column: 'condition',
    headers: 'zaehlerstand seitenzaehler zaehler pagecount seitenzahl druckseiten gedruckteseiten',
    figures: /(?:zaehlerstand|seitenzaehler|zaehler|page ?count)[: ]*(\d{1,8})(?![\d.])/,
  },
  onSheet: /seitenzahl|seiten ?gedruckt/i,
  lowersPrice: () => false,
  say: (pages) => `${numberText(pages)} Seiten`,
});
