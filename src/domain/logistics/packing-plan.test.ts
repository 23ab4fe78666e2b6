import { describe, expect, it } from 'vitest';
import { batteryOfKind, type GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { logisticsRules as rules } from '#logistics.config.ts';
import type { BatteryAnswer } from './battery-answer.ts';
import type { GoodsToPack } from './goods.ts';
import type { Transport } from './load.ts';
import { packingPlan } from './packing-plan.ts';

const shipment: Transport = { method: 'shipment' };
const pickup: Transport = { method: 'pickup' };

function some(quantity: number, kind: GoodsKind | undefined, more: Partial<GoodsToPack> = {}): GoodsToPack {
  const battery = kind === undefined ? undefined : batteryOfKind(kind);
  const base = {
    kind,
    battery,
    answer: battery && ('fine' as const),
    unpaid: false,
    locked: false,
    ownPackaging: false,
  };
  return { itemId: `item-${kind ?? 'unknown'}`, quantity, configuration: undefined, ...base, ...more };
}

const plan = (goods: GoodsToPack[], transport = shipment) => packingPlan(goods, rules, transport);
const unitsOf = (goods: GoodsToPack[], transport = shipment) =>
  plan(goods, transport).loads.map(({ type, contents }) => `${type} ${contents.map(({ units }) => units).join('+')}`);

describe('what goes as parcel', () => {
  it('one notebook is one parcel', () => {
    const { loads, reasons, cartons, weight } = plan([some(1, 'notebook')]);
    expect({ cartons, weight, reasons }).toEqual({ cartons: 1, weight: 3, reasons: [] });
    expect(loads).toMatchObject([{ type: 'carton', from: 1, to: 1, weight: 3, guides: ['notebook'], marked: false }]);
  });

  it('forty notebooks fill parcels of eight, none above what the carrier lifts', () => {
    const { loads } = plan([some(40, 'notebook')]);
    expect(loads.map(({ contents }) => contents[0]?.units)).toEqual([8, 8, 8, 8, 8]);
    expect(loads.every(({ weight }) => (weight ?? 0) <= rules.carriers.dhl.weight)).toBe(true);
  });

  it('leftovers of different lines share a parcel, heavy goods stay alone', () => {
    const goods = [some(1, 'serverOneUnit'), some(3, 'notebook'), some(2, 'accessPoint')];
    expect(unitsOf(goods)).toEqual(['carton 1', 'carton 3+2']);
  });

  it('monitors of one size travel in pairs, also when they are different models', () => {
    expect(unitsOf([some(1, 'monitorSmall'), some(1, 'monitorSmall', { itemId: 'item-other' })])).toEqual([
      'carton 1+1',
    ]);
  });

  it('goods of unknown weight are weighed by the seller, and nobody guesses', () => {
    const { loads, weight } = plan([some(2, undefined)]);
    expect(loads).toMatchObject([{ type: 'unweighed', weight: undefined, contents: [{ units: 2 }] }]);
    expect(loads[0]?.tasks).toEqual(['contents', 'data', 'weighed', 'label']);
    expect(weight).toBe(0);
  });

  it('more than a few lines of unknown weight are one list instead of a parcel each', () => {
    const unknown = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...some(2, undefined), itemId: `item-${index}` }));
    expect(plan(unknown(6)).loads).toHaveLength(6);
    const { loads } = plan(unknown(7));
    expect(loads).toMatchObject([{ type: 'unweighed', weight: undefined }]);
    expect(loads[0]?.contents.map(({ itemId }) => itemId)).toEqual(unknown(7).map(({ itemId }) => itemId));
  });

  it('three thousand parcels are one run instead of three thousand lists', () => {
    const { loads, cartons } = plan([some(24_000, 'notebook')]);
    expect(cartons).toBe(3_000);
    expect(loads).toMatchObject([{ from: 1, to: 3_000 }]);
  });
});

describe('LOG-30: what needs a pallet or is fetched', () => {
  it.each<[string, GoodsToPack[], string[]]>([
    ['a piece above 31.5 kg', [some(1, 'serverTwoUnits')], ['heavyPiece']],
    ['a piece longer than a parcel may be', [some(1, 'cabinet')], ['heavyPiece']],
    ['more than 150 kg', [some(8, 'serverOneUnit')], ['totalWeight', 'parcelCount']],
    ['more than six parcels', [some(7, 'pcTower')], ['parcelCount']],
    ['any UPS, also a small one', [some(1, 'upsSmall')], ['leadBattery']],
    ['nothing of that', [some(6, 'pcTower')], []],
  ])('%s', (_, goods, reasons) => {
    expect(plan(goods).reasons).toEqual(reasons);
  });

  it('a piece within the weight but over the size of the carrier is large', () => {
    const wide = { ...rules, kinds: { ...rules.kinds, card: { ...rules.kinds.card, size: [130, 20, 20] as const } } };
    expect(packingPlan([some(1, 'card')], wide, shipment).reasons).toEqual(['largePiece']);
    expect(packingPlan([some(1, 'card')], wide, { method: 'shipment', carrier: 'dpd' }).reasons).toEqual([]);
  });

  it('beside parcels, a UPS waits on a pallet of its own', () => {
    expect(unitsOf([some(2, 'upsMedium'), some(1, 'notebook')])).toEqual(['carton 1', 'pallet 2']);
  });

  it('what is fetched because of one piece stands on pallets as a whole', () => {
    expect(unitsOf([some(2, 'upsMedium'), some(1, 'notebook')], pickup)).toEqual(['pallet 2+1']);
  });

  it('three hundred servers fill pallets up to their space and weight', () => {
    const { loads, pallets, cartons } = plan([some(300, 'serverOneUnit')], pickup);
    expect({ pallets, cartons }).toEqual({ pallets: 20, cartons: 0 });
    expect(loads.every(({ weight }) => (weight ?? 0) <= rules.pallet.weight)).toBe(true);
  });

  it('what could be a parcel is fetched in cartons', () => {
    expect(unitsOf([some(3, 'switchLarge')], pickup)).toEqual(['carton 3']);
  });

  it('what the seller brings needs no pallet: heavy goods are carried piece by piece', () => {
    const { loads, pallets } = plan([some(2, 'serverTwoUnits'), some(1, 'notebook')], { method: 'delivery' });
    expect(loads.map(({ type }) => type)).toEqual(['carton', 'piece']);
    expect(pallets).toBe(0);
  });
});

describe('LOG-10: battery devices in a parcel', () => {
  it.each([
    [2, false],
    [3, true],
  ])('%i of them: battery mark %s', (units, marked) => {
    const [parcel] = plan([some(units, 'notebook')]).loads;
    expect(parcel).toMatchObject({ batteries: units, marked });
    expect(parcel?.tasks.includes('mark')).toBe(marked);
  });

  it('needs no mark in the seller’s own car', () => {
    expect(plan([some(3, 'notebook')], { method: 'delivery' }).loads).toMatchObject([{ marked: false }]);
  });

  it('counts notebooks and tablets together, and no device whose battery is gone', () => {
    expect(plan([some(2, 'notebook'), some(1, 'tablet')]).loads).toMatchObject([{ batteries: 3, marked: true }]);
    expect(plan([some(3, 'notebook', { battery: undefined })]).loads).toMatchObject([{ batteries: 0, marked: false }]);
  });
});

describe('LOG-11 and LOG-12: what stays where it is', () => {
  it.each<[BatteryAnswer]>([['defective'], ['loose'], ['large'], ['unchecked'], ['leftOut']])(
    'a battery that is %s',
    (answer) => {
      const { held, loads } = plan([some(2, 'notebook', { answer })]);
      expect(held).toEqual([{ itemId: 'item-notebook', units: 2, reason: answer }]);
      expect(loads).toEqual([]);
    },
  );

  it('loose lithium batteries, whatever else was said', () => {
    expect(plan([some(4, 'looseLithium', { answer: undefined })]).held).toMatchObject([{ reason: 'looseLithium' }]);
  });

  it('asks about batteries of which nothing is known, also lead ones, and only about those', () => {
    const goods = [
      some(1, 'notebook', { answer: undefined }),
      some(1, 'tablet'),
      some(1, 'upsSmall', { answer: undefined }),
      some(1, 'serverOneUnit'),
    ];
    expect(plan(goods).unasked).toEqual(['item-notebook', 'item-upsSmall']);
  });

  it('a carrier whose contract excludes batteries refuses their parcel and no other', () => {
    const { loads } = plan([some(1, 'notebook'), some(1, 'serverOneUnit')], { method: 'shipment', carrier: 'dpd' });
    expect(loads.map(({ batteries, refused }) => [batteries, refused])).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});

describe('LOG-01: what is bought as goods', () => {
  it('broken goods without a price are not sent', () => {
    const { held, loads } = plan([some(1, 'pcSmall', { unpaid: true })]);
    expect(held).toMatchObject([{ reason: 'unpaid' }]);
    expect(loads).toEqual([]);
  });
});

describe('packing material', () => {
  it('is sent for the goods whose seller has none, and only where they are shipped', () => {
    const goods = [some(3, 'notebook'), some(2, 'accessPoint', { ownPackaging: true })];
    expect([plan(goods).material, plan(goods, pickup).material]).toEqual([3, 0]);
  });

  it('is not sent for goods that stay', () => {
    expect(plan([some(1, 'pcSmall', { unpaid: true })]).material).toBe(0);
  });
});

describe('the list to tick off', () => {
  const said: ItemConfiguration = { working: true, packagingAvailable: true, charger: true };

  it('has what these very goods need', () => {
    const [parcel] = plan([some(1, 'notebook', { locked: true, configuration: said })]).loads;
    expect(parcel?.tasks).toEqual(['contents', 'data', 'locks', 'accessories', 'battery', 'label']);
  });

  it('asks to weigh a parcel only where the carrier might refuse it', () => {
    const isWeighed = (units: number) => plan([some(units, 'notebook')]).loads[0]?.tasks.includes('weighed');
    expect([isWeighed(5), isWeighed(6)]).toEqual([false, true]);
  });

  it('speaks of straps instead of labels where the goods are fetched', () => {
    expect(plan([some(1, 'upsSmall')], pickup).loads[0]?.tasks).toEqual(['contents', 'lead', 'secured']);
  });

  it('is another list as soon as the parcel holds something else', () => {
    const [one] = plan([some(1, 'notebook')]).loads;
    const [other] = plan([some(2, 'notebook')]).loads;
    expect(one?.key).not.toBe(other?.key);
  });
});
