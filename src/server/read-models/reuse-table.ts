import {
  avoidedAmount,
  avoidedMethod,
  avoidedScope,
  avoidedSource,
  avoidedTitle,
  fateWords,
  footprintWords,
  unweighedWords,
  weightWords,
} from '#contract/devices/reuse-words.ts';
import { toTwoDigits } from '#domain/reuse/avoided.ts';
import { footprints } from '#domain/reuse/footprints.ts';
import {
  type FateOrOpen,
  fatesOrOpen,
  type ReuseReport,
  type ReuseRow,
  toHundredGrams,
} from '#domain/reuse/reuse-report.ts';
import type { Table, TableCell } from '#server/tables/table.ts';

/** What became of the devices as two sheets: each position with its units, and what the figures are. */
export function reuseTables(report: ReuseReport): readonly Table[] {
  return [positions(report), { name: 'Erläuterung', rows: explanation(report).map((text) => [text]) }];
}

function explanation({ avoided, total }: ReuseReport): string[] {
  return [
    ...[weightWords, unweighedWords(total.unweighed)],
    ...[avoidedTitle, avoidedAmount(avoided) ?? '', avoidedScope(avoided)],
    ...(avoided.kinds.length > 0 ? [...avoided.kinds.map(footprintWords), avoidedMethod, avoidedSource] : []),
  ].filter((text) => text !== '');
}

function positions({ rows, sums, total, avoided }: ReuseReport): Table {
  return {
    name: 'Geräte',
    rows: [
      [
        'Position',
        'Gerät',
        'Inventarnummern',
        'Standort',
        'Angekommen',
        ...fatesOrOpen.map(headOf),
        'kg je Gerät',
        'kg',
        'kg CO₂e vermieden, höchstens',
      ],
      ...rows.map((row) => [
        row.position,
        row.item.title,
        (row.item.inventoryNumbers ?? []).slice(0, numbersInACell).join(', '),
        row.item.site,
        row.quantity,
        ...fatesOrOpen.map((fate) => row.units[fate]),
        row.weight,
        kilogramsOf(row),
        avoidedIn(row),
      ]),
      [
        '',
        'Summe',
        '',
        '',
        total.units,
        ...fatesOrOpen.map((fate) => sums[fate].units),
        '',
        total.kilograms,
        avoided.kilograms,
      ],
      ['', 'Summe kg', '', '', total.kilograms, ...fatesOrOpen.map((fate) => sums[fate].kilograms)],
    ],
  };
}

/** So many numbers of up to 100 characters fit into one cell of a spreadsheet; all of them stand in the list of the result. */
const numbersInACell = 300;

function headOf(fate: FateOrOpen): string {
  const words = fateWords[fate];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function avoidedIn({ units, footprint }: ReuseRow): TableCell {
  if (footprint === undefined || units.resold === 0) return undefined;
  return toTwoDigits(units.resold * footprints[footprint].kilograms);
}

function kilogramsOf({ quantity, weight }: ReuseRow): TableCell {
  return weight === undefined ? undefined : toHundredGrams(quantity * weight);
}
