import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';

/** What the making of one device of a kind emits, by published figures of its makers. */
interface Footprint {
  /** Median of total × share of making, in kilograms of CO₂e. */
  readonly kilograms: number;
  /** How many records it is the median of. */
  readonly records: number;
}

/**
 * By kind of device: medians of Boavizta's collection of product carbon footprints, worked out by docs/decisions/0564. A kind with fewer
 * than five records has none: tablets, printers, network devices and all others.
 */
export const footprints = {
  notebook: { kilograms: 243.5, records: 150 },
  pc: { kilograms: 206.1, records: 32 },
  allInOne: { kilograms: 292.3, records: 17 },
  workstation: { kilograms: 380.5, records: 12 },
  monitor: { kilograms: 334.6, records: 151 },
  server: { kilograms: 1206.5, records: 35 },
  blade: { kilograms: 1618.8, records: 7 },
  phone: { kilograms: 60.8, records: 21 },
} as const satisfies Readonly<Record<string, Footprint>>;

export type FootprintKind = keyof typeof footprints;

/** Where the figures are from, as it is said beside each of them. */
export const footprintSource = {
  name: 'Boavizta, environmental-footprint-data',
  address: 'github.com/Boavizta/environmental-footprint-data',
  file: 'boavizta-data-us.csv',
  /** Of the file as it was read. */
  commit: 'ff430043',
  newestRecord: '2022-06-02',
  licence: 'ODbL 1.0',
  makers: 'Apple, Asus, Dell und Fairphone',
} as const;

const kinds: Partial<Readonly<Record<GoodsKind, FootprintKind>>> = {
  notebook: 'notebook',
  phone: 'phone',
  monitorSmall: 'monitor',
  monitorMedium: 'monitor',
  monitorLarge: 'monitor',
  pcMicro: 'pc',
  pcSmall: 'pc',
  pcTower: 'pc',
  allInOne: 'allInOne',
  workstation: 'workstation',
  serverOneUnit: 'server',
  serverTwoUnits: 'server',
  serverFourUnits: 'server',
  serverTower: 'server',
  blade: 'blade',
};

/** The kind under which the making of such goods is published; undefined where it is not. */
export function footprintKindOf(kind: GoodsKind): FootprintKind | undefined {
  return kinds[kind];
}
