import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import type { UnitView } from '#contract/devices/units.ts';
import { type GoingBack, goingBack } from '#domain/offer/price/going-back.ts';

/** What of a sale goes back. */
function returnsOf({ phase, items, sites, receipt, takenBack, goodsDispatchedAt }: DeskOfferView): GoingBack {
  const gone = new Set(sites?.flatMap((one) => (one.goodsDispatchedAt === undefined ? [] : one.itemIds)));
  const handedOver = items.filter(({ id }) => goodsDispatchedAt !== undefined || gone.has(id));
  return goingBack({ phase, handedOver, receipt, takenBack });
}

/** Whether a sale has anything to do with goods that go back. */
export function hasReturns(offer: DeskOfferView): boolean {
  const { lines, foreign } = returnsOf(offer);
  return lines.length + foreign.length + offer.returns.length > 0 || mayStillArrive(offer);
}

/** Whether goods wait to be sent back now, in whatever phase; `areReturnsOpen` asks it of a sale that is being paid. */
export function areReturnsDue(offer: DeskOfferView): boolean {
  const { lines, foreign } = returnsOf(offer);
  return offer.returns.length === 0 && lines.length + foreign.length > 0;
}

/** After a cancelled order goods may arrive all the same. */
function mayStillArrive({ phase, orderId, commands }: DeskOfferView): boolean {
  return phase === 'cancelled' && orderId !== undefined && commands.includes('dispatchReturns');
}

export interface ReturnRow {
  readonly key: string;
  readonly title: string;
  readonly site?: string | undefined;
  readonly units: number;
  /** The devices among which they are, where they were counted one by one. */
  readonly among: readonly UnitView[];
}

/** What goes back, line by line, with the devices it may be; what belonged to no line has those of none. */
export function returnRows(offer: DeskOfferView, units: readonly UnitView[]): ReturnRow[] {
  const { lines, foreign } = returnsOf(offer);
  const items = new Map(offer.items.map((item) => [item.id, item]));
  const own = lines.map(({ itemId, units: count }) => ({
    key: itemId,
    title: items.get(itemId)?.title ?? '',
    site: items.get(itemId)?.site,
    units: count,
    among: units.filter((unit) => unit.itemId === itemId),
  }));
  const others = foreign.map(({ description, units: count }, index) => ({
    key: `fremd ${index}`,
    title: description,
    units: count,
    // Nobody has written down which of them a description means.
    among: foreign.length === 1 ? units.filter(({ itemId }) => itemId === undefined) : [],
  }));
  return [...own, ...others];
}

/** Licence plates of the devices that surely go back to a place: not where only some of several do. */
export function platesTo(rows: readonly ReturnRow[], site: string | undefined): string[] {
  return rows
    .filter((row) => row.site === site && row.among.length <= row.units)
    .flatMap(({ among }) => among.map(({ plate }) => plate));
}
