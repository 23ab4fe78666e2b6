import type { Model } from './entries.ts';
import type { ItemConfiguration } from './item-configuration.ts';
import type { CategoryKey, ConfigType, TypeKey } from './kinds.ts';
import type { WizardItem } from './wizard-item.ts';

/** What can be asked about an item beyond `working`, `packagingAvailable` and remarks, which are always asked. */
export const questions = [
  'modelName',
  'capacity',
  'cpu',
  'cpuCount',
  'ram',
  'drives',
  'gpu',
  'display',
  'tapeDrive',
  'controllers',
  'ports',
  'powerSupplies',
  'keyboard',
  'battery',
  'batteryYear',
  'charger',
  'rails',
  'stand',
  'antennas',
  'released',
] as const satisfies readonly (keyof ItemConfiguration)[];
export type Question = (typeof questions)[number];

const server: readonly Question[] = ['cpu', 'cpuCount', 'ram', 'drives', 'powerSupplies'];
const notebook: readonly Question[] = ['cpu', 'ram', 'drives', 'display', 'keyboard', 'battery', 'charger', 'released'];
const tablet: readonly Question[] = ['capacity', 'battery', 'charger', 'released'];
const desktop: readonly Question[] = ['cpu', 'ram', 'drives', 'gpu'];
const mac: readonly Question[] = [...desktop, 'released'];
const networkDevice: readonly Question[] = ['ports', 'powerSupplies', 'rails'];

const byConfigType: Record<ConfigType, readonly Question[]> = {
  serverBlade: ['cpu', 'cpuCount', 'ram', 'drives'],
  serverRack: [...server, 'rails'],
  serverStandalone: server,
  notebook,
  tablet,
  surfacePro: ['cpu', 'ram', 'drives', 'keyboard', 'battery', 'charger', 'released'],
  surfaceBook: ['cpu', 'ram', 'drives', 'display', 'gpu', 'keyboard', 'battery', 'charger', 'released'],
  macBook: ['cpu', 'ram', 'drives', 'keyboard', 'battery', 'charger', 'released'],
  macBookPro: ['cpu', 'ram', 'drives', 'gpu', 'keyboard', 'battery', 'charger', 'released'],
  iPad: tablet,
  pc: ['cpu', 'ram', 'drives', 'charger'],
  allInOnePc: [...desktop, 'display', 'stand'],
  gamingPc: desktop,
  workstation: ['cpu', 'cpuCount', 'ram', 'drives', 'gpu'],
  iMac: mac,
  macMini: ['cpu', 'ram', 'drives', 'released'],
  macPro: mac,
  tapeLibrary: ['tapeDrive', 'drives', 'rails'],
  diskStorage: ['controllers', 'drives', 'ports', 'powerSupplies', 'rails'],
  diskStorageNoController: ['drives', 'powerSupplies', 'rails'],
  lanSwitch: ['powerSupplies', 'rails'],
  lanSwitchWithBinding: ['released', 'powerSupplies', 'rails'],
  sanSwitch: networkDevice,
};

const byCategory: Record<CategoryKey, readonly Question[]> = {
  server: [...server, 'rails'],
  storage: ['controllers', 'drives', 'tapeDrive', 'rails'],
  switch: ['powerSupplies', 'rails', 'released'],
  router: ['powerSupplies', 'rails', 'released'],
  firewall: ['powerSupplies', 'rails', 'released'],
  accessPoint: ['released', 'antennas'],
  notebookTablet: notebook,
  pcWorkstation: desktop,
  monitor: ['display', 'stand'],
  ups: ['batteryYear', 'rails'],
  hardware: [],
  other: [],
};

const byType: Record<TypeKey, readonly Question[]> = {
  hdd: ['modelName', 'capacity'],
  ram: ['modelName', 'capacity'],
  cpu: ['modelName'],
  mainboard: ['modelName'],
  gpu: ['modelName'],
  controller: ['modelName', 'ports'],
};

/** A component's model says its name, and unless it holds data of different sizes also its capacity. */
function componentQuestions(type: TypeKey, { ssdDisabled, hddDisabled }: Model): readonly Question[] {
  const known = ssdDisabled && hddDisabled ? ['modelName', 'capacity'] : ['modelName'];
  return byType[type].filter((question) => !known.includes(question));
}

/** Questions that matter for an item's price, in the order they are asked. */
export function questionsFor({ type, model, series, category }: WizardItem): readonly Question[] {
  if (type !== undefined) return model === undefined ? byType[type.key] : componentQuestions(type.key, model);
  const configType = model?.configType ?? series?.configType;
  if (configType !== undefined) return byConfigType[configType];
  const asked = category === undefined ? [] : byCategory[category.key];
  // a monitor's size belongs to its model
  return model === undefined ? asked : asked.filter((question) => question !== 'display');
}
