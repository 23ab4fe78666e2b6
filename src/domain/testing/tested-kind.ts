import type { GoodsClass } from '#domain/catalogue/goods-class.ts';

/** By what devices are tested: each kind has its questions and its findings. */
export const testedKinds = [
  'notebook',
  'tablet',
  'phone',
  'pc',
  'server',
  'storage',
  'network',
  'monitor',
  'ups',
  'part',
  'other',
] as const;
export type TestedKind = (typeof testedKinds)[number];

const kindOf: { readonly [goods in GoodsClass]?: TestedKind } = {
  notebook: 'notebook',
  surfacePro: 'notebook',
  surfaceBook: 'notebook',
  macBook: 'notebook',
  macBookPro: 'notebook',
  notebookTablet: 'notebook',
  tablet: 'tablet',
  iPad: 'tablet',
  phone: 'phone',
  pc: 'pc',
  allInOnePc: 'pc',
  gamingPc: 'pc',
  workstation: 'pc',
  iMac: 'pc',
  macMini: 'pc',
  macPro: 'pc',
  pcWorkstation: 'pc',
  serverBlade: 'server',
  serverRack: 'server',
  serverStandalone: 'server',
  server: 'server',
  tapeLibrary: 'storage',
  diskStorage: 'storage',
  diskStorageNoController: 'storage',
  storage: 'storage',
  lanSwitch: 'network',
  lanSwitchWithBinding: 'network',
  sanSwitch: 'network',
  wirelessController: 'network',
  switch: 'network',
  router: 'network',
  firewall: 'network',
  accessPoint: 'network',
  monitor: 'monitor',
  ups: 'ups',
  hardware: 'part',
  hdd: 'part',
  ram: 'part',
  cpu: 'part',
  mainboard: 'part',
  gpu: 'part',
  controller: 'part',
};

/** By what goods of a class are tested; what nothing is known of is looked at like anything else. */
export function testedKindOf(goods: GoodsClass | undefined): TestedKind {
  return (goods && kindOf[goods]) ?? 'other';
}
