import { describe, expect, it } from 'vitest';
import type { Model } from '#domain/catalogue/entries.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { CategoryKey, TypeKey } from '#domain/catalogue/kinds.ts';
import { aCategory, aModelItem, aTypeItem } from '#tests/factories/wizard-items.ts';
import { goodsKindOf } from './goods-kind-of.ts';

const said: ItemConfiguration = { working: true, packagingAvailable: true };
const model = (category: CategoryKey, facts: Partial<Model>, more: Partial<ItemConfiguration> = {}) => {
  const entry = aModelItem(facts, aCategory(category));
  return goodsKindOf(entry.title, entry, { ...said, ...more });
};

describe('how goods travel', () => {
  it.each<[CategoryKey, Partial<Model>, string]>([
    ['server', { configType: 'serverRack', note: 'Rack, 1 HE' }, 'serverOneUnit'],
    ['server', { configType: 'serverRack', note: 'POWER10, Rack, 4 HE' }, 'serverFourUnits'],
    ['server', { configType: 'serverStandalone', note: 'Tower' }, 'serverTower'],
    ['server', { configType: 'serverBlade' }, 'blade'],
    ['server', { note: 'Blade-Chassis' }, 'bladeChassis'],
    ['storage', { configType: 'diskStorage', note: '12 Einschübe, 3,5 Zoll' }, 'shelfTwoUnits'],
    ['storage', { configType: 'diskStorage', note: '4 Einschübe, 3,5 Zoll' }, 'storageDesktop'],
    ['storage', { configType: 'diskStorageNoController', note: 'Erweiterung, 84 Einschübe' }, 'shelfFourUnits'],
    ['storage', { configType: 'tapeLibrary' }, 'tapeLibrary'],
    ['switch', { configType: 'lanSwitch', note: '24 Ports, PoE+' }, 'switchSmall'],
    ['switch', { configType: 'lanSwitch', note: '48 Ports' }, 'switchLarge'],
    ['switch', { configType: 'lanSwitch', note: 'Chassis' }, 'switchChassis'],
    ['switch', { configType: 'sanSwitch', note: 'Fibre Channel, 24 Ports, 8 Gbit/s' }, 'switchSmall'],
    ['router', { name: 'FRITZ!Box 7590' }, 'networkDesktop'],
    ['router', { name: 'ISR 4331' }, 'networkOneUnit'],
    ['firewall', { note: 'Tischgerät' }, 'networkDesktop'],
    ['notebookTablet', { configType: 'macBookPro' }, 'notebook'],
    ['notebookTablet', { configType: 'iPad' }, 'tablet'],
    ['pcWorkstation', { configType: 'pc', note: 'Mini-PC' }, 'pcMicro'],
    ['pcWorkstation', { configType: 'workstation', note: 'Workstation' }, 'workstation'],
    ['monitor', { note: '23,8 Zoll, Full HD' }, 'monitorSmall'],
    ['monitor', { note: '27 Zoll, QHD' }, 'monitorMedium'],
    ['monitor', { note: '34 Zoll, 3440 × 1440' }, 'monitorLarge'],
    ['ups', { note: '750 VA' }, 'upsSmall'],
    ['ups', { note: '1.500 VA, Rack, 2 HE' }, 'upsMedium'],
    ['ups', { note: '3.000 VA' }, 'upsLarge'],
    ['ups', { note: 'Ersatzbatterie' }, 'upsBattery'],
    ['other', { note: 'Smartphone' }, 'phone'],
    ['other', { note: 'Serverschrank' }, 'cabinet'],
  ])('%s %j is a %s', (category, facts, kind) => {
    expect(model(category, facts)).toBe(kind);
  });

  it('listens to what the customer said about form and size', () => {
    expect(model('pcWorkstation', { configType: 'pc' }, { formFactor: 'Tower' })).toBe('pcTower');
    expect(model('ups', {}, { power: '750 VA' })).toBe('upsSmall');
  });

  it.each<[TypeKey, string | undefined, string]>([
    ['hdd', '3,5 Zoll', 'disk'],
    ['hdd', 'M.2', 'diskSmall'],
    ['hdd', 'Bandkassette', 'tape'],
    ['ram', undefined, 'module'],
    ['gpu', undefined, 'card'],
  ])('a component: %s, %s', (type, formFactor, kind) => {
    expect(goodsKindOf(type, aTypeItem(type), { ...said, ...(formFactor && { formFactor }) })).toBe(kind);
  });

  it.each([
    ['Notebook Lenovo T480', 'notebook'],
    ['USV APC 750 VA', 'upsSmall'],
    ['10 Ersatzakkus für ThinkPad', 'looseLithium'],
    ['Server Fujitsu TX100', undefined],
    ['Drucker Brother', undefined],
    ['irgendetwas', undefined],
  ])('in own words: %s', (words, kind) => {
    expect(goodsKindOf(words, undefined, undefined)).toBe(kind);
  });
});
