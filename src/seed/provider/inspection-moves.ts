import type { DeskOffer } from '#contract/desk/desk-view.ts';
import { mediaWishOf } from '#domain/offer/media/media-wishes.ts';
import { addDays } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { photo } from '#seed/demo-files.ts';
import { findingOn } from '#seed/finding.ts';
import { erasedMedia, linesWithoutMedia } from '#seed/media.ts';
import { type Moves, move } from './move.ts';

const answerDays = 10;

/** Everything that was agreed has arrived. */
export const receiveGoods: Moves = ({ agreement }) => {
  const lines = (agreement?.lines ?? []).map(({ itemId, quantity }) => ({ itemId, received: quantity }));
  const units = lines.reduce((sum, { received }) => sum + received, 0);
  return [move('confirmScopeOfSupply', `Wareneingang bestätigen: ${units} Stück, vollständig`, { lines })];
};

/** A record for each drive the customer named; without any there is nothing to erase. */
export const eraseMediaMove: Moves = ({ items, deletion }) => {
  const media = erasedMedia(items);
  if (media.length === 0) {
    const isKept = items.some((item) => mediaWishOf(item) === 'keep');
    const reason = isKept ? 'mediaRemovedByCustomer' : 'noMedia';
    return [move('skipDeletion', 'Keine Datenträger: Löschung entfällt', { reason })];
  }
  const withoutMedia = linesWithoutMedia(items);
  const body = { media, ...(withoutMedia.length > 0 && { withoutMedia }) };
  return deletion?.startedAt === undefined
    ? [move('startDeletion', `Datenlöschung beginnen: ${media.length} Datenträger`, {})]
    : [move('finishDeletion', `Datenlöschung abschließen: ${media.length} Datenträger gelöscht`, body)];
};

/** Every line that arrived is tested. */
export const testGoods: Moves = (offer) => {
  if (offer.testing?.startedAt === undefined) return [move('startTesting', 'Prüfung beginnen', {})];
  const deviating = isDeviating(offer) ? finding(offer, '')[0]?.itemId : undefined;
  const lines = (offer.receipt?.lines ?? [])
    .filter(({ received }) => received > 0)
    .map(({ itemId }) => ({ itemId, result: itemId === deviating ? ('deviating' as const) : ('passed' as const) }));
  return [
    move('finishTesting', `Prüfung abschließen: ${deviating ? 'eine Abweichung' : 'ohne Abweichung'}`, { lines }),
  ];
};

/** Pay as agreed, or now and then name a deduction of the sheet with a picture as evidence. */
export const decidePrice: Moves = (offer, desk) => {
  const pay = move('skipAdjustingBid', 'Preis wie vereinbart zahlen', {});
  const [found] = finding(offer, '');
  const [deduction] = found?.deductions ?? [];
  if (!found || !deduction) return [pay];
  const answerUntil = onWorkingDay(addDays(desk.today, answerDays));
  const says = `Preis anpassen: ${deduction.name} bei 1 Stück, Antwort bis ${formatDayInFull(answerUntil)}`;
  const adjust = move('adjustBid', says, async (upload) => ({
    lines: finding(offer, await upload(`${deduction.name}.png`, photo())),
    answerUntil,
    returnsOptional: true,
  }));
  return isDeviating(offer) ? [adjust, pay] : [pay, adjust];
};

/** Every third order, always the same ones: the offer's own id decides. */
function isDeviating({ id, agreement }: Pick<DeskOffer, 'id' | 'agreement'>): boolean {
  const digits = Number.parseInt(id.slice(-6), 16);
  return digits % 3 === 0 && findingOn(agreement?.lines ?? [], '').length > 0;
}

function finding({ agreement, receipt }: DeskOffer, evidence: string) {
  const arrived = new Set(receipt?.lines.filter(({ received }) => received > 0).map(({ itemId }) => itemId));
  return findingOn(
    (agreement?.lines ?? []).filter(({ itemId }) => arrived.has(itemId)),
    evidence,
  );
}
