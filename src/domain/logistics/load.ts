import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import type { TrackingCarrier } from '#domain/values/tracking-number.ts';
import type { FilledLoads, PackedUnits } from './fill-loads.ts';
import type { GoodsToPack } from './goods.ts';
import { type LoadTask, type LoadType, tasksOf } from './load-tasks.ts';
import type { CarrierRules, LogisticsRules } from './rules.ts';

/** What is packed together: one load, or a run of loads that are all alike. */
export interface Load {
  /** Names the load and what is in it, so that what was ticked for other contents does not count. */
  readonly key: string;
  readonly type: LoadType;
  /** Number of the first and of the last load of the run among those of its type. */
  readonly from: number;
  readonly to: number;
  readonly contents: readonly PackedUnits[];
  /** Kilograms of each load, an estimate; undefined where nobody can tell. */
  readonly weight: number | undefined;
  /** Devices with a built-in lithium battery in each load, and whether the battery mark goes on it (LOG-10). */
  readonly batteries: number;
  readonly marked: boolean;
  /** The carrier does not take it, by the provider's contract (LOG-12). */
  readonly refused: boolean;
  readonly guides: readonly string[];
  readonly tasks: readonly LoadTask[];
  /** Where it is packed, of several places. */
  readonly site?: string;
}

export interface Transport {
  readonly method: ShippingMethod | undefined;
  /** Whose label it is; undefined until one was sent. */
  readonly carrier?: TrackingCarrier | undefined;
}

/** Beyond so many, loads that are alike are not listed one by one. */
const maxListed = 60;

/** How many loads there are in all runs. */
export function loadsIn(filled: readonly FilledLoads[]): number {
  return filled.reduce((sum, { count }) => sum + count, 0);
}

interface Circumstances {
  readonly all: readonly GoodsToPack[];
  readonly rules: LogisticsRules;
  readonly carrier: CarrierRules;
  readonly transport: Transport;
}

/** Numbered loads; alike ones one by one as long as there are few enough to tick. */
export function listLoads(
  type: LoadType,
  filled: readonly FilledLoads[],
  { all, rules, carrier, transport }: Circumstances,
): Load[] {
  const goodsById = new Map(all.map((goods) => [goods.itemId, goods]));
  const single = loadsIn(filled) <= maxListed;
  let number = 0;
  return filled.flatMap(({ count, contents, weight }) => {
    const goods = contents.flatMap(({ itemId }) => goodsById.get(itemId) ?? []);
    const batteries = contents.reduce(
      (sum, { itemId, units }) => sum + (goodsById.get(itemId)?.battery === 'lithium' ? units : 0),
      0,
    );
    const sent = transport.method === 'shipment' && (type === 'carton' || type === 'unweighed');
    const marked = type === 'carton' && transport.method !== 'delivery' && batteries >= rules.markFrom;
    const kinds = new Set(goods.flatMap(({ kind }) => kind ?? []));
    const units = contents.reduce((sum, one) => sum + one.units, 0);
    const load = {
      type,
      contents,
      weight: type === 'unweighed' ? undefined : weight,
      batteries,
      marked,
      refused: sent && batteries > 0 && !carrier.takesBuiltInLithium,
      guides: [...new Set([...kinds].map((kind) => rules.kinds[kind].guide))],
      tasks: tasksOf(type, goods, { sent, heavy: weight > carrier.weight / 2, marked }),
    };
    const runs = single ? count : 1;
    return Array.from({ length: runs }, () => {
      const from = number + 1;
      const to = single ? from : number + count;
      number = to;
      const first = contents[0]?.itemId.slice(5, 13) ?? '';
      return { ...load, from, to, key: [type, from, to, contents.length, units, first].join('.') };
    });
  });
}
