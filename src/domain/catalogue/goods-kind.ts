/** Kinds of goods by how they travel: each has a packed weight, a size and a way of packing. */
export const goodsKinds = [
  'notebook',
  'tablet',
  'phone',
  'monitorSmall',
  'monitorMedium',
  'monitorLarge',
  'pcMicro',
  'pcSmall',
  'pcTower',
  'allInOne',
  'workstation',
  'serverOneUnit',
  'serverTwoUnits',
  'serverFourUnits',
  'serverTower',
  'blade',
  'bladeChassis',
  'storageDesktop',
  'shelfTwoUnits',
  'shelfFourUnits',
  'tapeLibrary',
  'networkDesktop',
  'networkOneUnit',
  'switchSmall',
  'switchLarge',
  'switchChassis',
  'accessPoint',
  'upsSmall',
  'upsMedium',
  'upsLarge',
  'upsBattery',
  'tape',
  'disk',
  'diskSmall',
  'module',
  'card',
  'console',
  'printer',
  'printerLarge',
  'projector',
  'deskDevice',
  'cabinet',
  'looseLithium',
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** What powers goods, as the transport of dangerous goods sees it (LOG-10, LOG-11). */
export const batteryKinds = ['lithium', 'lead', 'looseLithium'] as const;
export type BatteryKind = (typeof batteryKinds)[number];

const lithium: readonly GoodsKind[] = ['notebook', 'tablet', 'phone'];
const lead: readonly GoodsKind[] = ['upsSmall', 'upsMedium', 'upsLarge', 'upsBattery'];

/** The battery that goods of a kind have, undefined for none and for the coin cell on a mainboard, which may travel. */
export function batteryOfKind(kind: GoodsKind): BatteryKind | undefined {
  if (lithium.includes(kind)) return 'lithium';
  if (lead.includes(kind)) return 'lead';
  return kind === 'looseLithium' ? 'looseLithium' : undefined;
}

const resettable: readonly GoodsKind[] = [
  'networkDesktop',
  'networkOneUnit',
  'switchSmall',
  'switchLarge',
  'switchChassis',
  'accessPoint',
];
const withoutData: readonly GoodsKind[] = [
  ...resettable,
  ...lead,
  'monitorSmall',
  'monitorMedium',
  'monitorLarge',
  'bladeChassis',
  'module',
  'card',
  'projector',
  'deskDevice',
  'cabinet',
  'looseLithium',
];

/** Whether goods of a kind hold the owner's files, which are gone after the sale. */
export function holdsData(kind: GoodsKind): boolean {
  return !withoutData.includes(kind);
}

/** Whether goods of a kind may have something on which data is left: a firewall has a disk beside its settings, a cabinet may be a storage system. */
export function mayHoldMedia(kind: GoodsKind): boolean {
  return holdsData(kind) || holdsSettings(kind) || kind === 'cabinet';
}

/** Whether goods of a kind keep the owner's settings and are set back before they leave. */
export function holdsSettings(kind: GoodsKind): boolean {
  return resettable.includes(kind);
}
