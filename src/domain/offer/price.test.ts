import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/values/day.ts';
import { ofEveryStep, ofEveryTale, whereverRecorded } from '#tests/factories/offer-tales.ts';
import { chosenLines } from './chosen-lines.ts';
import { guaranteedMinimum, sheetTotal } from './sheet.ts';
import type { OfferState } from './state.ts';

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
      if (everythingArrived(after)) expect(after.payoutTotal).toBeGreaterThanOrEqual(minimumOf(after));
    });
  });

  it('stands on one document, never on two (INV-01, INV-03)', () => {
    ofEveryTale(({ events }) => {
      const creditNotes = events.filter((event) => event.type === 'creditNoteAdded').length;
      const invoiced = events.some((event) => event.type === 'invoiceIssued') ? 1 : 0;
      expect(creditNotes + invoiced).toBeLessThanOrEqual(1);
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
      if (before?.receipt?.foreign.length) expect(before.returns).not.toEqual([]);
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
