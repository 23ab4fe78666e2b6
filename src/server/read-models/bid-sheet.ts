import { createHash } from 'node:crypto';
import type { BidEntries, BidGroup, BidSheet, HeldBid } from '#contract/sale/bid-sheet.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import { countedIn, declaredFlaws } from '#domain/catalogue/said-answers.ts';
import { shortcomingsFor } from '#domain/catalogue/shortcomings.ts';
import { goodsKindOf } from '#domain/logistics/goods-kind-of.ts';
import { actionsOf } from '#domain/offer/commands/actions.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { chosenLines } from '#domain/offer/price/chosen-lines.ts';
import { openLine, openLines } from '#domain/offer/price/open-deductions.ts';
import { guaranteedMinimum, type SheetLine, sheetTotal, unitPriceOf } from '#domain/offer/price/sheet.ts';
import { isBidOpen } from '#domain/offer/stage.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { basisOf } from '#domain/offer/summary.ts';
import { inBidOrder } from '#domain/pricing/bid-order.ts';
import { type DeductionTemplate, templatesFor } from '#domain/pricing/deduction-template.ts';
import type { GroupPrice } from '#domain/pricing/price.ts';
import type { BookSettings } from '#domain/pricing/price-book.ts';
import type { PriceGroup } from '#domain/pricing/price-group.ts';
import { slipFactorOf } from '#domain/pricing/unusual-price.ts';
import { isOver, laterDay } from '#domain/values/day.ts';
import { type Cents, toEuros } from '#domain/values/money.ts';
import type { PricedGroup } from '#server/pricing/pricing.ts';
import { logisticsRules } from '#server/settings/rules-in-force.ts';
import { packed, transportOf } from './packing.ts';
import { usualBidDay, usualMethod } from './usual-bid.ts';

interface Sources {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  readonly priced: readonly PricedGroup[];
  readonly priceBook: number;
  readonly templates: readonly DeductionTemplate[];
  readonly slips: BookSettings['slips'];
  readonly entries: BidEntries | null;
  /** Who sent the bid that stands, and when. */
  readonly standing: { readonly at: string; readonly by?: string } | undefined;
  readonly held: HeldBid | undefined;
  readonly now: string;
}

/** The sheet on which a buyer bids: groups in the order of the work, with everything that stands beside them. */
export function bidSheetOf(sources: Sources): BidSheet {
  const { offerId, state, catalogue, priced, priceBook, entries, standing, held, now } = sources;
  const { bid, counterbid } = state;
  const number = state.inquiryId ?? state.orderId;
  const transport = transportOf(packed(state, catalogue, new Map()));
  const ordered = inBidOrder(priced.map(({ group, price, driveWorth }) => ({ ...group, price, driveWorth })));
  const groupOf = groupViewer(sources);
  const usualDay = usualBidDay(now);
  return {
    offerId,
    ...(number !== undefined && { number }),
    version: state.version,
    canBid: actionsOf(state, 'provider', now).includes('submitBid'),
    basis: basisOf(state),
    priceBook,
    groups: ordered.map(groupOf),
    ...(transport && { transport }),
    shippingMethod: state.shippingMethod ?? usualMethod(state, catalogue),
    // An open bid gets worse in nothing, its day neither.
    validUntil: bid && isBidOpen(state, now) ? laterDay(bid.validUntil, usualDay) : usualDay,
    linesOptional: bid?.linesOptional ?? false,
    fixedItemIds: bid?.fixedItemIds ?? [],
    ...(bid &&
      standing && {
        standing: {
          version: state.priceVersion,
          total: toEuros(bid.total),
          minimum: toEuros(guaranteedMinimum(openLines(bid.lines, state.items))),
          validUntil: bid.validUntil,
          at: standing.at,
          ...(standing.by !== undefined && { by: standing.by }),
          open: isBidOpen(state, now),
        },
      }),
    ...(counterbid && {
      counterbid: {
        amount: toEuros(counterbid.amount),
        bindingUntil: counterbid.bindingUntil,
        at: counterbid.at,
        open: state.phase === 'counterbidPlaced' && !isOver(counterbid.bindingUntil, now),
        ...(bid && counterbid.itemIds && { chosen: chosenOf(openLines(bid.lines, state.items), counterbid.itemIds) }),
      },
    }),
    entries,
    ...(held && { held }),
  };
}

function chosenOf(all: readonly SheetLine[], itemIds: readonly string[]) {
  const lines = chosenLines(all, itemIds);
  const [total, minimum] = [toEuros(sheetTotal(lines)), toEuros(guaranteedMinimum(lines))];
  return { lines: lines.length, of: all.length, total, minimum };
}

/** What the key of a group is called outside: it holds the customer's own words, which stay where they are. */
function sheetKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16);
}

function groupViewer({ state, catalogue, templates, slips }: Sources) {
  const items = new Map(state.items.map((item, index) => [item.id, { item, position: index + 1 }]));
  const bidLines = new Map((state.bid?.lines ?? []).map((line) => [line.itemId, line]));
  const weightOf = weigher(catalogue);
  return ({
    key,
    title,
    lineIds,
    remarkLineIds,
    quantity,
    goods,
    configuration,
    price,
    driveWorth,
  }: PriceGroup & Pick<PricedGroup, 'price'> & { driveWorth: Cents | undefined }): BidGroup => {
    const lines = lineIds.flatMap((id) => items.get(id) ?? []);
    const first = lines[0]?.item;
    const former = formerOf(lineIds.map((id) => bidLines.get(id)));
    const weight = first && weightOf(first);
    const declared = declaredFlaws(configuration);
    return {
      key: sheetKey(key),
      title,
      description: first?.configuration ? describeConfiguration(first.configuration) : '',
      quantity,
      lines: lines.map(({ item, position }) => lineView(item, position)),
      remarks: remarkLineIds.length,
      proposal: proposalView(price),
      slipFactor: slipFactorOf(goods, slips, shopConfig.unusualPriceFactor),
      ...(former && { former: toEuros(former.unitPrice) }),
      deductions: former
        ? openLine(former, first).deductions.map(({ amount, ...named }) => ({ ...named, euros: toEuros(amount) }))
        : templatesFor(templates, { goods, ...(configuration && { configuration }) }).map(templateView),
      ...(driveWorth !== undefined && { driveWorth: toEuros(driveWorth) }),
      shortcomings: [...shortcomingsFor(goods.entryId === undefined ? undefined : catalogue.byId.get(goods.entryId))],
      countedIn: countedIn(configuration),
      ...(declared && { declared }),
      ...(weight !== undefined && { weight }),
      ...(goods.entryId !== undefined && { entryId: goods.entryId }),
      ...(goods.modelId !== undefined && { modelId: goods.modelId }),
    };
  };
}

function lineView(item: OfferItem, position: number): BidGroup['lines'][number] {
  const { id, quantity, title, configuration, site } = item;
  return {
    itemId: id,
    position,
    quantity,
    title,
    description: configuration ? describeConfiguration(configuration) : '',
    ...(configuration?.remarks && { remarks: configuration.remarks }),
    ...(site !== undefined && { site }),
  };
}

function proposalView({ confidence, cents, low, high, reasons }: GroupPrice): BidGroup['proposal'] {
  return {
    confidence,
    ...(cents !== undefined && { amount: toEuros(cents), low: toEuros(low), high: toEuros(high) }),
    reasons: reasons.map(({ cents: part, text }) => ({ amount: toEuros(part), text })),
  };
}

function templateView({ scope: _scope, amount, ...named }: DeductionTemplate): BidGroup['deductions'][number] {
  return { ...named, ...('cents' in amount ? { euros: toEuros(amount.cents) } : { percent: amount.percent }) };
}

/** What the bid before gave for every line of a group; nothing where it told them apart, or knew one of them not at all. */
function formerOf(lines: readonly (SheetLine | undefined)[]) {
  const [first] = lines;
  const unitPrice = first && unitPriceOf(first);
  if (first === undefined || unitPrice === undefined) return undefined;
  const isAlike = lines.every((line) => line !== undefined && unitPriceOf(line) === unitPrice);
  return isAlike ? { unitPrice, deductions: first.deductions } : undefined;
}

function weigher(catalogue: Catalogue): (item: OfferItem) => number | undefined {
  return ({ title, entryId, configuration }) => {
    const entry = entryId === undefined ? undefined : catalogue.byId.get(entryId);
    const kind = goodsKindOf(title, entry, configuration);
    return kind && logisticsRules.kinds[kind].weight;
  };
}
