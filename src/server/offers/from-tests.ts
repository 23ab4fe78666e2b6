import type { DeskCommandBody } from '#contract/desk/desk-commands.ts';
import type { AdjustedLineInput } from '#domain/offer/commands/adjust-bid.ts';
import type { TestResult } from '#domain/offer/facts.ts';
import { isChargedTwice } from '#domain/offer/price/open-deductions.ts';
import { isIn } from '#domain/offer/state.ts';
import { type AdjustmentChoice, composeAdjustment } from '#domain/testing/compose-adjustment.ts';
import { composeResults } from '#domain/testing/compose-results.ts';
import { Problem } from '#server/problem.ts';
import { checkReceipt, type RecordedUnits } from './from-units.ts';

/** A line of an adjusted bid as somebody writes it by hand. */
export type HandLine = NonNullable<DeskCommandBody<'adjustBid'>['lines']>[number];

/** The results that the tests of the recorded units make. Throws where one is not through, or where others arrived than the receipt says. */
export function resultsOfUnits(
  recorded: RecordedUnits | undefined,
  choice: { readonly locksStay: boolean },
): TestResult[] {
  if (!recorded || !isIn(recorded.state, ['erased'])) throw new Problem(409, 'notAllowedInPhase');
  const { state, tests } = recorded;
  checkReceipt(state.receipt, recorded);
  const results = composeResults(state.items, tests, choice);
  if (typeof results === 'string') throw new Problem(409, results);
  return results;
}

/** Results that were written by hand. Throws where the tests of the units say something else. */
export function checkedResults(lines: TestResult[], recorded: RecordedUnits | undefined): TestResult[] {
  if (!recorded?.tests.some(({ at }) => at !== undefined)) return lines;
  const found = new Map(resultsOfUnits(recorded, { locksStay: true }).map(({ itemId, result }) => [itemId, result]));
  if (lines.some(({ itemId, result }) => found.get(itemId) !== result)) throw new Problem(409, 'testsDiffer');
  return lines;
}

/** Throws while a device of a line waits for somebody to clear something about it: after the test it is as good as paid. */
export function checkNoneHeld(recorded: RecordedUnits | undefined): void {
  const tested = new Set(recorded?.tests.map(({ plate }) => plate));
  if (recorded?.units.some(({ hold, plate }) => hold !== undefined && tested.has(plate)))
    throw new Problem(409, 'unitsHeld');
}

/** The lines of an adjusted bid that the findings of the test make. Throws before there was a test. */
export function adjustmentOfUnits(recorded: RecordedUnits | undefined, choice: AdjustmentChoice): AdjustedLineInput[] {
  if (!recorded || !isIn(recorded.state, ['tested', 'adjusted'])) throw new Problem(409, 'notAllowedInPhase');
  return composeAdjustment(recorded.state, choice);
}

/** Lines that were written by hand. Throws where units were tested one by one and fewer of them have what is deducted. */
export function checkedAdjustment(
  lines: readonly HandLine[],
  recorded: RecordedUnits | undefined,
): AdjustedLineInput[] {
  const inputs = lines.map(({ missingEvidence = [], ...line }) => ({ ...line, missingEvidence }));
  const isByUnit = recorded?.state.testing?.results.some(({ units }) => units !== undefined);
  if (!recorded || !isByUnit) return inputs;
  const found = new Map(adjustmentOfUnits(recorded, {}).map((line) => [line.itemId, line.deductions]));
  const sheet = new Map(recorded.state.agreement?.lines.map((line) => [line.itemId, line]));
  const items = new Map(recorded.state.items.map((item) => [item.id, item]));
  // What the price has taken off already is refused by the command itself.
  const isFound = (itemId: string, { name, units }: HandLine['deductions'][number]) =>
    isChargedTwice(name, sheet.get(itemId), items.get(itemId)) ||
    units <= (found.get(itemId)?.find((one) => one.name === name)?.units ?? 0);
  if (lines.some(({ itemId, deductions }) => deductions.some((one) => !isFound(itemId, one))))
    throw new Problem(409, 'findingsDiffer');
  return inputs;
}
