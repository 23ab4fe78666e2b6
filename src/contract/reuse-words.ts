import type { FateOrOpen } from '#domain/reuse/reuse-report.ts';

/** What became of devices, as people read it. */
export const fateWords: Readonly<Record<FateOrOpen, string>> = {
  resold: 'weiterverkauft',
  parts: 'als Ersatzteile verwendet',
  recycled: 'stofflich verwertet',
  destroyed: 'vernichtet',
  open: 'noch nicht festgelegt',
};

/** The report's name; its files begin with it. */
export const reuseTitle = 'Was aus Ihren Geräten wurde';

/** What the weight of the report is, and what it is not. */
export const weightWords =
  'Gewicht: geschätzt nach Art der Geräte, mit Verpackung, wie wir auch Pakete und Paletten planen. Gewogen ist es nicht.';

/** What is said of units whose weight nobody can tell; empty where there are none. */
export function unweighedWords(units: number): string {
  if (units === 0) return '';
  return units === 1
    ? 'Das Gewicht von 1 Gerät kennen wir nicht; es ist nicht mitgezählt.'
    : `Das Gewicht von ${units.toLocaleString('de-DE')} Geräten kennen wir nicht; es ist nicht mitgezählt.`;
}

/** Kilograms as people read them, '1.234,5 kg'. */
export function kilogramWords(kilograms: number): string {
  return `${kilograms.toLocaleString('de-DE', { maximumFractionDigits: 1 })} kg`;
}
