import { addDays, type Day, dayOf } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import type { AdjustedLine, Adjustment, AppliedDeduction, Receipt } from '../facts.ts';
import { isChargedTwice, openLine } from '../price/open-deductions.ts';
import { arrivedValue, type SheetLine } from '../price/sheet.ts';
import type { RefusalCode } from '../refusal.ts';
import { command } from './command-record.ts';

/** Days the customer has at least to answer an adjusted bid. */
const answerDays = 7;

export interface LineFindings extends Pick<AdjustedLine, 'waived'> {
  missingEvidence: string[];
  deductions: Omit<AppliedDeduction, 'amount'>[];
}
export interface AdjustedLineInput extends LineFindings {
  itemId: string;
}

interface AdjustBid {
  lines: AdjustedLineInput[];
  answerUntil: Day;
  /** The customer may take arrived units back, but for these items. */
  returnsOptional?: boolean;
  fixedItemIds?: string[];
}

const nothingFound: LineFindings = { missingEvidence: [], deductions: [] };

/** The provider names units and deductions of the frozen sheet with evidence; the total is computed, never typed. */
export const adjustBid = command<AdjustBid>()({
  actors: ['provider'],
  from: ['tested', 'adjusted'],
  events: ['bidAdjusted'],
  decide({ agreement, receipt, adjustment, items }, { lines: inputs, answerUntil, ...choice }, { now }) {
    const byItem = new Map(inputs.map((input) => [input.itemId, input]));
    const known = new Set(agreement.lines.map((line) => line.itemId));
    if (byItem.size !== inputs.length || inputs.some((input) => !known.has(input.itemId))) return 'adjustmentInvalid';
    const byId = new Map(items.map((item) => [item.id, item]));
    const lines: AdjustedLine[] = [];
    for (const line of agreement.lines) {
      const { itemId } = line;
      const findings = { ...nothingFound, ...byItem.get(itemId) };
      const item = byId.get(itemId);
      // Also of a sheet that names it: what was bid before this was refused still runs.
      if (findings.deductions.some(({ name }) => isChargedTwice(name, line, item))) return 'alreadyPriced';
      const adjusted = adjustLine(openLine(line, item), receivedUnits(receipt, itemId), findings);
      if (typeof adjusted === 'string') return adjusted;
      lines.push(adjusted);
    }
    const total = lines.reduce((sum, line) => sum + line.total, 0);
    if (total >= agreement.total) return 'adjustmentEmpty';
    if (total <= 0) return 'totalZero';
    if (adjustment && total <= adjustment.total) return 'onlyUpwards';
    if (answerUntil < addDays(dayOf(now), answerDays)) return 'answerDayTooSoon';
    const returns = returnsOf(lines, choice);
    if (!returns) return 'adjustmentInvalid';
    if (adjustment && takesReturnsBack(returns, adjustment)) return 'onlyUpwards';
    return [{ type: 'bidAdjusted', data: { lines, total, answerUntil: onWorkingDay(answerUntil), ...returns } }];
  },
});

type Returns = Pick<Adjustment, 'returnsOptional' | 'fixedItemIds'>;

/** What may go back, as it is recorded; undefined where that is nothing, or names items that there are not. */
function returnsOf(
  lines: readonly AdjustedLine[],
  { returnsOptional = false, fixedItemIds = [] }: Pick<AdjustBid, 'returnsOptional' | 'fixedItemIds'>,
): Returns | undefined {
  const fixed = new Set(fixedItemIds);
  const free = lines.filter(({ itemId }) => !fixed.has(itemId));
  if (fixed.size + free.length !== lines.length) return undefined;
  if (!returnsOptional) return fixed.size === 0 ? {} : undefined;
  if (!free.some(({ received }) => received > 0)) return undefined;
  return { returnsOptional, ...(fixed.size > 0 && { fixedItemIds: [...fixed] }) };
}

/** Whether a bid does not let go back what the one before did. */
function takesReturnsBack(returns: Returns, former: Returns): boolean {
  if (!former.returnsOptional) return false;
  const allowed = new Set(former.fixedItemIds);
  return !returns.returnsOptional || (returns.fixedItemIds ?? []).some((fixed) => !allowed.has(fixed));
}

/** A line that the receipt does not name did not arrive. */
function receivedUnits(receipt: Receipt, itemId: string): number {
  const line = receipt.lines.find((received) => received.itemId === itemId);
  return line ? line.received : 0;
}

function adjustLine(line: SheetLine, received: number, findings: LineFindings): AdjustedLine | RefusalCode {
  const { missingEvidence, waived } = findings;
  if (received < line.quantity && missingEvidence.length === 0) return 'evidenceMissing';
  const deductions: AppliedDeduction[] = [];
  for (const { name, units, evidence, found } of findings.deductions) {
    const onSheet = line.deductions.find((one) => one.name === name);
    if (!onSheet) return 'notOnSheet';
    if (evidence.length === 0 && !found?.length) return 'evidenceMissing';
    const twice = deductions.some((deduction) => deduction.name === name);
    if (twice || !Number.isInteger(units) || units < 1 || units > received) return 'adjustmentInvalid';
    deductions.push({ name, units, amount: onSheet.amount, evidence, ...(found && { found }) });
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
    ...(waived && { waived }),
  };
}
