import { type FilledLoads, fillLoads, type PackLine } from './fill-loads.ts';
import type { GoodsToPack } from './goods.ts';
import { type Load, listLoads, loadsIn, type Transport } from './load.ts';
import type { LoadType } from './load-tasks.ts';
import { type CarrierRules, fitsCarrier, type LogisticsRules, type PackedKind } from './rules.ts';

/** Why goods go on pallets and are collected (LOG-30). */
export const palletReasons = ['heavyPiece', 'largePiece', 'leadBattery', 'totalWeight', 'parcelCount'] as const;
export type PalletReason = (typeof palletReasons)[number];

/** Why goods stay where they are (LOG-01, LOG-11, LOG-12). */
export const holdReasons = ['defective', 'loose', 'large', 'unchecked', 'leftOut', 'looseLithium', 'unpaid'] as const;
export type HoldReason = (typeof holdReasons)[number];
/** The batteries that staff has to know of before anything leaves; the seller then leaves those goods out (LOG-11). */
export const blockingReasons: readonly HoldReason[] = ['defective', 'loose', 'large', 'unchecked'];

export interface PackingPlan {
  readonly loads: readonly Load[];
  readonly held: readonly { readonly itemId: string; readonly units: number; readonly reason: HoldReason }[];
  /** Items whose batteries nobody has been asked about. */
  readonly unasked: readonly string[];
  /** What speaks for pallets; empty when everything can go as parcels. */
  readonly reasons: readonly PalletReason[];
  readonly cartons: number;
  readonly pallets: number;
  /** Units for which we send packing material: shipped, as far as it is known, and the seller has none of their own. */
  readonly material: number;
  /** Kilograms of everything whose weight can be told. */
  readonly weight: number;
}

/** What is packed how, what stays, and why: the goods of one offer under a provider's rules. */
export function packingPlan(all: readonly GoodsToPack[], rules: LogisticsRules, transport: Transport): PackingPlan {
  const carrier = rules.carriers[transport.carrier ?? rules.usualCarrier];
  const held = all.flatMap((goods) => holdOf(goods) ?? []);
  const stays = new Set(held.map(({ itemId }) => itemId));
  const going = all.filter(({ itemId }) => !stays.has(itemId));

  const known = going.flatMap(({ kind, ...goods }) => (kind ? [{ goods, packed: rules.kinds[kind] }] : []));
  const heavy = known.filter(({ goods, packed }) => isForPallet(goods, packed, carrier));
  const light = known.filter(({ goods, packed }) => !isForPallet(goods, packed, carrier));
  const cartons = fillLoads(light.map(cartonLine), carrier.weight);
  const weight = known.reduce((sum, { goods, packed }) => sum + goods.quantity * packed.weight, 0);
  const reasons = reasonsFor(heavy, carrier, { weight, cartons: loadsIn(cartons) }, rules);

  // What is fetched anyway stands on pallets as a whole; what is brought needs none.
  const onPallets = transport.method === 'shipment' ? heavy : reasons.length > 0 ? known : [];
  const pallets = fillLoads(
    onPallets.map(({ goods, packed }) => palletLine(goods, packed, rules)),
    rules.pallet.weight,
  );
  const unweighed = going.filter(({ kind }) => kind === undefined);
  const make = (type: LoadType, filled: readonly FilledLoads[]) =>
    listLoads(type, filled, { all, rules, carrier, transport });
  const isBrought = transport.method === 'delivery';
  const isCartoned = isBrought || onPallets !== known;
  const loads = [
    ...(isCartoned ? make('carton', cartons) : []),
    ...make(isBrought ? 'piece' : 'pallet', isBrought ? heavy.map(pieces) : pallets),
    ...make('unweighed', unweighedLoads(unweighed)),
  ];
  return {
    loads,
    held,
    unasked: going.filter(isUnasked).map(({ itemId }) => itemId),
    reasons,
    cartons: isCartoned ? loadsIn(cartons) : 0,
    pallets: isBrought ? 0 : loadsIn(pallets),
    material: (transport.method ?? 'shipment') === 'shipment' ? unpackaged(going) : 0,
    weight,
  };
}

/** The plans of several places as one: each place packs its own goods, and nothing is packed with another's. */
export function joinedPlan(plans: readonly { readonly site: string; readonly plan: PackingPlan }[]): PackingPlan {
  const all = plans.map(({ plan }) => plan);
  const sum = (of: (plan: PackingPlan) => number) => all.reduce((total, plan) => total + of(plan), 0);
  return {
    loads: plans.flatMap(({ site, plan }) => plan.loads.map((load) => ({ ...load, site }))),
    held: all.flatMap(({ held }) => held),
    unasked: all.flatMap(({ unasked }) => unasked),
    reasons: palletReasons.filter((reason) => all.some(({ reasons }) => reasons.includes(reason))),
    cartons: sum(({ cartons }) => cartons),
    pallets: sum(({ pallets }) => pallets),
    material: sum(({ material }) => material),
    weight: sum(({ weight }) => weight),
  };
}

/** Up to so many lines that nobody can weigh are told one by one; more of them are one list. */
const maxApart = 6;

function unweighedLoads(goods: readonly GoodsToPack[]): FilledLoads[] {
  const contents = goods.map(({ itemId, quantity }) => ({ itemId, units: quantity }));
  const apart = goods.length > maxApart ? [contents] : contents.map((one) => [one]);
  return apart.map((some) => ({ count: 1, contents: some, weight: 0 }));
}

function unpackaged(going: readonly GoodsToPack[]): number {
  return going.reduce((sum, { ownPackaging, quantity }) => (ownPackaging ? sum : sum + quantity), 0);
}

interface Known {
  readonly goods: Omit<GoodsToPack, 'kind'>;
  readonly packed: PackedKind;
}

function holdOf({ itemId, quantity, battery, answer, unpaid }: GoodsToPack) {
  const held = (reason: HoldReason) => ({ itemId, units: quantity, reason });
  if (unpaid) return held('unpaid');
  if (battery === 'looseLithium') return held(answer === 'leftOut' ? 'leftOut' : 'looseLithium');
  return battery === undefined || answer === undefined || answer === 'fine' ? undefined : held(answer);
}

function isUnasked({ battery, answer }: GoodsToPack): boolean {
  return battery !== undefined && battery !== 'looseLithium' && answer === undefined;
}

function isForPallet({ battery }: Omit<GoodsToPack, 'kind'>, packed: PackedKind, carrier: CarrierRules): boolean {
  return battery === 'lead' || !fitsCarrier(packed, carrier);
}

function cartonLine({ goods, packed }: Known): PackLine {
  const company = packed.alone ? { company: packed.guide + packed.weight } : {};
  return {
    itemId: goods.itemId,
    units: goods.quantity,
    weight: packed.weight,
    share: 1 / packed.perCarton,
    ...company,
  };
}

function palletLine(
  { itemId, quantity }: Omit<GoodsToPack, 'kind'>,
  packed: PackedKind,
  { pallet }: LogisticsRules,
): PackLine {
  const share = Math.min(1, volume(packed.size) / (volume(pallet.size) * pallet.used));
  return { itemId, units: quantity, weight: packed.weight, share };
}

const volume = ([one, two, three]: readonly [number, number, number]) => one * two * three;

function pieces({ goods, packed }: Known): FilledLoads {
  const { itemId, quantity } = goods;
  return { count: 1, contents: [{ itemId, units: quantity }], weight: quantity * packed.weight };
}

function reasonsFor(
  heavy: readonly Known[],
  carrier: CarrierRules,
  { weight, cartons }: { weight: number; cartons: number },
  { parcelsUpTo }: LogisticsRules,
): PalletReason[] {
  const is: Record<PalletReason, boolean> = {
    heavyPiece: heavy.some(({ packed }) => packed.weight > carrier.weight),
    largePiece: heavy.some(({ packed }) => packed.weight <= carrier.weight && !fitsCarrier(packed, carrier)),
    leadBattery: heavy.some(({ goods }) => goods.battery === 'lead'),
    totalWeight: weight > parcelsUpTo.weight,
    parcelCount: cartons > parcelsUpTo.parcels,
  };
  return palletReasons.filter((reason) => is[reason]);
}
