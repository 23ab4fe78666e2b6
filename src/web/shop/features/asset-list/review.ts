import type { AssetList, ListRow } from '#domain/asset-list/asset-list.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { Decisions, RowDecision, RowVerdict } from './decision.ts';
import { decidedRow } from './decision.ts';
import type { Equipment } from './equipment.ts';

/** What was done last, so that it can be taken back. */
export interface ReviewStep {
  /** In German: 'Zeile 12 ist ausgelassen.' */
  readonly words: string;
  /** What had been decided before, by row id. */
  readonly before: readonly (readonly [id: string, decision: RowDecision | undefined])[];
  /** Other rows that say the same, and what would become of them too. */
  readonly equal?: { readonly ids: readonly string[]; readonly verdict: RowVerdict };
}

/** A list that was read, and what the customer made of it. */
export interface Review {
  readonly list: AssetList;
  readonly decisions: Decisions;
  /** Equal rows are shown and sold as one. */
  readonly merged: boolean;
  /** Sheets that the customer leaves out whole. */
  readonly leftOut: readonly number[];
  /** Questions about the whole list that were answered; those about rows are decisions. */
  readonly answered: readonly string[];
  /** The latest last. */
  readonly past: readonly ReviewStep[];
}

/** What of a review outlives another reading of the list. */
export type KeptReview = Pick<Review, 'decisions' | 'merged' | 'leftOut' | 'answered'>;

/** A row of the table: one row of the list, or several equal ones. */
export type RowIds = readonly string[];

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Starts from what was decided before: the list may have been read again. */
export function startReview(list: AssetList, kept: Partial<KeptReview> = {}): Review {
  return { ...nothingDecided, ...kept, list, past: [] };
}

/** Of a list that was never looked through. */
export const nothingDecided: KeptReview = { decisions: new Map(), merged: false, leftOut: [], answered: [] };

/** Leaves a sheet out, or takes it in again. */
export function leaveSheetOut(review: Review, sheet: number, isOut: boolean): Review {
  const others = review.leftOut.filter((one) => one !== sheet);
  return { ...review, leftOut: isOut ? [...others, sheet] : others };
}

/** Notes answers to questions about the whole list. */
export function answerQuestions(review: Review, answers: readonly string[]): Review {
  return { ...review, answered: [...new Set([...review.answered, ...answers])] };
}

/** Says of rows what is in their devices. */
export function equipRows(review: Review, ids: RowIds, equipment: Equipment, words: string): Review {
  return change(review, ids, words, (row, decision) => ({
    ...decision,
    text: row.text,
    equipment: { ...decision?.equipment, ...equipment },
  }));
}

/** Says of rows what they are; equal rows that nobody has decided about yet are offered the same. */
export function decideRows(review: Review, ids: RowIds, verdict: RowVerdict, words: string): Review {
  const equal = equalRows(review, ids, verdict);
  const next = decideMany(review, ids, verdict, words);
  return equal.length === 0 ? next : withLastStep(next, (step) => ({ ...step, equal: { ids: equal, verdict } }));
}

/** Says of rows that were put together what they all are. */
export function decideMany(review: Review, ids: RowIds, verdict: RowVerdict, words: string): Review {
  return change(review, ids, words, (row, decision) => ({ ...decision, text: row.text, verdict }));
}

/** Does to the equal rows what was done last; one step with it, so that it is taken back with it. */
export function decideEqualRows(review: Review): Review {
  const step = review.past.at(-1);
  if (step?.equal === undefined) return review;
  const { ids, verdict } = step.equal;
  const next = decideMany(review, ids, verdict, '');
  const before = [...step.before, ...(next.past.at(-1)?.before ?? [])];
  const words = `${step.words} Dazu ${ids.length === 1 ? 'eine gleiche Zeile' : `${numberText(ids.length)} gleiche Zeilen`}.`;
  return { ...next, past: [...review.past.slice(0, -1), { words, before }] };
}

/** Takes the customer's word on what rows are back; how many there are stays said. */
export function withdrawVerdict(review: Review, ids: RowIds, words: string): Review {
  return change(review, ids, words, (_, decision) => {
    if (decision?.quantity === undefined && decision?.equipment === undefined) return undefined;
    const { verdict: _verdict, ...rest } = decision;
    return rest;
  });
}

/**
 * Sets how many devices rows stand for together. The first row takes what is more; what is less is taken from the last
 * rows, and those of which nothing is left are left out.
 */
export function setQuantity(review: Review, ids: RowIds, quantity: number, words: string): Review {
  const rows = rowsOf(review, ids);
  const now = rows.map((row) => decidedRow(row, review.decisions.get(row.id)).quantity);
  let surplus = quantity - now.reduce((sum, one) => sum + one, 0);
  if (surplus === 0) return review;
  const shares = now.toReversed().map((one, index) => {
    const isFirst = index === now.length - 1;
    const share = surplus < 0 || isFirst ? Math.max(isFirst ? 1 : 0, one + surplus) : one;
    if (surplus < 0) surplus += one - share;
    return share;
  });
  const share = new Map(rows.toReversed().map(({ id }, index) => [id, shares[index] ?? 1]));
  return change(review, ids, words, (row, decision) => {
    const left = share.get(row.id) ?? 1;
    const said = { ...decision, text: row.text };
    return left === 0 ? { ...said, verdict: { kind: 'ignored' } } : { ...said, quantity: left };
  });
}

/** Takes the last step back. */
export function undo(review: Review): Review {
  const step = review.past.at(-1);
  if (step === undefined) return review;
  const decisions = new Map(review.decisions);
  // the oldest word on a row is the one before the step
  for (const [id, decision] of step.before.toReversed()) {
    if (decision === undefined) decisions.delete(id);
    else decisions.set(id, decision);
  }
  return { ...review, decisions, past: review.past.slice(0, -1) };
}

function change(
  review: Review,
  ids: RowIds,
  words: string,
  decide: (row: ListRow, decision: RowDecision | undefined) => RowDecision | undefined,
): Review {
  const decisions = new Map(review.decisions);
  const before: [string, RowDecision | undefined][] = [];
  for (const row of rowsOf(review, ids)) {
    const known = decisions.get(row.id);
    const heeded = known?.text === row.text ? known : undefined;
    const next = decide(row, heeded);
    before.push([row.id, known]);
    if (next === undefined) decisions.delete(row.id);
    else decisions.set(row.id, next);
  }
  return { ...review, decisions, past: [...review.past, { words, before }] };
}

/**
 * Rows that were read alike, and about which nothing was said: with the same text where rows are left out, with the same name, whatever
 * is in the devices, where it is said what they are.
 */
function equalRows(review: Review, ids: RowIds, { kind }: RowVerdict): string[] {
  const taken = new Set(ids);
  const [row] = rowsOf(review, ids);
  if (row === undefined) return [];
  const words = (one: ListRow) => folded(kind === 'ignored' ? one.text : (one.name ?? one.text));
  const wanted = words(row);
  return review.list.rows
    .filter((other) => other.confidence === row.confidence && !taken.has(other.id) && words(other) === wanted)
    .filter((other) => decidedRow(other, review.decisions.get(other.id)).decided === undefined)
    .map(({ id }) => id);
}

function rowsOf({ list }: Review, ids: RowIds): readonly ListRow[] {
  const wanted = new Set(ids);
  return list.rows.filter(({ id }) => wanted.has(id));
}

function withLastStep(review: Review, next: (step: ReviewStep) => ReviewStep): Review {
  const step = review.past.at(-1);
  return step === undefined ? review : { ...review, past: [...review.past.slice(0, -1), next(step)] };
}
