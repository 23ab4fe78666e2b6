import { addDays, dayOf } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import type { AdjustedLineInput } from '../commands.ts';
import { type Decision, type Judge, record, refuse } from '../decision.ts';
import type { AdjustedLine, AppliedDeduction } from '../events.ts';
import type { RefusalCode } from '../refusal.ts';
import { type SheetLine, worthOfArrived } from '../sheet.ts';
import { isPriceUnseen } from '../standing.ts';
import type { OfferState } from '../state.ts';

/** Days the customer has at least to answer an adjusted bid. */
const answerDays = 7;

/** The provider names units and deductions of the frozen sheet with evidence; the total is computed, never typed. */
export const adjustBid: Judge<'adjustBid'> = (state, { lines: inputs, answerUntil }, { now }) => {
  const { agreement } = state;
  if (!agreement) return refuse('notAllowedInPhase');
  const byItem = new Map(inputs.map((input) => [input.itemId, input]));
  const known = new Set(agreement.lines.map((line) => line.itemId));
  if (byItem.size !== inputs.length || inputs.some((input) => !known.has(input.itemId))) {
    return refuse('adjustmentInvalid');
  }
  const lines: AdjustedLine[] = [];
  for (const line of agreement.lines) {
    const adjusted = adjustLine(line, receivedOf(state, line.itemId), byItem.get(line.itemId));
    if (typeof adjusted === 'string') return refuse(adjusted);
    lines.push(adjusted);
  }
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  if (total >= agreement.total) return refuse('adjustmentEmpty');
  if (total <= 0) return refuse('totalZero');
  if (state.adjustment && total <= state.adjustment.total) return refuse('onlyUpwards');
  if (answerUntil < addDays(dayOf(now), answerDays)) return refuse('answerDayTooSoon');
  return record({ type: 'bidAdjusted', data: { lines, total, answerUntil: onWorkingDay(answerUntil) } });
};

function receivedOf(state: OfferState, itemId: string): number {
  return state.receipt?.lines.find((line) => line.itemId === itemId)?.received ?? 0;
}

function adjustLine(line: SheetLine, received: number, input?: AdjustedLineInput): AdjustedLine | RefusalCode {
  const missingEvidence = input?.missingEvidence ?? [];
  if (received < line.quantity && missingEvidence.length === 0) return 'evidenceMissing';
  const deductions: AppliedDeduction[] = [];
  for (const { name, units, evidence } of input?.deductions ?? []) {
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
    total: worthOfArrived(line, received) - deducted,
    missingEvidence,
    deductions,
  };
}

/** The provider pays the agreed total, whatever arrived. */
export const skipAdjustingBid: Judge<'skipAdjustingBid'> = () => record({ type: 'adjustingBidSkipped', data: {} });

/** Only an express yes changes the price; domain.md 2.3, §308 Nr. 5 BGB. */
export const acceptAdjustedBid: Judge<'acceptAdjustedBid'> = (state, command) =>
  barToAnswer(state, command) ?? record({ type: 'adjustedBidAccepted', data: {} });

/** A no ends the order, and the goods come back. */
export const declineAdjustedBid: Judge<'declineAdjustedBid'> = (state, command) =>
  barToAnswer(state, command) ??
  record(
    { type: 'adjustedBidDeclined', data: {} },
    { type: 'orderRejected', data: { reason: 'Angepasster Ankaufpreis abgelehnt' } },
  );

function barToAnswer(state: OfferState, { orderId, seen }: { orderId: string; seen?: number }): Decision | undefined {
  if (orderId !== state.orderId) return refuse('idMismatch');
  if (isPriceUnseen(state, seen)) return refuse('offerChanged');
  return undefined;
}
