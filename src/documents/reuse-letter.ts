import {
  avoidedAmount,
  avoidedMethod,
  avoidedScope,
  avoidedSource,
  avoidedTitle,
  fateWords,
  footprintWords,
  kilogramWords,
  reuseTitle,
  unweighedWords,
  weightWords,
} from '#contract/devices/reuse-words.ts';
import { fatesOrOpen, type ReuseReport, type ReuseRow } from '#domain/reuse/reuse-report.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Block, Cell, Column, Letter } from './letter.ts';
import { dayText, facts, goodsNotes, unnumberedFrame } from './letter-frame.ts';
import { paperGoodsOf, type UnnumberedSource, unnumberedHead } from './source.ts';

/** What became of the devices of a sale, for the file: in all, what the figures are, and position by position. */
export function reuseLetter(source: UnnumberedSource, report: ReuseReport): Letter {
  const { recordedAt } = report;
  return unnumberedFrame(unnumberedHead(source), reuseTitle, [
    {
      type: 'paragraph',
      text:
        recordedAt === undefined
          ? 'Was aus den Geräten wurde, ist noch nicht festgelegt.'
          : 'Hier steht, was wir mit den Geräten getan haben, die wir von Ihnen gekauft haben. Was offen ist, ist so benannt.',
    },
    { type: 'facts', facts: facts(['Festgehalten am', dayText(recordedAt)]) },
    ...sumsTable(report),
    ...avoidedPart(report),
    { type: 'heading', text: 'Position für Position' },
    positionsTable(report),
  ]);
}

const figures = (title: string, width: number): Column => ({ title, width, figures: true });

function sumsTable({ sums, total }: ReuseReport): Block[] {
  const notes = [weightWords, unweighedWords(total.unweighed)].filter((text) => text !== '').join(' ');
  return [
    {
      type: 'table',
      columns: [{ title: 'Verbleib' }, figures('Geräte', 26), figures('Gewicht', 32)],
      rows: [...fatesOrOpen, 'all' as const].flatMap((fate): Cell[][] => {
        const { units, kilograms } = fate === 'all' ? total : sums[fate];
        if (units === 0) return [];
        const name = fate === 'all' ? 'zusammen' : fateWords[fate];
        const strong = fate === 'all';
        return [
          [
            { text: name, strong },
            { text: numberText(units), strong },
            { text: kilogramWords(kilograms), strong },
          ],
        ];
      }),
    },
    { type: 'paragraph', text: notes, muted: true },
  ];
}

function avoidedPart({ avoided, recordedAt }: ReuseReport): Block[] {
  if (recordedAt === undefined) return [];
  const amount = avoidedAmount(avoided);
  const scope = avoidedScope(avoided);
  if (amount === undefined)
    return [
      { type: 'heading', text: avoidedTitle },
      { type: 'paragraph', text: scope },
    ];
  return [
    { type: 'amount', caption: avoidedTitle, amount, notes: [scope, ...avoided.kinds.map(footprintWords)] },
    { type: 'paragraph', text: avoidedMethod, muted: true },
    { type: 'paragraph', text: avoidedSource, muted: true },
  ];
}

function positionsTable({ rows }: ReuseReport): Block {
  return {
    type: 'table',
    columns: [
      { title: 'Pos.', width: 11 },
      { title: 'Gerät' },
      { title: 'Verbleib', width: 54 },
      figures('Gewicht', 24),
    ],
    rows: rows.map((row) => [
      { text: numberText(row.position) },
      { text: row.item.title, strong: true, notes: goodsNotes(paperGoodsOf(row.item)) },
      { text: fatesOf(row) },
      { text: row.weight === undefined ? 'unbekannt' : kilogramWords(row.quantity * row.weight) },
    ]),
  };
}

/** '3 weiterverkauft, 1 vernichtet' */
function fatesOf({ units }: ReuseRow): string {
  return fatesOrOpen
    .flatMap((fate) => (units[fate] > 0 ? [`${numberText(units[fate])} ${fateWords[fate]}`] : []))
    .join(', ');
}
