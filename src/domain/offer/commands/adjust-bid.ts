import { addDays, type Day, dayOf } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { command } from '../command-record.ts';
import type { AdjustedLine, AppliedDeduction, Receipt } from '../facts.ts';
import type { RefusalCode } from '../refusal.ts';
import { arrivedValue, type SheetLine } from '../sheet.ts';

/** Days the customer has at least to answer an adjusted bid. */
const answerDays = 7;

export interface Finding {
  missingEvidence: string[];
  deductions: { name: string; units: number; evidence: string[] }[];
}
export interface AdjustedLineInput extends Finding {
  itemId: string;
}

const nothingFound: Finding = { missingEvidence: [], deductions: [] };

/** The provider names units and deductions of the frozen sheet with evidence; the total is computed, never typed. */
export const adjustBid = command<{ lines: AdjustedLineInput[]; answerUntil: Day }>()({
  actors: ['provider'],
  from: ['tested', 'adjusted'],
  events: ['bidAdjusted'],
  decide({ agreement, receipt, adjustment }, { lines: inputs, answerUntil }, { now }) {
    const byItem = new Map(inputs.map((input) => [input.itemId, input]));
    const known = new Set(agreement.lines.map((line) => line.itemId));
    if (byItem.size !== inputs.length || inputs.some((input) => !known.has(input.itemId))) return 'adjustmentInvalid';
    const lines: AdjustedLine[] = [];
    for (const line of agreement.lines) {
      const adjusted = adjustLine(line, receivedUnits(receipt, line.itemId), byItem.get(line.itemId));
      if (typeof adjusted === 'string') return adjusted;
      lines.push(adjusted);
    }
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    if (total >= agreement.total) return 'adjustmentEmpty';
    if (total <= 0) return 'totalZero';
    if (adjustment && total <= adjustment.total) return 'onlyUpwards';
    if (answerUntil < addDays(dayOf(now), answerDays)) return 'answerDayTooSoon';
    return [{ type: 'bidAdjusted', data: { lines, total, answerUntil: onWorkingDay(answerUntil) } }];
  },
});

/** A line that the receipt does not name did not arrive. */
function receivedUnits(receipt: Receipt, itemId: string): number {
  const line = receipt.lines.find((received) => received.itemId === itemId);
  return line ? line.received : 0;
}

function adjustLine(line: SheetLine, received: number, finding: Finding = nothingFound): AdjustedLine | RefusalCode {
  const { missingEvidence } = finding;
  if (received < line.quantity && missingEvidence.length === 0) return 'evidenceMissing';
  const deductions: AppliedDeduction[] = [];
  for (const { name, units, evidence } of finding.deductions) {
    const onSheet = line.deductions.find((deduction) => deduction.name === name);
    if (!onSheet) return 'notOnSheet';
    if (evidence.length === 0) return 'evidenceMissing';
    const twice = deductions.some((deduction) => deduction.name === name);
    if (twice || !Number.isInteger(units) || units < 1 || units > received) return 'adjustmentInvalid';
    deductions.push({ name, units, amount: onSheet.amount, evidence });
  }
  const deducted = deductions.reduce((sum, deduction) => sum + deduction.units * deduction.amount, 0);
  return {
    itemId: line.itemId,
    quantity: line.quantity,
    received,
    agreed: line.total,
    total: arrivedValue(line, received) - deducted,
    missingEvidence,
    deductions,
  };
}
