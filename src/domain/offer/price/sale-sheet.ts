import type { Cents } from '#domain/values/money.ts';
import type { AppliedDeduction, PriceBasis } from '../facts.ts';
import type { OfferItem } from '../item.ts';
import type { OfferState } from '../state.ts';
import { basisOf } from '../summary.ts';
import { openLine, openLines } from './open-deductions.ts';
import { type SaleSheetKind, saleSheetsOf } from './sale-sheet-kinds.ts';
import {
  arrivedValue,
  type Deduction,
  deductionsPerUnit,
  guaranteedMinimum,
  type SheetLine,
  sheetTotal,
  unitPriceOf,
} from './sheet.ts';
import { worthOfReturned } from './taken-back.ts';

/** Goods of one position with what is offered for them. */
export interface SaleRow {
  /** From 1, in the order of the inquiry. */
  readonly position: number;
  readonly item: OfferItem;
  readonly quantity: number;
  /** As bid or agreed; absent before there is a price. */
  readonly price?: RowPrice;
  /** What the inspection found and what is paid. */
  readonly outcome?: RowOutcome;
}

interface RowPrice {
  /** Cents; absent where the total does not divide evenly. */
  readonly unitPrice?: Cents;
  /** Cents for the whole position. */
  readonly total: Cents;
  /** Cents that are paid at least when all its units arrive. */
  readonly minimum: Cents;
  /** What may be taken off one unit. */
  readonly deductions: readonly Deduction[];
}

interface UnitsWorth {
  readonly units: number;
  /** Cents that are not paid for them. */
  readonly amount: Cents;
}

interface RowOutcome {
  readonly received: number;
  readonly missing: UnitsWorth & { readonly evidence: readonly string[] };
  /** Went back by the seller's choice. */
  readonly returned: UnitsWorth;
  readonly deductions: readonly AppliedDeduction[];
  /** Cents: agreed, less what is missing, what went back and what is taken off. */
  readonly total: Cents;
}

/** One step of a sale, position by position. */
export interface SaleSheet {
  readonly kind: SaleSheetKind;
  readonly rows: readonly SaleRow[];
  readonly basis: PriceBasis;
  /** Cents as bid, agreed, adjusted or paid; absent before there is a price. */
  readonly total?: Cents;
  /** Cents that are paid at least when all units arrive. */
  readonly minimum?: Cents;
}

/** A sheet of an offer; undefined where the offer has not come that far. */
export function saleSheetOf(state: OfferState, kind: SaleSheetKind): SaleSheet | undefined {
  if (!saleSheetsOf(state).includes(kind)) return undefined;
  const basis = basisOf(state);
  const goods = (state.offered ?? state.items).map((item, index) => ({ position: index + 1, item }));
  if (kind === 'inquiry') return { kind, basis, rows: goods.map((row) => ({ ...row, quantity: row.item.quantity })) };
  const lines = (kind === 'bid' ? state.bid?.lines : state.agreement?.lines) ?? [];
  const byItem = new Map(lines.map((line) => [line.itemId, line]));
  const outcomeOf = kind === 'adjustment' || kind === 'result' ? outcomes(state, kind) : () => undefined;
  const rows = goods.flatMap(({ position, item }): SaleRow[] => {
    const line = byItem.get(item.id);
    if (!line) return [];
    const outcome = outcomeOf(line);
    return [
      { position, item, quantity: line.quantity, price: priceOf(openLine(line, item)), ...(outcome && { outcome }) },
    ];
  });
  const settled = rows.flatMap(({ outcome }) => outcome ?? []);
  const total = settled.length > 0 ? settled.reduce((sum, row) => sum + row.total, 0) : sheetTotal(lines);
  return { kind, basis, rows, total, minimum: guaranteedMinimum(openLines(lines, state.offered ?? state.items)) };
}

function priceOf(line: SheetLine): RowPrice {
  const { quantity, total, deductions } = line;
  const unitPrice = unitPriceOf(line);
  const minimum = total - quantity * deductionsPerUnit(deductions);
  return { total, minimum, deductions, ...(unitPrice !== undefined && { unitPrice }) };
}

/** Of the adjusted bid, or of what is paid: by it where it was accepted, else as agreed whatever arrived. */
function outcomes({ adjustment, receipt }: OfferState, kind: 'adjustment' | 'result') {
  const counts = kind === 'adjustment' || adjustment?.answer === 'accepted';
  const lines = kind === 'adjustment' ? (adjustment?.sent ?? adjustment)?.lines : adjustment?.lines;
  const adjusted = new Map((counts ? (lines ?? []) : []).map((line) => [line.itemId, line]));
  const received = new Map((receipt?.lines ?? []).map((line) => [line.itemId, line.received]));
  return (agreed: SheetLine): RowOutcome => {
    const line = adjusted.get(agreed.itemId);
    const units = agreed.quantity - (line?.received ?? received.get(agreed.itemId) ?? 0);
    const amount = line ? agreed.total - arrivedValue(agreed, line.received) : 0;
    return {
      received: agreed.quantity - units,
      missing: { units, amount, evidence: line?.missingEvidence ?? [] },
      returned: { units: line?.returned ?? 0, amount: line ? worthOfReturned(line) : 0 },
      deductions: line?.deductions ?? [],
      total: line?.total ?? agreed.total,
    };
  };
}

/** Addresses of all files that prove what a sheet takes off. */
export function deductionEvidence({ rows }: SaleSheet): string[] {
  return rows.flatMap(({ outcome }) =>
    outcome ? [...outcome.missing.evidence, ...outcome.deductions.flatMap(({ evidence }) => evidence)] : [],
  );
}
