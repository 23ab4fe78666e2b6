import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type ItemConfiguration, startingConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { toItems } from '#server/offers/items.ts';

/** Goods of a demo offer: an entry of the real catalogue and what the seller says about one unit. */
export interface DemoGoods {
  slug: string;
  quantity: number;
  /** Where they stand, of several places. */
  site?: string;
  /** Each unit has a serial number, made up, that begins so. */
  serials?: string;
  configuration?: Partial<ItemConfiguration>;
}

const drives = (kind: 'ssd' | 'hdd', capacity: string, count: number) => [{ kind, capacity, count }];

export const goods = {
  servers: {
    slug: 'dell-poweredge-r640-verkaufen',
    quantity: 3,
    serials: 'BSPR640',
    configuration: {
      cpu: 'Gold 6130',
      cpuCount: 2,
      ram: '256 GB',
      drives: drives('hdd', '1,2 TB SAS', 8),
      rails: true,
    },
  },
  bigServers: {
    slug: 'hpe-proliant-dl380-gen10-verkaufen',
    quantity: 6,
    serials: 'BSPCZJ',
    configuration: { cpu: 'Silver 4114', cpuCount: 2, ram: '128 GB', drives: drives('ssd', '960 GB SATA', 4) },
  },
  keptDrives: {
    slug: 'hpe-proliant-dl380-gen10-verkaufen',
    quantity: 4,
    configuration: {
      ...{ cpu: 'Silver 4114', cpuCount: 2, ram: '128 GB', drives: drives('ssd', '960 GB SATA', 4) },
      mediaWish: 'keep',
    },
  },
  tower: {
    slug: 'dell-poweredge-t640-verkaufen',
    quantity: 1,
    configuration: { cpu: 'Silver 4110', cpuCount: 1, ram: '64 GB', drives: drives('hdd', '4 TB SATA', 4) },
  },
  notebooks: {
    slug: 'lenovo-thinkpad-t480-verkaufen',
    quantity: 12,
    serials: 'BSPPF1',
    configuration: { ram: '16 GB', drives: drives('ssd', '512 GB', 1), battery: 'good', charger: true },
  },
  oneNotebook: {
    slug: 'lenovo-thinkpad-t14-gen-1-intel-verkaufen',
    quantity: 1,
    configuration: { ram: '16 GB', drives: drives('ssd', '512 GB', 1), battery: 'weak', charger: true },
  },
  pcs: {
    slug: 'dell-optiplex-3060-verkaufen',
    quantity: 20,
    configuration: { ram: '8 GB', drives: drives('ssd', '256 GB', 1), mediaWish: 'eraseProof' },
  },
  storage: { slug: 'dell-unity-300-verkaufen', quantity: 1 },
  switches: { slug: 'cisco-catalyst-ws-c2960x-48fpd-l-verkaufen', quantity: 4 },
  firewall: { slug: 'fortinet-fortigate-100e-verkaufen', quantity: 2, configuration: { released: true } },
  accessPoints: { slug: 'meraki-mr33-verkaufen', quantity: 15, configuration: { released: true } },
  router: { slug: 'cisco-isr-4331-verkaufen', quantity: 2 },
  monitors: { slug: 'dell-ultrasharp-u2719d-verkaufen', quantity: 8, configuration: { stand: true } },
  oneMonitor: { slug: 'eizo-flexscan-ev2450-verkaufen', quantity: 1, configuration: { stand: true } },
  ups: { slug: 'apc-smart-ups-smt1500i-verkaufen', quantity: 2, configuration: { battery: 'weak', batteryYear: 2021 } },
} satisfies Record<string, DemoGoods>;

/** The items of an offer over these goods; throws when the catalogue does not know one of them. */
export function demoItemsOf(catalogue: Catalogue, wanted: readonly DemoGoods[], newId: () => string): OfferItem[] {
  const inputs = wanted.map(({ slug, quantity, configuration, site, serials }) => {
    const id = `item-${newId()}`;
    return {
      id,
      entryId: entryOf(catalogue, slug).id,
      quantity,
      // As the screens have it: nobody has packaging who has not said so.
      configuration: { ...startingConfiguration, ...configuration },
      ...(site !== undefined && { site }),
      ...(serials !== undefined && { serialNumbers: serialsOf(serials, id, quantity) }),
    };
  });
  return toItems(catalogue, inputs);
}

/** Numbers that no other demo item has. */
function serialsOf(start: string, itemId: string, quantity: number): string[] {
  const end = itemId.slice(-4).toUpperCase();
  return Array.from({ length: quantity }, (_, index) => `${start}${String(index + 1).padStart(2, '0')}${end}`);
}

function entryOf(catalogue: Catalogue, slug: string) {
  const entry = catalogue.bySlug.get(slug);
  if (!entry) throw new Error(`The demo offers name ${slug}, which the catalogue does not have`);
  return entry;
}
