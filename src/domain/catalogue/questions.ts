import type { CategoryKey, ConfigType, TypeKey } from './kinds.ts';
import { isIrrelevant } from './known-by-model.ts';
import { lockOf } from './locks.ts';
import { type Question, questions } from './question-keys.ts';
import type { WizardItem } from './wizard-item.ts';

const server: readonly Question[] = ['cpu', 'cpuCount', 'ram', 'drives', 'powerSupplies'];
const worn: readonly Question[] = ['keyboard', 'grade', 'battery', 'charger'];
const notebook: readonly Question[] = ['cpu', 'ram', 'drives', 'gpu', 'display', ...worn];
const tablet: readonly Question[] = ['capacity', 'cellular', 'grade', 'battery', 'charger'];
const desktop: readonly Question[] = ['cpu', 'ram', 'drives', 'gpu'];
const networkDevice: readonly Question[] = ['powerSupplies', 'charger', 'mount'];

const byConfigType: Record<ConfigType, readonly Question[]> = {
  serverBlade: ['cpu', 'cpuCount', 'ram', 'drives'],
  serverRack: [...server, 'rails'],
  serverStandalone: server,
  notebook,
  tablet,
  surfacePro: ['cpu', 'ram', 'drives', 'cellular', 'keyboardCover', ...worn],
  surfaceBook: ['cpu', 'ram', 'drives', 'gpu', 'display', ...worn],
  macBook: ['cpu', 'ram', 'drives', ...worn],
  macBookPro: ['cpu', 'ram', 'drives', 'gpu', ...worn],
  iPad: tablet,
  pc: [...desktop, 'formFactor', 'charger'],
  allInOnePc: [...desktop, 'display', 'grade', 'stand'],
  gamingPc: [...desktop, 'parts', 'grade'],
  workstation: [...desktop, 'cpuCount'],
  iMac: [...desktop, 'grade'],
  macMini: ['cpu', 'ram', 'drives', 'grade'],
  macPro: [...desktop, 'grade'],
  tapeLibrary: ['tapeDrive', 'tapeDriveCount', 'interface', 'drives', 'rails'],
  diskStorage: ['controllers', 'ports', 'drives', 'powerSupplies', 'rails'],
  diskStorageNoController: ['ioModules', 'drives', 'powerSupplies', 'rails'],
  lanSwitch: networkDevice,
  lanSwitchWithBinding: networkDevice,
  sanSwitch: ['ports', 'powerSupplies', 'rails'],
};

const byCategory: Record<CategoryKey, readonly Question[]> = {
  server: [...server, 'rails'],
  storage: ['controllers', 'ports', 'tapeDrive', 'drives', 'powerSupplies', 'rails'],
  switch: ['ports', ...networkDevice],
  router: networkDevice,
  firewall: networkDevice,
  accessPoint: ['region', 'antennas', 'mount'],
  notebookTablet: notebook,
  pcWorkstation: [...desktop, 'formFactor'],
  monitor: ['display', 'ports', 'grade', 'pixelErrors', 'stand'],
  ups: ['power', 'batteryYear', 'batteryPacks', 'networkCard', 'rails'],
  hardware: [],
  other: [],
};

const byType: Record<TypeKey, readonly Question[]> = {
  hdd: ['modelName', 'capacity', 'interface', 'formFactor', 'sectors520', 'tray', 'powerOnHours'],
  ram: ['modelName', 'capacity', 'memoryType'],
  cpu: ['modelName', 'engineeringSample', 'vendorLocked'],
  mainboard: ['modelName', 'socket', 'formFactor'],
  gpu: ['modelName', 'capacity', 'formFactor', 'cooler', 'bracket', 'mining'],
  controller: ['modelName', 'ports', 'bracket', 'cacheBattery'],
};

/** Phones in the customer's own words: the only goods without a category of their own that are asked like tablets. */
const phone: readonly Question[] = ['capacity', 'grade', 'battery'];

function usuallyAsked(item: WizardItem): readonly Question[] {
  const { type, model, series, category } = item;
  if (type !== undefined) return byType[type.key];
  const configType = model?.configType ?? series?.configType;
  if (configType !== undefined) return byConfigType[configType];
  const asked = category === undefined ? [] : byCategory[category.key];
  return asked.length === 0 && lockOf(item) !== undefined ? phone : asked;
}

/** Questions that matter for an item's price, the required one first; never what its model already says. */
export function questionsFor(item: WizardItem): readonly Question[] {
  const asked = new Set<Question>(usuallyAsked(item));
  if (lockOf(item) !== undefined) asked.add('released');
  const inOrder = questions.filter((question) => asked.has(question) && !isIrrelevant(item, question));
  return [
    ...inOrder.filter((question) => isRequired(item, question)),
    ...inOrder.filter((question) => !isRequired(item, question)),
  ];
}

/** Whether an item cannot be offered before the question is answered: goods that do nothing while their cloud knows them. */
export function isRequired(item: WizardItem, question: Question): boolean {
  return question === 'released' && lockOf(item) === 'cloud';
}
