/**
 * What can be told from the words in which a customer describes goods that the catalogue does not list: the only place where
 * words decide. Of listed goods the catalogue's columns say it (GoodsFacts).
 */
import type { GoodsFacts } from './goods-facts.ts';
import type { GoodsKind } from './goods-kind.ts';
import type { ItemConfiguration } from './item-configuration.ts';
import type { CategoryKey, LockKind, TypeKey } from './kinds.ts';

/** Devices that work only in their vendor's cloud or licence account. */
const cloudNames = /\b(meraki|mist|unifi|aruba central|instant on)\b/i;
const appleNames = /\b(ipad|iphone|imac|macbook|mac (mini|pro|studio))\b/i;
const phoneNames = /\b(smartphones?|handys?|galaxy s\d+|pixel \d+)\b/i;

/** What may bind goods to their owner by the words about them, undefined where these do not tell. */
export function lockInWords(words: string, category: CategoryKey | undefined): LockKind | undefined {
  switch (category) {
    case 'switch':
    case 'router':
    case 'firewall':
    case 'accessPoint':
      return cloudNames.test(words) ? 'cloud' : undefined;
    case 'notebookTablet':
      return appleNames.test(words) ? 'apple' : undefined;
    default:
      if (appleNames.test(words)) return 'apple';
      return phoneNames.test(words) ? 'phone' : undefined;
  }
}

/** Goods that may be listed in § 13b Abs. 2 Nr. 10 UStG. */
const listedWords =
  /tablet|ipad|surface|galaxy|smartphone|iphone|handy|mobiltelefon|mobilcomputer|konsole|playstation|xbox|nintendo|prozessor|cpu|\bchips?\b/i;
/** Names of processors, which also stand beside the device they are built into. */
const processorNames = /\b(xeon|epyc|ryzen|threadripper|opteron|core i\d)\b/i;
const deviceWords =
  /server|poweredge|proliant|thinksystem|primergy|notebook|laptop|thinkpad|latitude|elitebook|probook|lifebook|macbook|workstation|precision|optiplex|thinkcentre|\bpc\b/i;

/** Words that may mean listed goods need a review (INV-15). */
export function reverseChargeInWords(words: string): NonNullable<GoodsFacts['reverseCharge']> {
  return listedWords.test(words) || (processorNames.test(words) && !deviceWords.test(words)) ? 'review' : 'none';
}

function numberIn(text: string | undefined, pattern: RegExp): number | undefined {
  const found = text === undefined ? undefined : pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(/\./g, '').replace(',', '.'));
}

/** How a drive travels by the words about it, undefined where they tell neither size nor kind. */
export function driveInWords(words: string): GoodsKind | undefined {
  if (/band|\blto\b|tape|ultrium/i.test(words)) return 'tape';
  return /ssd|2,5 Zoll|m\.2|u\.2|nvme/i.test(words) ? 'diskSmall' : undefined;
}

/** How a PC travels by what was answered about its case. */
export function pcInCase(formFactor: string): GoodsKind {
  if (/\b(micro|mini|tiny|nuc|thin client|usff)\b/i.test(formFactor)) return 'pcMicro';
  return /\b(tower|twr|mt)\b/i.test(formFactor) ? 'pcTower' : 'pcSmall';
}

const components: Record<Exclude<TypeKey, 'hdd'>, GoodsKind> = {
  ram: 'module',
  cpu: 'module',
  mainboard: 'card',
  gpu: 'card',
  controller: 'card',
};

/** How a component of a type travels by the words about it. */
export function componentInWords(type: TypeKey, words: string): GoodsKind {
  return type === 'hdd' ? (driveInWords(words) ?? 'disk') : components[type];
}

function monitorInWords(words: string, display: string | undefined): GoodsKind {
  const inches = numberIn(words, /(\d+(?:,\d+)?) Zoll/) ?? numberIn(display, /(\d+(?:,\d+)?)/);
  if (inches === undefined || (inches > 24.5 && inches < 30)) return 'monitorMedium';
  return inches < 30 ? 'monitorSmall' : 'monitorLarge';
}

function upsInWords(words: string, power: string | undefined): GoodsKind {
  if (/ersatzbatterie|batteriepack|\bebm\b/i.test(words)) return 'upsBattery';
  const pattern = /(\d[\d.]*) VA/;
  const output = numberIn(power, pattern) ?? numberIn(words, pattern);
  if (output === undefined || output > 2_200) return 'upsLarge';
  return output > 1_000 ? 'upsMedium' : 'upsSmall';
}

/** How a device of a category travels by the words about it; undefined for categories whose goods weigh too differently. */
export function deviceInWords(
  category: CategoryKey,
  words: string,
  { display, power }: Pick<ItemConfiguration, 'display' | 'power'>,
): GoodsKind | undefined {
  switch (category) {
    case 'notebookTablet':
      return /\b(tablet|ipad)s?\b/i.test(words) ? 'tablet' : 'notebook';
    case 'accessPoint':
      return 'accessPoint';
    case 'monitor':
      return monitorInWords(words, display);
    case 'ups':
      return upsInWords(words, power);
    default:
      return undefined;
  }
}

/** How goods without a category of their own travel, by a word that leaves no doubt about weight. */
export function goodsKindInWords(words: string): GoodsKind | undefined {
  if (/smartphone|iphone|handy|mobilcomputer|mobiltelefon/i.test(words)) return 'phone';
  if (/\b(schrank|serverschrank|schaltschrank|rack)\b/i.test(words)) return 'cabinet';
  if (/\b\S*(akkus?|powerbanks?)\b/i.test(words) && !/notebook mit|laptop mit/i.test(words)) return 'looseLithium';
  if (/netzwerkkarte/i.test(words)) return 'card';
  const small =
    /dock|telefon|headset|konferenz|kvm|pdu|konsolenserver|scanner|(?:touch|track|maus|num)pad\b|unterschrift|dect|umschalter|maus|tastatur/i;
  return small.test(words) ? 'deskDevice' : undefined;
}
