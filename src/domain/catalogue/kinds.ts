/** Categories of goods by the names of the specification; `usv` is its deprecated name for `ups`. */
export const categoryKeys = [
  'server',
  'storage',
  'switch',
  'router',
  'firewall',
  'accessPoint',
  'notebookTablet',
  'pcWorkstation',
  'monitor',
  'ups',
  'hardware',
  'other',
] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** Component types within the category `hardware`. */
export const typeKeys = ['hdd', 'ram', 'cpu', 'mainboard', 'gpu', 'controller'] as const;
export type TypeKey = (typeof typeKeys)[number];

/** Config types decide which questions are asked about a model or series. */
export const configTypes = [
  'serverBlade',
  'serverRack',
  'serverStandalone',
  'notebook',
  'tablet',
  'surfacePro',
  'surfaceBook',
  'macBook',
  'macBookPro',
  'iPad',
  'pc',
  'allInOnePc',
  'gamingPc',
  'workstation',
  'iMac',
  'macMini',
  'macPro',
  'tapeLibrary',
  'diskStorage',
  'diskStorageNoController',
  'lanSwitch',
  'lanSwitchWithBinding',
  'sanSwitch',
  'wirelessController',
  'phone',
  'console',
  'printer',
  'scanner',
  'deskPhone',
  'videoConference',
  'projector',
  'dock',
] as const;
export type ConfigType = (typeof configTypes)[number];

/** What a wizard item was chosen by, in the specification's words. */
export const selectTypes = [
  'category',
  'type',
  'manufacturer',
  'series',
  'model',
  'freetext',
  'category_manufacturer',
] as const;
export type SelectType = (typeof selectTypes)[number];

/**
 * What may still bind goods to their owner: a vendor's cloud without which they do nothing, an account that may be empty,
 * Apple's activation lock, an organisation's device management, a subscription, or a phone's account.
 */
export const lockKinds = ['cloud', 'account', 'apple', 'management', 'subscription', 'phone'] as const;
export type LockKind = (typeof lockKinds)[number];
