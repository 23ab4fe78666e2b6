import { saleSheetTitle } from '#contract/sale/sale-sheet-words.ts';
import type { PaperGoods } from '#domain/offer/papers/document-snapshot.ts';
import type { SaleRow, SaleSheet } from '#domain/offer/price/sale-sheet.ts';
import type { SaleSheetKind } from '#domain/offer/price/sale-sheet-kinds.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { deductionNote, type GoodsNote, plainNote, remarkNotes } from './goods-notes.ts';
import { countCell, type GoodsLine, goodsTable } from './goods-table.ts';
import type { Block, Column, Letter } from './letter.ts';
import { facts, unnumberedFrame } from './letter-frame.ts';
import { paperGoodsOf, type UnnumberedSource, unnumberedHead } from './source.ts';

/** Name of a file that proves something, by its address. */
type EvidenceNames = (address: string) => string;

/** What the amount of each sheet is called; an inquiry has none. */
const totalNames: Readonly<Record<Exclude<SaleSheetKind, 'inquiry'>, string>> = {
  bid: 'Unser Kaufpreisgebot',
  agreement: 'Vereinbarter Kaufpreis',
  adjustment: 'Angepasster Ankaufpreis',
  result: 'Endgültiger Kaufpreis',
};

/** A sheet of a sale for the file: a copy of what the portal says on that day, position by position, and no document of its own. */
export function saleSheetLetter(source: UnnumberedSource, sheet: SaleSheet, nameOf: EvidenceNames): Letter {
  const { state } = source;
  const day = formatDay(dayOf(source.issuedAt));
  return unnumberedFrame(unnumberedHead(source), saleSheetTitle(sheet.kind, state), [
    { type: 'paragraph', text: `Ausdruck aus dem Verkaufscockpit, Stand ${day}. Verbindlich ist, was dort steht.` },
    { type: 'facts', facts: sheetFacts(source, sheet) },
    ...(sheet.rows.some(({ outcome }) => outcome) ? outcomeTable(sheet, nameOf) : offeredTable(sheet)),
  ]);
}

function sheetFacts({ state }: UnnumberedSource, { kind, basis }: SaleSheet) {
  const { bid, adjustment, completion } = state;
  return facts(
    [
      'Preise',
      kind === 'inquiry'
        ? undefined
        : basis === 'net'
          ? 'netto, zuzüglich Umsatzsteuer, soweit sie anfällt'
          : 'Endpreise',
    ],
    ['Gebot gültig bis', kind === 'bid' && bid ? formatDay(bid.validUntil) : undefined],
    ['Antwort erbeten bis', kind === 'adjustment' && adjustment ? formatDay(adjustment.answerUntil) : undefined],
    ['Gezahlt am', kind === 'result' && completion ? formatDay(dayOf(completion.at)) : undefined],
    ['Zahlungsreferenz', kind === 'result' ? completion?.paymentReference : undefined],
  );
}

const position: Column = { title: 'Pos.', width: 11 };
const goods: Column = { title: 'Gerät' };
const figures = (title: string, width: number): Column => ({ title, width, figures: true });

/** Goods with what is offered for them, if anything is yet. */
function offeredTable({ kind, basis, rows, total, minimum }: SaleSheet): Block[] {
  const priced = kind !== 'inquiry' && total !== undefined && minimum !== undefined;
  return goodsTable({
    columns: [
      position,
      goods,
      figures('Menge', 16),
      ...(priced ? [figures('Einzelpreis', 26), figures('Betrag', 28)] : []),
    ],
    lines: rows.map((row) => ({
      ...linesOf(row, (_, sold) => (row.price?.deductions ?? []).map((one) => deductionNote(one, sold))),
      cells: [countCell(row.quantity), ...(priced ? [unitPriceText(row), money(row.price?.total)] : [])],
    })),
    sums: priced
      ? [
          { name: totalNames[kind], amount: formatMoney(total), strong: true },
          {
            name: `mindestens${basis === 'net' ? ' netto' : ''}, wenn alle Geräte ankommen`,
            amount: formatMoney(minimum),
          },
        ]
      : [{ name: 'Geräte', amount: numberText(unitsOf(rows)), strong: true }],
  });
}

/** Goods with what arrived of them, what was taken off by which evidence, and what is paid. */
function outcomeTable({ kind, rows, total = 0 }: SaleSheet, nameOf: EvidenceNames): Block[] {
  if (kind === 'inquiry') return [];
  const agreed = rows.reduce((sum, { price }) => sum + (price?.total ?? 0), 0);
  return goodsTable({
    columns: [
      position,
      goods,
      figures('Menge', 14),
      figures('Angekommen', 22),
      figures('Vereinbart', 25),
      figures(kind === 'result' ? 'Endgültig' : 'Angepasst', 25),
    ],
    lines: rows.map((row) => ({
      ...linesOf(row, (times) => findings(row, nameOf, times).map(plainNote)),
      cells: [
        countCell(row.quantity),
        countCell(row.outcome?.received ?? 0),
        money(row.price?.total),
        money(row.outcome?.total),
      ],
    })),
    sums: [
      { name: 'Vereinbarter Kaufpreis', amount: formatMoney(agreed) },
      ...(total === agreed ? [] : [{ name: 'Unterschied', amount: `− ${formatMoney(agreed - total)}` }]),
      { name: totalNames[kind], amount: formatMoney(total), strong: true },
    ],
  });
}

function linesOf(
  { item }: SaleRow,
  more: (times: number, goods: PaperGoods) => readonly GoodsNote[],
): Pick<GoodsLine, 'goods' | 'more'> {
  const own = remarkNotes(item.configuration?.remarks);
  const goods = paperGoodsOf(item);
  return { goods, more: (times) => [...own, ...more(times, goods)] };
}

function findings({ outcome }: SaleRow, nameOf: EvidenceNames, times: number): string[] {
  if (!outcome) return [];
  const { missing, returned, deductions } = outcome;
  const proof = (evidence: readonly string[]) =>
    evidence.length === 0 ? '' : `. Nachweis: ${evidence.map(nameOf).join(', ')}`;
  const worth = missing.amount === 0 ? 'Preis wie vereinbart' : `− ${formatMoney(missing.amount * times)}`;
  const units = (count: number) => numberText(count * times);
  return [
    ...(missing.units === 0 ? [] : [`${units(missing.units)} × nicht angekommen: ${worth}${proof(missing.evidence)}`]),
    ...(returned.units === 0
      ? []
      : [`${units(returned.units)} × auf Ihren Wunsch zurück: − ${formatMoney(returned.amount * times)}`]),
    ...deductions.map(
      ({ name, units: lowered, amount, evidence }) =>
        `${units(lowered)} × ${name}, je ${formatMoney(amount)}: − ${formatMoney(lowered * amount * times)}${proof(evidence)}`,
    ),
  ];
}

function money(cents: number | undefined) {
  return cents === undefined ? '' : { figure: cents, as: formatMoney };
}

function unitPriceText({ price }: SaleRow): string {
  return price?.unitPrice === undefined ? '' : formatMoney(price.unitPrice);
}

function unitsOf(rows: readonly SaleRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}
