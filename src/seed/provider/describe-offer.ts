import type { QueueRow } from '#contract/desk/desk-queue.ts';
import type { DeskOffer } from '#contract/desk/desk-view.ts';
import type { Stage } from '#domain/offer/phase.ts';
import { type DeskSide, deskTasks } from '#domain/sale/desk-tasks.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';

const stageNames: Record<Stage, string> = {
  negotiation: 'Preis',
  logistics: 'Logistik',
  deletion: 'Datenlöschung',
  testing: 'Prüfung',
  payout: 'Auszahlung',
  rejected: 'abgelehnt',
  orderRejected: 'beendet',
  cancelled: 'storniert',
  completed: 'abgeschlossen',
};
const sideNames: Record<DeskSide, string> = {
  ours: 'Sie am Zug',
  theirs: 'Kunde am Zug',
  underway: 'unterwegs',
  over: 'ruht',
};

/** One line of the queue. */
export function queueLine({ number, title, task }: QueueRow): string {
  const { name, side } = deskTasks[task];
  return [number.padEnd(15), sideNames[side].padEnd(13), name.padEnd(20), title].join(' ');
}

/** What the provider reads before deciding. */
export function describeOffer(offer: DeskOffer): string {
  const seller = offer.offeredAsBusiness ? 'gewerblich' : 'privat';
  return [
    `${offer.orderId ?? offer.inquiryId ?? offer.id} · ${seller} · ${stageNames[offer.stage]}`,
    ...offer.items.map(
      ({ quantity, title, description }) => `  ${quantity} × ${title}${description && ` (${description})`}`,
    ),
    ...priceLines(offer),
    ...(offer.comments ? [`  Anmerkung: ${offer.comments}`] : []),
    ...(offer.customerIsLooking ? ['  Der Kunde sieht sich den Verkauf gerade an.'] : []),
  ].join('\n');
}

function priceLines({ bid, counterbid, agreement, adjustment }: DeskOffer): string[] {
  return [
    bid && `  Gebot: ${euros(bid.total)}, gültig bis ${formatDayInFull(bid.validUntil)}`,
    counterbid && `  Gegenvorschlag: ${euros(counterbid.amount)}`,
    agreement && `  Vereinbart: ${euros(agreement.total)}`,
    adjustment && `  Angepasst: ${euros(adjustment.total)}`,
  ].filter((line) => line !== undefined);
}

const euros = (amount: number) => formatMoney(fromEuros(amount));
