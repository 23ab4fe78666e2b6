import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type {
  AdjustedLine,
  Adjustment,
  DeletionSkipReason,
  JudgedReverseCharge,
  Receipt,
  TestResult,
} from '../facts.ts';
import { allTrackingNumbers } from '../handover/tracked.ts';
import type { CertificateDetails, RecordedMedia } from '../media/medium-record.ts';
import { allRecorded, countMedia } from '../media/recorded-media.ts';
import { handedOver, isPartlyHandedOver } from '../parties/sites.ts';
import { takenBackOf } from '../price/taken-back.ts';
import { requireFact } from '../state.ts';
import { event, type Nothing } from './event-record.ts';
import { arrivalsText, mediaText, parcelsText, reasonText, skipReasons } from './wording.ts';

/** What the goods do to the tax of the settled price; logs from before decision 0595 do not say it, and read as they did. */
interface Settled {
  reverseCharge?: JudgedReverseCharge;
}

/** Where units go back: the lines that change by it, and what is paid for all of them. */
interface Kept {
  lines: AdjustedLine[];
  total: Cents;
}

function keptText({ lines, total }: Kept): string {
  const units = takenBackOf(lines).reduce((sum, one) => sum + one.units, 0);
  const back = units === 1 ? 'Ein Gerät kommt' : `${units} Geräte kommen`;
  return `Sie haben den angepassten Ankaufpreis angenommen. ${back} kostenlos zurück, für die übrigen zahlen wir ${formatMoney(total)}.`;
}

/** From the receipt to the answered adjustment, and the way back of the goods. */
export const inspectionEvents = {
  scopeOfSupplyConfirmed: event<Receipt>({
    to: { handover: 'received', inTransit: 'received', otherwise: 'same' },
    atMost: 50,
    personal: 'retained',
    told: (data) => `Wir haben den Wareneingang bestätigt: ${arrivalsText(data)}.`,
    change: (_state, receipt, { at }) => ({ receipt: { ...receipt, at } }),
  }),
  testingStarted: event<Nothing>({
    to: 'same',
    told: () => 'Wir haben die Prüfung begonnen.',
    change: (_state, _data, { at }) => ({ testing: { results: [], startedAt: at } }),
  }),
  testingFinished: event<{ lines: TestResult[] }>({
    to: 'tested',
    personal: 'retained',
    told: () => 'Wir haben die Prüfung abgeschlossen.',
    change: (state, { lines }, { at }) => ({
      testing: { ...requireFact(state, 'testing'), results: lines, finishedAt: at },
    }),
  }),
  deletionSkipped: event<{ reason: DeletionSkipReason }>({
    to: 'erased',
    personal: 'retained',
    told: (data) => `Wir haben keine Daten gelöscht: ${skipReasons[data.reason]}.`,
    change: (_state, { reason }) => ({ deletion: { media: [], skipped: reason } }),
  }),
  deletionStarted: event<Nothing>({
    to: 'same',
    told: () => 'Wir haben die Datenlöschung begonnen.',
    change: (_state, _data, { at }) => ({ deletion: { media: [], startedAt: at } }),
  }),
  /** Recorded again for what came with a late parcel: it adds to what was recorded before. */
  deletionFinished: event<RecordedMedia & CertificateDetails>({
    to: 'erased',
    atMost: 50,
    personal: 'retained',
    told: (data) => `Wir haben die Datenlöschung abgeschlossen: ${mediaText(countMedia(data))}.`,
    change: (state, recorded, { at }) => {
      const { skipped: _before, ...deletion } = requireFact(state, 'deletion');
      return { deletion: { ...deletion, ...allRecorded(deletion, recorded), finishedAt: at } };
    },
  }),
  /** Before the goods have left there is nothing to send back. */
  orderRejected: event<{ reason: string }>({
    to: { ordered: 'aborted', handover: 'aborted', otherwise: 'returning' },
    unless: { when: isPartlyHandedOver, to: 'returning' },
    personal: 'retained',
    told: (data, { actor }) =>
      actor === 'customer'
        ? 'Damit haben Sie den Auftrag beendet. Die Geräte kommen kostenlos zurück.'
        : `Wir haben den Auftrag beendet. ${reasonText(data.reason)}`,
    change: (state, { reason }, { at }) => ({
      orderRejection: { reason, at },
      // What some places have handed over is all that will come.
      ...(isPartlyHandedOver(state) && { goodsDispatchedAt: handedOver(state).at(-1)?.goodsDispatchedAt ?? at }),
    }),
  }),
  returnsDispatched: event<{ trackingNumbers: string[]; note?: string }>({
    to: { returning: 'aborted', otherwise: 'same' },
    atMost: 20,
    personal: () => ({ trackingNumbers: [] }),
    told: (data) => `Wir haben die Rücksendung veranlasst${parcelsText(allTrackingNumbers(data))}.`,
    change: (state, returned, { at }) => ({ returns: [...state.returns, { ...returned, at }] }),
  }),
  bidAdjusted: event<Adjustment>({
    to: 'adjusted',
    atMost: 20,
    personal: 'retained',
    told: (data) =>
      `Wir haben den Ankaufpreis auf ${formatMoney(data.total)} angepasst. Ihre Antwort erwarten wir bis ${formatDayInFull(data.answerUntil)}.`,
    change: (_state, adjustment, { at, version }) => ({ adjustment: { ...adjustment, at }, priceVersion: version }),
  }),
  adjustingBidSkipped: event<Settled>({
    to: 'payout',
    personal: 'retained',
    told: () => 'Wir haben bestätigt: Der Preis bleibt wie vereinbart.',
    change: (state, settled) => ({ ...settled, payoutTotal: requireFact(state, 'agreement').total }),
  }),
  adjustedBidAccepted: event<Settled & { kept?: Kept }>({
    to: 'payout',
    personal: 'retained',
    told: ({ kept }) => (kept ? keptText(kept) : 'Sie haben den angepassten Ankaufpreis angenommen.'),
    change: (state, { kept, ...settled }) => {
      const { lines, total, ...adjustment } = requireFact(state, 'adjustment');
      const changed = new Map((kept?.lines ?? []).map((line) => [line.itemId, line]));
      const paid = { lines: lines.map((line) => changed.get(line.itemId) ?? line), total: kept?.total ?? total };
      return {
        ...settled,
        adjustment: { ...adjustment, ...paid, answer: 'accepted', ...(kept && { sent: { lines, total } }) },
        payoutTotal: paid.total,
      };
    },
  }),
  adjustedBidDeclined: event<Nothing>({
    to: 'same',
    told: () => 'Sie haben den angepassten Ankaufpreis abgelehnt.',
    change: (state) => ({ adjustment: { ...requireFact(state, 'adjustment'), answer: 'declined' } }),
  }),
};
