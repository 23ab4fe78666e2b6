import type { CategoryKey, ConfigType } from '#domain/catalogue/kinds.ts';

/** The category to which the models of a config type belong, as the specification has it. */
export const categoryOfConfigType: { readonly [configType in ConfigType]: CategoryKey } = {
  serverBlade: 'server',
  serverRack: 'server',
  serverStandalone: 'server',
  notebook: 'notebookTablet',
  tablet: 'notebookTablet',
  surfacePro: 'notebookTablet',
  surfaceBook: 'notebookTablet',
  macBook: 'notebookTablet',
  macBookPro: 'notebookTablet',
  iPad: 'notebookTablet',
  pc: 'pcWorkstation',
  allInOnePc: 'pcWorkstation',
  gamingPc: 'pcWorkstation',
  workstation: 'pcWorkstation',
  iMac: 'pcWorkstation',
  macMini: 'pcWorkstation',
  macPro: 'pcWorkstation',
  tapeLibrary: 'storage',
  diskStorage: 'storage',
  diskStorageNoController: 'storage',
  lanSwitch: 'switch',
  lanSwitchWithBinding: 'switch',
  sanSwitch: 'switch',
};
