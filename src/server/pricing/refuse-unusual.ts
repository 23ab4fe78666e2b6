import { z } from 'zod';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { chosenLines } from '#domain/offer/price/chosen-lines.ts';
import { type SheetLine, sheetTotal } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { PricedGoods } from '#domain/pricing/priced-goods.ts';
import { unusualAmounts } from '#domain/pricing/unusual-bid.ts';
import { slipFactorOf, unusualSum } from '#domain/pricing/unusual-price.ts';
import { dayOf } from '#domain/values/day.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

interface Sent {
  readonly offerId: string;
  readonly before: OfferState | undefined;
  readonly events: readonly OfferEvent[];
  readonly body: unknown;
}

const named = z.object({
  confirmed: z.boolean().optional(),
  lines: z
    .array(z.looseObject({ itemId: z.string(), deductions: z.array(z.looseObject({ name: z.string() })).optional() }))
    .optional(),
});

/**
 * Refuses what a person or a program has just sent where a price in it lies far beyond what was to be expected, with the reckoning of
 * each, until it is sent with `confirmed`. Called in the transaction of its events, which then come to nothing.
 */
export async function refuseUnusual(deps: Pick<Deps, 'pricing'>, tx: Tx, sent: Sent): Promise<void> {
  const { confirmed, lines = [] } = named.parse(sent.body);
  if (confirmed) return;
  const fields: Record<string, string> = {};
  const places = new Map(lines.map(({ itemId }, place) => [itemId, place]));
  for (const event of sent.events) {
    const sum = sumOf(event, sent.before);
    if (sum !== undefined) fields.total = sum;
    const sheet = sheetOf(event, sent.before);
    if (!sheet) continue;
    const { priced, book } = await deps.pricing.priceLines(tx, {
      items: sheet.items,
      date: dayOf(event.at),
      offerId: sent.offerId,
    });
    const factorOf = (goods: PricedGoods) => slipFactorOf(goods, book.settings.slips, shopConfig.unusualPriceFactor);
    const by = { priced, templates: book.data.deductions, former: sheet.former, factorOf };
    for (const { itemIds, deduction, text } of unusualAmounts(sheet.lines, by)) {
      const place = places.get(itemIds[0] ?? '') ?? -1;
      const ofLine = lines[place]?.deductions?.findIndex(({ name }) => name === deduction) ?? -1;
      fields[`lines.${place}.${deduction === undefined ? 'unitPrice' : `deductions.${ofLine}.amount`}`] = text;
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem(409, 'priceUnusual', fields);
}

interface Sheet {
  readonly items: readonly OfferItem[];
  readonly lines: readonly SheetLine[];
  readonly former?: readonly SheetLine[] | undefined;
}

/** A sheet whose prices somebody has typed. */
function sheetOf(event: OfferEvent, before: OfferState | undefined): Sheet | undefined {
  if (event.type === 'createdFromOrder') return { items: event.data.items, lines: event.data.sheet };
  if (event.type !== 'bidSubmitted' || !before) return undefined;
  return { items: before.items, lines: event.data.lines, former: before.bid?.lines };
}

/** The reckoning of a sum that nobody has typed here and that is agreed to, or that comes of what was counted. */
function sumOf(event: OfferEvent, before: OfferState | undefined): string | undefined {
  const factor = shopConfig.unusualPriceFactor;
  if (event.type === 'counterbidAccepted' && before?.bid) {
    const bid = sheetTotal(chosenLines(before.bid.lines, before.counterbid?.itemIds));
    const expected = { low: bid, high: bid, usual: bid };
    return unusualSum(event.data.total, expected, { what: 'Gegenvorschlag', against: 'unser Gebot', factor });
  }
  if (event.type === 'bidAdjusted' && before?.agreement) {
    const { total: agreed } = before.agreement;
    const expected = { low: before.adjustment?.total ?? agreed, high: agreed, usual: agreed };
    return unusualSum(event.data.total, expected, { what: 'Nach der Prüfung', against: 'vereinbart', factor });
  }
  return undefined;
}
