import { categoryKeys, configTypes, typeKeys } from './kinds.ts';

/** By what questions are asked: the component type, else the config type, else the category. */
export const goodsClasses = [...typeKeys, ...configTypes, ...categoryKeys] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/** Devices with a screen and a battery of their own. */
export const portables = [
  'notebook',
  'surfacePro',
  'surfaceBook',
  'macBook',
  'macBookPro',
  'tablet',
  'iPad',
] as const satisfies readonly GoodsClass[];

/** Classes of goods with a processor, memory and drives. */
export const computers = [
  'serverBlade',
  'serverRack',
  'serverStandalone',
  'notebook',
  'surfacePro',
  'surfaceBook',
  'macBook',
  'macBookPro',
  'pc',
  'allInOnePc',
  'gamingPc',
  'workstation',
  'iMac',
  'macMini',
  'macPro',
  'server',
  'notebookTablet',
  'pcWorkstation',
] as const satisfies readonly GoodsClass[];

/** Devices with a screen that can break. */
export const withScreen = [
  ...portables,
  'notebookTablet',
  'phone',
  'allInOnePc',
  'iMac',
  'monitor',
] as const satisfies readonly GoodsClass[];

/** Devices that carry a network. */
export const networkDevices = [
  'lanSwitch',
  'lanSwitchWithBinding',
  'sanSwitch',
  'wirelessController',
  'switch',
  'router',
  'firewall',
  'accessPoint',
] as const satisfies readonly GoodsClass[];

/** Classes of goods that are devices of their own, and no part of one. */
export const devices: readonly GoodsClass[] = goodsClasses.filter(
  (one) => one !== 'hardware' && !typeKeys.some((type) => type === one),
);
