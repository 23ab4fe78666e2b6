import { eq } from 'drizzle-orm';
import type { BatteryView, PackingView, TransportView } from '#contract/parcels/packing.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { BatteryAnswer } from '#domain/logistics/battery-answer.ts';
import { type GoodsToPack, packedGoodsOf } from '#domain/logistics/goods.ts';
import type { Load } from '#domain/logistics/load.ts';
import { accessoriesOf } from '#domain/logistics/load-tasks.ts';
import { blockingReasons, joinedPlan, type PackingPlan, packingPlan } from '#domain/logistics/packing-plan.ts';
import type { Carrier } from '#domain/offer/facts.ts';
import { handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Queryable } from '#server/db/client.ts';
import { batteryAnswers, packingTicks } from '#server/db/schema/packing.ts';
import { logisticsRules } from '#server/settings/rules-in-force.ts';

export type BatteryAnswers = ReadonlyMap<string, BatteryAnswer>;

interface Packed {
  readonly goods: readonly GoodsToPack[];
  readonly plan: PackingPlan;
}

/** The goods of an offer; where they stand at several places, also each place by itself. */
interface PackedOffer extends Packed {
  readonly sites: readonly (Packed & { readonly site: string })[];
}

/** What the seller was asked about batteries before the handover, by item. */
export async function readBatteryAnswers(db: Queryable, offerId: string): Promise<BatteryAnswers> {
  const rows = await db
    .select({ itemId: batteryAnswers.itemId, answer: batteryAnswers.answer })
    .from(batteryAnswers)
    .where(eq(batteryAnswers.offerId, offerId));
  return new Map(rows.map(({ itemId, answer }) => [itemId, answer]));
}

const noSheetYet: { lines: readonly SheetLine[] } = { lines: [] };

/** The goods of an offer and how they are packed, by its state, the catalogue and the provider's rules. */
export function packed(state: OfferState, catalogue: Catalogue, answers: BatteryAnswers): PackedOffer {
  const { lines: sheet } = state.agreement ?? state.bid ?? noSheetYet;
  const goods = packedGoodsOf(state.items, { entryOf: (id) => catalogue.byId.get(id), sheet, answers });
  const planOf = (some: readonly GoodsToPack[], site: string | undefined) =>
    packingPlan(some, logisticsRules, { method: state.shippingMethod, carrier: carrierOf(state, site) });
  const siteOf = new Map(state.items.map(({ id, site }) => [id, site]));
  const sites = sitesOf(state).map((site) => {
    const some = goods.filter(({ itemId }) => siteOf.get(itemId) === site);
    return { site, goods: some, plan: planOf(some, site) };
  });
  return { goods, plan: sites.length === 0 ? planOf(goods, undefined) : joinedPlan(sites), sites };
}

/** What one of several places packs; without a name the whole offer. */
export function packedAt(all: PackedOffer, site: string | undefined): Packed {
  return all.sites.find((one) => one.site === site) ?? all;
}

const carrierOf = (state: OfferState, site: string | undefined) => handoverOf(state, site).shippingLabelData?.carrier;

/** Whether the seller's own answer says that a battery among the goods must not travel (LOG-11, LOG-12). */
export function hasHeldBatteries({ plan }: Packed): boolean {
  return plan.held.some(({ reason }) => blockingReasons.includes(reason));
}

/** How an offer travels, in numbers; nothing while the goods are not known. */
export function transportOf({ goods, plan }: Packed): TransportView | undefined {
  if (goods.length === 0) return undefined;
  return { ...inNumbers(plan), held: plan.held.length };
}

/** What is known about the batteries of an offer's goods. */
export function batteriesOf({ goods }: Packed): BatteryView[] {
  return goods.flatMap(({ itemId, battery, answer }) =>
    battery === undefined ? [] : [{ itemId, kind: battery, ...(answer !== undefined && { answer }) }],
  );
}

/** How exactly these goods are packed, with the instructions for them and what is ticked off. */
export async function packingView(
  db: Queryable,
  offerId: string,
  state: OfferState,
  catalogue: Catalogue,
  guides: PackingView['guides'],
): Promise<PackingView> {
  const both = packed(state, catalogue, await readBatteryAnswers(db, offerId));
  const { goods, plan } = both;
  const ticks = await db
    .select({ loadKey: packingTicks.loadKey, task: packingTicks.task })
    .from(packingTicks)
    .where(eq(packingTicks.offerId, offerId));
  const ticked = new Set(ticks.map(({ loadKey, task }) => `${loadKey} ${task}`));
  const needed = new Set(plan.loads.flatMap((load) => load.guides));
  const byId = new Map(goods.map((one) => [one.itemId, one]));
  return {
    ...inNumbers(plan),
    carrier: carrierView(carrierOf(state, undefined)),
    ...(both.sites.length > 0 && {
      sites: both.sites.map(({ site, ...there }) => ({
        site,
        ...inNumbers(there.plan),
        held: there.plan.held.length,
        carrier: carrierView(carrierOf(state, site)),
      })),
    }),
    loads: plan.loads.map((load) => loadView(load, byId, ticked)),
    held: [...plan.held],
    batteries: batteriesOf(both),
    guides: guides.filter(({ id }) => needed.has(id)),
  };
}

function carrierView(carrier: Carrier | undefined) {
  const { name, weight } = logisticsRules.carriers[carrier ?? logisticsRules.usualCarrier];
  return { name, weight };
}

function inNumbers({ cartons, pallets, material, weight, reasons, loads }: PackingPlan) {
  const unweighed = loads.reduce((sum, { type, contents }) => (type === 'unweighed' ? sum + contents.length : sum), 0);
  return { cartons, pallets, material, weight, reasons: [...reasons], unweighed };
}

function loadView(
  { weight, ...load }: Load,
  byId: ReadonlyMap<string, GoodsToPack>,
  ticked: ReadonlySet<string>,
): PackingView['loads'][number] {
  const goods = load.contents.flatMap(({ itemId }) => byId.get(itemId) ?? []);
  return {
    ...load,
    ...(weight !== undefined && { weight }),
    contents: [...load.contents],
    guides: [...load.guides],
    accessories: accessoriesOf(goods),
    tasks: load.tasks.map((task) => ({ task, done: ticked.has(`${load.key} ${task}`) })),
  };
}
