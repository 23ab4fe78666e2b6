import { describe, expect, it } from 'vitest';
import { storesNothing } from '#domain/catalogue/data-wish.ts';
import { factOf } from '#domain/catalogue/fact-of.ts';
import type { GoodsFacts } from '#domain/catalogue/goods-facts.ts';
import { type LockKind, lockKinds } from '#domain/catalogue/kinds.ts';
import { lockOf } from '#domain/catalogue/locks.ts';
import { isAnswerRequired, questionsFor } from '#domain/catalogue/questions/questions-for.ts';
import type { Question } from '#domain/catalogue/questions/registry.ts';
import { withFreetext } from '#domain/catalogue/wizard-item.ts';
import { goodsKindOf } from '#domain/logistics/goods-kind-of.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';

const { catalogue, entries } = deliveredCatalogue();

function page(slug: string) {
  const item = catalogue.bySlug.get(`${slug}-verkaufen`);
  if (item === undefined) throw new Error(`no page ${slug}`);
  return item;
}

describe('what the catalogue says of goods', () => {
  it('stays on the server', () => {
    expect(JSON.stringify(entries.body)).not.toContain('facts');
  });

  it('tells of every model what tax it may carry and whether it keeps data', () => {
    const complete = catalogue.items.filter(({ selectType }) => selectType === 'model' || selectType === 'type');
    const silent = complete.filter(
      (item) => factOf(item, 'reverseCharge') === undefined || factOf(item, 'storesData') === undefined,
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('leaves the way of travelling open for goods of category other alone', () => {
    const open = catalogue.items.filter((item) => item.model && factOf(item, 'goodsKind') === undefined);
    expect([...new Set(open.map(({ category }) => category?.key))]).toEqual(['other']);
  });

  it.each([
    ['dell-poweredge-r230', 'serverOneUnit'],
    ['dell-poweredge-r930', 'serverFourUnits'],
    ['dell-poweredge-t130', 'serverTower'],
    ['dell-poweredge-m640', 'blade'],
    ['hpe-bladesystem-c7000', 'bladeChassis'],
    ['dell-powervault-md1200', 'shelfTwoUnits'],
    ['qnap-ts-231p', 'storageDesktop'],
    ['dell-powervault-me484', 'shelfFourUnits'],
    ['dell-powervault-tl2000', 'tapeLibrary'],
    ['dell-powerswitch-n1524', 'switchSmall'],
    ['dell-powerswitch-n1548', 'switchLarge'],
    ['aruba-5406r-zl2', 'switchChassis'],
    ['meraki-ms120-8', 'networkDesktop'],
    ['fortinet-fortigate-60e', 'networkDesktop'],
    ['apple-ipad-9-generation', 'tablet'],
    ['lenovo-thinkcentre-m720q', 'pcMicro'],
    ['dell-precision-3420-sff', 'workstation'],
    ['dell-ultrasharp-u2412m', 'monitorSmall'],
    ['dell-ultrasharp-u2515h', 'monitorMedium'],
    ['dell-ultrasharp-u3011', 'monitorLarge'],
    ['apc-smart-ups-smt750i', 'upsSmall'],
    ['apc-smart-ups-smt1500i', 'upsMedium'],
    ['hpe-r3000', 'upsLarge'],
    ['apc-apcrbc115', 'upsBattery'],
    ['apple-iphone-8', 'phone'],
    ['hp-laserjet-enterprise-m507', 'printer'],
    ['ricoh-mp-c4503', 'printerLarge'],
    ['zebra-zt410', 'deskDevice'],
    ['epson-eb-x41', 'projector'],
    ['cisco-air-ct5520-k9', 'networkOneUnit'],
    ['apc-netshelter-sx-ar3100', 'cabinet'],
    ['hpe-lto-7-ultrium-c7977a', 'tape'],
    ['netapp-x306a', 'disk'],
    ['samsung-pm883', 'diskSmall'],
  ])('says how %s travels: %s', (slug, kind) => {
    expect(goodsKindOf('', page(slug))).toBe(kind);
  });

  it.each<[string, GoodsFacts['reverseCharge']]>([
    ['samsung-galaxy-tab-a7', 'tablet'],
    ['apple-ipad-9-generation', 'tablet'],
    ['microsoft-surface-pro-7', 'review'],
    ['dell-latitude-5490', 'none'],
    ['microsoft-surface-book-2', 'none'],
    ['intel-xeon-gold-6130', 'integratedCircuit'],
    ['apple-iphone-8', 'mobilePhone'],
    ['google-pixel-7', 'mobilePhone'],
    ['sony-playstation-5', 'console'],
    ['hp-laserjet-enterprise-m507', 'none'],
    ['zebra-tc56', 'review'],
    ['xiaomi-13', 'mobilePhone'],
    ['amazon-fire-hd-10-2023', 'tablet'],
    ['lenovo-tab-m10-hd', 'tablet'],
    ['dell-inspiron-15-3511', 'none'],
    ['epson-eb-l210w', 'none'],
    ['dell-poweredge-r640', 'none'],
  ])('says what %s is for the tax that the buyer owes (INV-15): %s', (slug, expected) => {
    expect(factOf(page(slug), 'reverseCharge')).toBe(expected);
  });

  it.each<[string, LockKind | undefined]>([
    ['meraki-mr33', 'cloud'],
    ['ubiquiti-unifi-u6-pro', 'cloud'],
    ['apple-iphone-8', 'apple'],
    ['samsung-galaxy-a51', 'phone'],
    ['google-pixel-7', 'phone'],
    ['cisco-air-ct5520-k9', undefined],
    ['dell-latitude-5490', 'management'],
    ['fortinet-fortigate-60e', 'subscription'],
    ['dell-powerswitch-n1524', undefined],
    ['dell-poweredge-r640', undefined],
  ])('says what may bind %s: %s', (slug, lock) => {
    expect(lockOf(page(slug))).toBe(lock);
    expect(isAnswerRequired(page(slug), 'released')).toBe(lock === 'cloud');
  });

  it('names every kind of lock', () => {
    const used = new Set(catalogue.items.filter(({ model }) => model).map(lockOf));
    expect(lockKinds.filter((lock) => !used.has(lock))).toEqual(['account']);
    expect(lockOf(withFreetext(page('switches'), 'Gerät 123'))).toBe('account');
    expect(lockOf(withFreetext(page('meraki-switches'), 'MS999'))).toBe('cloud');
  });

  it('keeps no data in monitors, UPSs and parts without memory of their own (DEL-10)', () => {
    const stores = (slug: string) => !storesNothing(page(slug));
    expect(['dell-ultrasharp-u2412m', 'hpe-r3000', 'intel-xeon-gold-6130'].map(stores)).toEqual([false, false, false]);
    expect(['dell-poweredge-r640', 'samsung-pm883', 'dell-perc-h730p'].map(stores)).toEqual([true, true, true]);
  });
});

describe('what a model answers by itself is not asked', () => {
  it.each<[string, Question, boolean]>([
    ['cisco-catalyst-c9120axi-e', 'region', false],
    ['aruba-iap-305', 'region', true],
    ['meraki-mr33', 'antennas', false],
    ['lancom-ln-1702', 'antennas', true],
    ['apc-smart-ups-smt1500i', 'rails', false],
    ['eaton-5px-1500i-rt', 'rails', true],
    ['fortinet-fortigate-60e', 'mount', false],
    ['fortinet-fortigate-60e', 'powerSupplies', false],
    ['fortinet-fortigate-60e', 'charger', true],
    ['fortinet-fortigate-100e', 'charger', false],
    ['lenovo-thinkcentre-m720s', 'formFactor', false],
    ['lenovo-thinkcentre-m720s', 'charger', false],
    ['lenovo-thinkcentre-m720q', 'charger', true],
    ['dell-precision-5530', 'gpu', true],
    ['dell-latitude-5490', 'gpu', false],
    ['samsung-pm883', 'sectors520', false],
    ['netapp-x423a', 'sectors520', true],
    ['samsung-pm981', 'tray', false],
    ['hpe-lto-7-ultrium-c7977a', 'powerOnHours', false],
    ['dell-perc-h730p', 'cacheBattery', true],
    ['intel-x710-da2', 'cacheBattery', false],
    ['hpe-ethernet-562flr-sfp-plus', 'bracket', false],
    ['nvidia-a100-sxm4-40-gb', 'capacity', false],
    ['nvidia-tesla-m40', 'capacity', true],
    ['amd-epyc-7302p', 'vendorLocked', true],
    ['intel-xeon-gold-6130', 'vendorLocked', false],
  ])('%s: %s is asked: %s', (slug, question, asked) => {
    expect(questionsFor(page(slug)).includes(question)).toBe(asked);
  });
});
