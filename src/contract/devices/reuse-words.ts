import { type Avoided, toTwoDigits } from '#domain/reuse/avoided.ts';
import { type FootprintKind, footprintSource, footprints } from '#domain/reuse/footprints.ts';
import type { FateOrOpen } from '#domain/reuse/reuse-report.ts';
import { numberText } from '#domain/values/number-text.ts';

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
    : `Das Gewicht von ${numberText(units)} Geräten kennen wir nicht; es ist nicht mitgezählt.`;
}

/** Kilograms as people read them, '1.234,5 kg'. */
export function kilogramWords(kilograms: number): string {
  return `${numberText(kilograms, 1)} kg`;
}

/** The heading of what selling on has avoided. */
export const avoidedTitle = 'Vermiedene Emissionen';

/** 'höchstens etwa 2.700 kg CO₂e'; undefined where there is no figure. */
export function avoidedAmount({ kilograms }: Pick<Avoided, 'kilograms'>): string | undefined {
  return kilograms === undefined ? undefined : `höchstens etwa ${numberText(kilograms)} kg CO₂e`;
}

/** Of how many devices the figure is, and of how many nothing is said; one sentence where there is no figure at all. */
export function avoidedScope({ kilograms, kinds, without }: Avoided): string {
  const units = kinds.reduce((sum, kind) => sum + kind.units, 0);
  const unknown = 'gibt es keine veröffentlichte Angabe, die wir verwenden';
  if (kilograms === undefined)
    return without === 0
      ? 'Noch ist kein weiterverkauftes Gerät festgehalten. Deshalb steht hier keine Zahl.'
      : `Für diese weiterverkauften Geräte ${unknown}. Deshalb steht hier keine Zahl.`;
  const known = `Durch den Weiterverkauf von ${units === 1 ? '1 Gerät' : `${numberText(units)} Geräten`}.`;
  return without === 0 ? known : `${known} Für ${numberText(without)} weitere ${unknown}.`;
}

/** How the figure comes about, and why it is an upper bound. */
export const avoidedMethod =
  'So ist gerechnet: Jedes weiterverkaufte Gerät ersetzt ein neues seiner Art und damit dessen Herstellung. Wie oft das so ist, wissen wir nicht; deshalb ist die Zahl eine Obergrenze. Aufbereitung und Transport sind nicht abgezogen. Ersatzteile, Verwertung und Vernichtung zählen nicht.';

/** Where the figures are from, with the source's own warning. */
export const avoidedSource = `Quelle: ${footprintSource.name} (${footprintSource.address}, ${footprintSource.file}, Fassung ${footprintSource.commit}, Datensätze bis 2. Juni 2022, Lizenz ${footprintSource.licence}). Verwendet sind die Datensätze von ${footprintSource.makers}, die den Anteil der Herstellung nennen: je Art der Median aus Gesamtbilanz mal diesem Anteil. Die Werte stammen von den Herstellern. Boavizta nennt sie Größenordnungen und rät von genauen Berechnungen damit ab.`;

const kindNames: Readonly<Record<FootprintKind, string>> = {
  notebook: 'Notebook',
  pc: 'PC',
  allInOne: 'All-in-One-PC',
  workstation: 'Workstation',
  monitor: 'Monitor',
  server: 'Server',
  blade: 'Blade-Server',
  phone: 'Smartphone',
};

/** '4 × Notebook: Herstellung je etwa 240 kg CO₂e (150 Datensätze)' */
export function footprintWords({ kind, units }: Avoided['kinds'][number]): string {
  const { kilograms, records } = footprints[kind];
  return `${numberText(units)} × ${kindNames[kind]}: Herstellung je etwa ${numberText(toTwoDigits(kilograms))} kg CO₂e (${records} Datensätze)`;
}
