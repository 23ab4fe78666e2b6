import { kindOfWord } from '#domain/asset-list/category-words.ts';
import { fold } from '#domain/asset-list/fold.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { CategoryKey, ConfigType, TypeKey } from '#domain/catalogue/kinds.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { GoodsKind } from './goods-kind.ts';

/** What is known about goods beside their catalogue entry. */
interface Said {
  /** Name, note of the model and what the customer said about form and size. */
  readonly words: string;
  readonly configuration: ItemConfiguration | undefined;
}
type Tell = (said: Said) => GoodsKind | undefined;

const numberIn = (text: string | undefined, pattern: RegExp): number | undefined => {
  const found = text === undefined ? undefined : pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(/\./g, '').replace(',', '.'));
};

const unitsIn = ({ words }: Said) => numberIn(words, /(\d+)\s*(?:HE|U)\b/);
const isMicro = /\b(micro|mini|tiny|nuc|thin client|usff)\b/i;
const isTower = /\b(tower|twr|mt)\b/i;

const server: Tell = (said) => {
  if (/chassis/i.test(said.words)) return 'bladeChassis';
  if (/\bblade\b|knoten/i.test(said.words)) return 'blade';
  const units = unitsIn(said);
  if (units === undefined) return /tower|kompakt/i.test(said.words) ? 'serverTower' : 'serverTwoUnits';
  if (units === 1) return 'serverOneUnit';
  return units === 2 ? 'serverTwoUnits' : 'serverFourUnits';
};

const storage: Tell = (said) => {
  const slots = numberIn(said.words, /(\d+) Einschübe/);
  const units = unitsIn(said);
  if ((slots ?? 0) > 30 || (units ?? 0) > 2) return 'shelfFourUnits';
  return slots !== undefined && slots <= 8 && !/rack/i.test(said.words) ? 'storageDesktop' : 'shelfTwoUnits';
};

const lanSwitch: Tell = ({ words }) => {
  if (/chassis/i.test(words)) return 'switchChassis';
  const ports =
    numberIn(words, /(\d+) (?:aktive )?Ports/i) ?? numberIn(words, /\b(?:\D*[-\s])?(8|12|16|24|48)[A-Z]*\b/);
  if (ports !== undefined && ports <= 12) return 'networkDesktop';
  return ports !== undefined && ports <= 32 ? 'switchSmall' : 'switchLarge';
};

const gateway: Tell = ({ words }) => (/tischgerät|fritz!?box/i.test(words) ? 'networkDesktop' : 'networkOneUnit');

const monitor: Tell = ({ words, configuration }) => {
  const inches = numberIn(words, /(\d+(?:,\d+)?) Zoll/) ?? numberIn(configuration?.display, /(\d+(?:,\d+)?)/);
  if (inches === undefined || (inches > 24.5 && inches < 30)) return 'monitorMedium';
  return inches < 30 ? 'monitorSmall' : 'monitorLarge';
};

const pc: Tell = ({ words }) => {
  if (/all-in-one|imac/i.test(words)) return 'allInOne';
  if (isMicro.test(words)) return 'pcMicro';
  return isTower.test(words) ? 'pcTower' : 'pcSmall';
};

const ups: Tell = ({ words, configuration }) => {
  if (/ersatzbatterie|batteriepack|\bebm\b/i.test(words)) return 'upsBattery';
  const power = /(\d[\d.]*) VA/;
  const output = numberIn(configuration?.power, power) ?? numberIn(words, power);
  if (output === undefined || output > 2_200) return 'upsLarge';
  return output > 1_000 ? 'upsMedium' : 'upsSmall';
};

const other: Tell = ({ words }) => {
  if (/smartphone|iphone|handy|mobilcomputer|mobiltelefon/i.test(words)) return 'phone';
  if (/\b(schrank|serverschrank|schaltschrank|rack)\b/i.test(words)) return 'cabinet';
  if (/\b\S*(akkus?|powerbanks?)\b/i.test(words) && !/notebook mit|laptop mit/i.test(words)) return 'looseLithium';
  if (/netzwerkkarte/i.test(words)) return 'card';
  const small = /dock|telefon|headset|konferenz|kvm|pdu|konsolenserver|scanner|pad\b|dect|umschalter|maus|tastatur/i;
  return small.test(words) ? 'deskDevice' : undefined;
};

const byCategory: Record<CategoryKey, Tell> = {
  server,
  storage: (said) => (/tape|band|autoloader|kassetten/i.test(said.words) ? 'tapeLibrary' : storage(said)),
  switch: lanSwitch,
  router: gateway,
  firewall: gateway,
  accessPoint: () => 'accessPoint',
  notebookTablet: ({ words }) => (/\b(tablet|ipad)s?\b/i.test(words) ? 'tablet' : 'notebook'),
  pcWorkstation: (said) => (/workstation/i.test(said.words) ? 'workstation' : pc(said)),
  monitor,
  ups,
  hardware: () => undefined,
  other,
};

const byConfigType: Partial<Record<ConfigType, Tell>> = {
  serverBlade: () => 'blade',
  serverStandalone: () => 'serverTower',
  notebook: () => 'notebook',
  macBook: () => 'notebook',
  macBookPro: () => 'notebook',
  surfaceBook: () => 'notebook',
  surfacePro: () => 'tablet',
  tablet: () => 'tablet',
  iPad: () => 'tablet',
  allInOnePc: () => 'allInOne',
  iMac: () => 'allInOne',
  gamingPc: () => 'pcTower',
  macMini: () => 'pcMicro',
  macPro: () => 'workstation',
  workstation: ({ words }) => (isMicro.test(words) ? 'pcMicro' : 'workstation'),
  tapeLibrary: () => 'tapeLibrary',
};

const drive: Tell = ({ words, configuration }) => {
  const form = `${words} ${configuration?.formFactor ?? ''}`;
  if (/band|\blto\b|tape|ultrium/i.test(form)) return 'tape';
  return /ssd|2,5 Zoll|m\.2|u\.2|nvme/i.test(form) ? 'diskSmall' : 'disk';
};

const byType: Record<TypeKey, Tell> = {
  hdd: drive,
  ram: () => 'module',
  cpu: () => 'module',
  mainboard: () => 'card',
  gpu: () => 'card',
  controller: () => 'card',
};

/** How goods travel by their catalogue entry and the customer's words; undefined where nobody can tell their weight. */
export function goodsKindOf(
  title: string,
  entry: WizardItem | undefined,
  configuration: ItemConfiguration | undefined,
): GoodsKind | undefined {
  const { modelName, formFactor, ports } = configuration ?? {};
  const words = [title, entry?.model?.note, modelName, formFactor, ports].filter(Boolean).join(' ');
  const said = { words, configuration };
  const configType = entry?.model?.configType ?? entry?.series?.configType;
  const tell = configType === undefined ? undefined : byConfigType[configType];
  if (tell !== undefined) return tell(said);
  if (entry?.type !== undefined) return byType[entry.type.key](said);
  if (entry?.category !== undefined) return byCategory[entry.category.key](said);
  return ofOwnWords(said);
}

/** Goods in the customer's own words: told by a word only where it leaves no doubt about weight. */
function ofOwnWords(said: Said): GoodsKind | undefined {
  const named = other(said);
  if (named !== undefined) return named;
  const kinds = fold(said.words)
    .split(/[^a-z0-9-]+/)
    .flatMap((word) => kindOfWord(word) ?? []);
  const [kind] = kinds;
  if (kind?.type !== undefined) return byType[kind.type](said);
  if (kind === undefined || kind.categories.length !== 1) return undefined;
  const [category] = kind.categories;
  const toldByName: readonly (CategoryKey | undefined)[] = ['notebookTablet', 'ups', 'accessPoint', 'monitor'];
  return category !== undefined && toldByName.includes(category) ? byCategory[category](said) : undefined;
}
