import { event, type Nothing } from '../event-record.ts';
import type { Adjustment, DeletionSkipReason, MediumRecord, Receipt, TestResult } from '../facts.ts';
import { known } from '../state.ts';

/** From the receipt to the answered adjustment, and the way back of the goods. */
export const inspectionEvents = {
  scopeOfSupplyConfirmed: event<Receipt>({
    to: { handover: 'received', inTransit: 'received', otherwise: 'same' },
    change: (_state, receipt, { at }) => ({ receipt: { ...receipt, at } }),
  }),
  testingStarted: event<Nothing>({
    to: 'same',
    change: (_state, _data, { at }) => ({ testing: { results: [], startedAt: at } }),
  }),
  testingFinished: event<{ lines: TestResult[] }>({
    to: 'tested',
    change: (state, { lines }, { at }) => ({
      testing: { ...known(state, 'testing'), results: lines, finishedAt: at },
    }),
  }),
  deletionSkipped: event<{ reason: DeletionSkipReason }>({
    to: 'erased',
    change: (_state, { reason }) => ({ deletion: { media: [], skipped: reason } }),
  }),
  deletionStarted: event<Nothing>({
    to: 'same',
    change: (_state, _data, { at }) => ({ deletion: { media: [], startedAt: at } }),
  }),
  deletionFinished: event<{ media: MediumRecord[] }>({
    to: 'erased',
    change: (state, { media }, { at }) => ({ deletion: { ...known(state, 'deletion'), media, finishedAt: at } }),
  }),
  /** Before the goods have left there is nothing to send back. */
  orderRejected: event<{ reason: string }>({
    to: { ordered: 'aborted', handover: 'aborted', otherwise: 'returning' },
    change: (_state, { reason }, { at }) => ({ orderRejection: { reason, at } }),
  }),
  returnsDispatched: event<{ trackingNumbers: string[]; note?: string }>({
    to: { returning: 'aborted', otherwise: 'same' },
    change: (state, returned, { at }) => ({ returns: [...state.returns, { ...returned, at }] }),
  }),
  bidAdjusted: event<Adjustment>({
    to: 'adjusted',
    change: (_state, adjustment, { at, version }) => ({ adjustment: { ...adjustment, at }, priceVersion: version }),
  }),
  adjustingBidSkipped: event<Nothing>({
    to: 'payout',
    change: (state) => ({ payoutTotal: known(state, 'agreement').total }),
  }),
  adjustedBidAccepted: event<Nothing>({
    to: 'payout',
    change: (state) => {
      const adjustment = known(state, 'adjustment');
      return { adjustment: { ...adjustment, answer: 'accepted' }, payoutTotal: adjustment.total };
    },
  }),
  adjustedBidDeclined: event<Nothing>({
    to: 'same',
    change: (state) => ({ adjustment: { ...known(state, 'adjustment'), answer: 'declined' } }),
  }),
};
