// Dear: four hundred offers to which anything happens.
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/values/day.ts';
import { ofEveryStep, ofEveryTale, whereverRecorded } from '#tests/factories/offer-tales.ts';
import type { EventType } from '../events/events.ts';
import type { OfferState } from '../state.ts';
import { chosenLines } from './chosen-lines.ts';
import { deductionsPerUnit, guaranteedMinimum, sheetTotal } from './sheet.ts';
import { takenBackOf } from './taken-back.ts';

describe('the price, whatever is sent in whatever order', () => {
  it('is the sum of its lines to the cent, and the guaranteed minimum is never above it', () => {
    ofEveryStep(({ after }) => {
      const { bid, agreement, adjustment } = after ?? {};
      if (bid) {
        expect([bid.total, bid.minimum]).toEqual([sheetTotal(bid.lines), guaranteedMinimum(bid.lines)]);
        expect(bid.minimum).toBeGreaterThanOrEqual(0);
        expect(bid.minimum).toBeLessThanOrEqual(bid.total);
        expect(bid.total).toBeGreaterThan(0);
      }
      if (agreement) expect(agreement.total).toBe(sheetTotal(agreement.lines));
      if (adjustment) expect(adjustment.total).toBe(adjustment.lines.reduce((sum, line) => sum + line.total, 0));
    });
  });

  it('once agreed is the bid or the counterbid, with the deductions of the bid and no lower minimum', () => {
    ofEveryStep(({ after }) => {
      const { agreement, bid, counterbid } = after ?? {};
      if (!agreement || agreement.by === 'order') return;
      expect(agreement.total).toBe(agreement.by === 'bid' ? bid?.total : counterbid?.amount);
      const sold = chosenLines(bid?.lines ?? [], agreement.by === 'bid' ? undefined : counterbid?.itemIds);
      expect(agreement.lines.map((line) => line.deductions)).toEqual(sold.map((line) => line.deductions));
      expect(guaranteedMinimum(agreement.lines)).toBeGreaterThanOrEqual(guaranteedMinimum(sold));
      expect(agreement.lines.every((line, index) => line.total >= (sold[index]?.total ?? 0))).toBe(true);
      expect(after?.items.map(({ id }) => id)).toEqual(sold.map(({ itemId }) => itemId));
    });
  });

  it('of an agreement never changes afterwards', () => {
    ofEveryStep(({ before, after }) => {
      if (before?.agreement) expect(after?.agreement).toEqual(before.agreement);
    });
  });

  it('of a counterbid is above the bid and at most ten times it; exactly the sum of chosen lines is agreed at once', () => {
    whereverRecorded('counterbidSubmitted', ({ before, after }) => {
      const { amount = 0, itemIds } = after.counterbid ?? {};
      const asked = sheetTotal(chosenLines(before?.bid?.lines ?? [], itemIds));
      expect(amount).toBeLessThanOrEqual(10 * asked);
      if (itemIds && amount === asked) expect(after.agreement?.total).toBe(amount);
      else expect(amount).toBeGreaterThan(asked);
    });
  });

  it('of an open bid is replaced only by one that is nowhere worse', () => {
    whereverRecorded('bidSubmitted', ({ before, after, now }) => {
      const former = before?.phase === 'bidPlaced' ? before.bid : undefined;
      if (!former || !after.bid || former.validUntil < dayOf(now)) return;
      expect(after.bid.total).toBeGreaterThanOrEqual(former.total);
      expect(after.bid.minimum).toBeGreaterThanOrEqual(former.minimum);
      expect(after.bid.validUntil >= former.validUntil).toBe(true);
    });
  });

  it('after the inspection lies between the guaranteed minimum and the agreed amount, and only rises', () => {
    whereverRecorded('bidAdjusted', ({ before, after }) => {
      const total = after.adjustment?.total ?? 0;
      expect(total).toBeGreaterThan(before?.adjustment?.total ?? 0);
      expect(total).toBeLessThan(after.agreement?.total ?? 0);
      expect(after.adjustment?.lines.filter((line) => line.total < 0 || line.total > line.agreed)).toEqual([]);
      if (everythingArrived(after)) expect(total).toBeGreaterThanOrEqual(minimumOf(after));
    });
  });

  it('is lowered only by deductions of the sheet and units that did not arrive, each with evidence', () => {
    whereverRecorded('bidAdjusted', ({ after }) => {
      for (const line of after.adjustment?.lines ?? []) {
        const onSheet = after.agreement?.lines.find(({ itemId }) => itemId === line.itemId)?.deductions ?? [];
        if (line.received < line.quantity) expect(line.missingEvidence).not.toEqual([]);
        for (const { name, amount, units, evidence } of line.deductions) {
          expect(onSheet).toContainEqual({ name, amount });
          expect(units).toBeLessThanOrEqual(line.received);
          expect(evidence).not.toEqual([]);
        }
      }
    });
  });

  it('that is paid was agreed or accepted, and is never below the guaranteed minimum when all units arrived', () => {
    ofEveryStep(({ after }) => {
      if (after?.payoutTotal === undefined) return;
      const accepted = after.adjustment?.answer === 'accepted' ? after.adjustment.total : after.agreement?.total;
      expect(after.payoutTotal).toBe(accepted);
      expect(after.payoutTotal).toBeGreaterThan(0);
      const { lines = [] } = after.adjustment?.answer === 'accepted' ? after.adjustment : {};
      const goesBack = takenBackOf(lines).length > 0;
      if (everythingArrived(after) && !goesBack) expect(after.payoutTotal).toBeGreaterThanOrEqual(minimumOf(after));
    });
  });

  it('that is paid when devices go back is that of what stays, line by line and never below its minimum', () => {
    whereverRecorded('adjustedBidAccepted', ({ before, after }) => {
      const [former, { lines = [], sent } = {}] = [before?.adjustment, after.adjustment];
      const back = new Map(takenBackOf(lines).map(({ itemId, units }) => [itemId, units]));
      expect(sent).toEqual(back.size === 0 ? undefined : { lines: former?.lines, total: former?.total });
      for (const line of lines) {
        const agreed = after.agreement?.lines.find(({ itemId }) => itemId === line.itemId);
        const stays = line.received - (back.get(line.itemId) ?? 0);
        const least =
          (agreed?.total ?? 0) * (stays / line.quantity) - stays * deductionsPerUnit(agreed?.deductions ?? []);
        expect(line.total).toBeGreaterThanOrEqual(Math.floor(least));
        expect(line.total).toBeGreaterThanOrEqual(0);
        const was = former?.lines.find(({ itemId }) => itemId === line.itemId);
        if (back.has(line.itemId)) expect(line.total).toBeLessThanOrEqual(was?.total ?? 0);
        else expect(line).toEqual(was);
      }
      if (back.size === 0) return;
      expect(former?.returnsOptional).toBe(true);
      expect(former?.fixedItemIds?.some((fixed) => back.has(fixed)) ?? false).toBe(false);
      expect(after.payoutTotal).toBeGreaterThan(0);
    });
  });

  it('stands on one document, never on two (INV-01, INV-03)', () => {
    ofEveryTale(({ events, state }) => {
      const count = (...types: EventType[]) => events.filter(({ type }) => types.includes(type)).length;
      const standing = count('creditNoteAdded') - count('creditNoteObjected', 'documentCancelled');
      const invoiced = state?.document?.type === 'invoice' ? 1 : 0;
      expect(standing + invoiced).toBe(state?.document ? 1 : 0);
      expect(state?.endedDocuments ?? []).toHaveLength(count('creditNoteObjected', 'documentCancelled'));
    });
    whereverRecorded('invoiceIssued', ({ before }) => expect(before?.offeredAsBusiness).toBe(true));
    whereverRecorded('creditNoteAdded', ({ before, after }) => {
      expect(after.document).toMatchObject({ type: 'creditNote', total: before?.payoutTotal });
      if (before?.offeredAsBusiness) expect(before.selfBilling).toEqual({ agreedAt: expect.any(String) });
    });
  });

  it('is paid neither without a document nor during a hold nor while unpaid goods wait to go back (LEG-61)', () => {
    whereverRecorded('completed', ({ before, now }) => {
      expect(before?.document).toBeDefined();
      expect((before?.payoutHoldUntil ?? '') <= now).toBe(true);
      const goesBack = takenBackOf(before?.adjustment?.lines ?? []).length > 0;
      if (before?.receipt?.foreign.length || goesBack) expect(before?.returns).not.toEqual([]);
    });
  });
});

function everythingArrived({ agreement, receipt }: OfferState): boolean {
  const received = new Map(receipt?.lines.map((line) => [line.itemId, line.received]));
  return agreement?.lines.every((line) => received.get(line.itemId) === line.quantity) ?? false;
}

function minimumOf({ agreement }: OfferState): number {
  return guaranteedMinimum(agreement?.lines ?? []);
}
