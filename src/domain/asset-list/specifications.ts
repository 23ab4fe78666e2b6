import type { DriveGroup } from '#domain/catalogue/drive-group.ts';
import { capacityIn, formatCapacity, gigabytes } from './capacity.ts';
import { fold } from './fold.ts';
import { findAll, type Span, spanOf } from './spans.ts';

/** What a text says about processor, memory, drives, graphics and display, and where. */
export interface Specifications {
  readonly cpu?: string;
  readonly cpuCount?: number;
  readonly ram?: string;
  readonly drives: readonly DriveGroup[];
  readonly gpu?: string;
  readonly display?: string;
  readonly spans: readonly Span[];
  /** Years, units and systems: numbers that may still be a name's. */
  readonly measures: readonly Span[];
}

const cpu =
  /(?:(\d{1,2})\s*[x×*]\s*)?(?:\b\d{1,2}(?:th|st|nd|rd)[ -]gen(?:eration)?\.?,?\s+(?=intel|amd|core|i[3579]))?(?:\b(?:intel|amd)\s+)?(?:(?<!scalar )\b(?:core\s+)?i[3579](?:[- ]?\d{3,5}[a-z]{0,2}\d?|[ ,(-]*\d{1,2}(?:\.|th|te)?[ -]?gen(?:eration)?\.?\)?)?(?![a-z0-9])|\b(?:xeon\s+)?(?:e[357]-?\s?\d{4}[a-z]?(?:[\s-]?v\d)?|(?:bronze|silver|gold|platinum)(?: processors?)?[ -]?\d{4}[a-z]?)\b|\bxeon(?:\s+(?:w-?\d{4,5}[a-z]?|e-?\d{4}[a-z]?|d-?\d{4}|[exl]\d{4}|phi))?\b|\bepyc(?:\s+\d{4}[a-z]?)?\b|\b(?:ryzen|threadripper)(?:\s*threadripper)?(?:\s*[3579])?(?:\s*pro)?(?:[ -]*\d{4}[a-z]{0,2})?\b|\b(?:celeron|pentium|atom)(?:\s+(?:gold|silver))?(?:\s+[a-z]?\d{3,4}[a-z]?)?\b|\bcore\s+(?:2\s+duo|m3|m5|m7|ultra\s+[579]\s*\d{3}[a-z]?)\b)/g;
const appleChip = /\bm[1-4](?:\s(?:pro|max|ultra))?\b/g;
const kindWords = 'ssds?|nvme|hdds?|nl-?sas|sas|sata|m\\.2|festplatten?|platten?|hd|emmc|flash';
const driveAfter = new RegExp(
  `(?:(?<![a-z\\d.,-])(\\d{1,3})\\s*(?:[x×*]|stk\\.?|stueck|st\\.)\\s*)?(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s?(tb|gb|t|g)?(?:er)?[- ]*((?:(?:10k|15k|7\\.?2k|12g|6g|m\\.2|2[.,]5(?:"|zoll|'')?|3[.,]5(?:"|zoll|'')?|sff|lff|pcie|u\\.2|mlc|tlc)[- ]*)*)\\b(${kindWords})\\b((?:[ -]*(?:ssds?|nvme|hdds?|sas|sata|10k|15k|7\\.?2k|m\\.2|12g|6g))*)`,
  'g',
);
const driveBefore =
  /\b(ssd|nvme|hdd|hd|festplatte)\b[: (-]*(?:(\d{1,2})\s*[x×]\s*)?(?:(\d+(?:[.,]\d+)?)\s?(tb|gb)\b|(?<!\bhd[: (-]*)(120|128|160|240|250|256|320|480|500|512|750|960|1000|1024|2000)(?![\d.,a-z-]))/g;
const ramWords = '(?:ddr[2-5]\\S*|ram|arbeitsspeicher|memory|speicher|[rl]{0,2}r?dimms?|so-?dimms?|pc[345]l?-\\S+|ecc)';
const ramTimes = new RegExp(
  `(\\d{1,2})\\s*[x×*]\\s*(\\d{1,4})\\s?gb?\\b(?:\\)?\\s*[1248]rx\\d{1,2})?(?:\\s*${ramWords})*`,
  'g',
);
const ramAfter = new RegExp(
  `(?<![\\d.,]|\\drx|ddr)(\\d{1,4}(?:[.,]\\d{1,3})?)\\s?(gb|tb|g)?[- ]*${ramWords}(?:[ -]*${ramWords})*(?![a-z])`,
  'g',
);
const ramBefore =
  /\b(?:(?:ram|arbeitsspeicher|memory)[: =-]*(\d{1,4})\s?(gb|tb)?\b|(?:ddr[2-5]l?(?:[- ]\d{4}[a-z]?)?|[lru]?dimm|so-?dimm)(?: (?:[lru]?r?dimm|so-?dimm|ecc))*[: =]*(\d{1,4})\s?(gb|tb)\b)/g;
const bare = /(?<![\d.,a-z-])(\d+(?:[.,]\d+)?)\s?(gb|tb)\b/g;
const pair =
  /(?<![\d.,a-z-])(4|8|12|16|24|32|64)\s?(?:gb?)?\s?\/\s?(120|128|240|250|256|480|500|512|1000|1024)\s?(?:gb?)?(?![a-z0-9])/g;
const gpu =
  /\b(?:nvidia\s+|amd\s+)?(?:(?:geforce|quadro|tesla)\s*(?:rtx|gtx|gt|t)?\s*[a-z]?\d{2,4}\s?(?:ti|super|m|go)?|(?:rtx|gtx)\s*a?\d{3,4}\s?(?:ti|super)?(?:\s+ada)?|radeon\s+(?:pro\s+)?(?:rx\s+|wx\s*)?\w+|firepro\s+\w+|intel\s+(?:uhd|iris|hd)[a-z0-9 -]*?graphics(?:\s+\d+)?)(?:\s+\d{1,2}\s?gb)?\b/g;
const inches = /(?<![\d.,a-z-])(\d{1,2}(?:[.,]\d)?)\s?(?:"|''|[″”“]|-?\s?zoll\b|-?\s?inch\b)/g;
const resolution =
  /\b(?:full\s?hd\+?|fhd\+?|wqhd|qhd|uhd|[458]k|wuxga|hd\+|ultra hd|(?:1366|1920|2560|3440|3840)\s?[x×*]\s?\d{3,4})(?![a-z0-9])/g;
/** Days, numbers with units and systems that are no part of a name. */
const besides =
  /\b(?:\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d\d-\d\d)(?:[ t]\d{1,2}:\d\d(?::\d\d)?)?(?![a-z0-9])|\b(?:windows|win)[ -]?(?:\d+(?:[.,]\d)?|xp|server(?:\s+\d{4})?)(?:\s?(?:pro(?:fessional)?|home|ent(?:erprise)?))?\b|\b(?:19|20)\d\d\b|\b\d{3,4}\s?[x×]\s?\d{3,4}\s?(?:pixel|px)\b|(?<![a-z0-9-])\d+(?:[.,]\d+)?\s?(?:watt|w|va|kva|mhz|ghz|volt|kg|cm|mm|he|sff|lff|gbit(?:\/s)?|gbe|bays?|slots?|zellen|cell|wh|mp|eur|€|%)(?![a-z0-9])|\b\d{1,2}\s?[x×]\s?[23][.,]5(?:"|''|\s?zoll)?|\b(?:bj|baujahr|edv|inv|inventar|pos)\.?[: -]*\d+\b/g;

/** One of these is in every text that says more than a name: most cells are only that. */
const telling =
  /i[3579]|xeon|e[357]|bronze|silver|gold|platinum|epyc|ryzen|threadripper|celeron|pentium|atom|core|m[1-4]\b|geforce|quadro|tesla|rtx|gtx|radeon|firepro|graphics|[gt]b|\d\s?[gt]\b|ssd|nvme|hd|sas|sata|m\.2|platte|emmc|flash|ddr|ram|speicher|memory|dimm|ecc|pc[345]|\d\s?\/\s?\d|\d\s*[x×*]\s*\d|["″”“']|zoll|inch|[458]k|wuxga/;

/** Reads the specifications out of a folded text; `isApple` lets M1 to M4 be processors, not marks of servers. */
export function specificationsOf(text: string, isApple: boolean): Specifications {
  if (!/\d|hd|xeon|ryzen|epyc/.test(text)) return { drives: [], spans: [], measures: [] };
  if (!telling.test(text)) return { drives: [], spans: [], measures: findAll(text, besides).map(spanOf) };
  const spans: Span[] = [];
  const take = (matches: RegExpExecArray[]) => {
    for (const match of matches) spans.push(spanOf(match));
    return matches;
  };
  const processors = take([...findAll(text, cpu, spans), ...(isApple ? findAll(text, appleChip, spans) : [])]);
  const graphics = take(findAll(text, gpu, spans));
  const ramGroups = take(
    findAll(text, ramTimes, spans).filter((match) => isMemoryGroup(match, text, processors.length > 0)),
  );
  const driveMatches = take(findAll(text, driveAfter, spans).filter((match) => isDrive(match)));
  const drivesBefore = take(findAll(text, driveBefore, spans));
  const memory = take(
    findAll(text, ramAfter, spans).filter((match) => match[2] !== undefined || Number(match[1]) <= 1024),
  );
  const memoryBefore = take(findAll(text, ramBefore, spans));
  const pairs = take(findAll(text, pair, spans));
  const bares = take(findAll(text, bare, spans));
  const sizes = take(findAll(text, inches, spans));
  const resolutions = take(findAll(text, resolution, spans));
  const measures = findAll(text, besides, spans).map(spanOf);
  const drives = [...driveMatches.map(driveOf), ...drivesBefore.map(driveFirst)].flatMap((drive) => drive ?? []);
  const first = processors.find((match) => /\d{3}|m\d/.test(match[0])) ?? processors[0];
  const total = totalOf(ramGroups);
  // '64 GB (2x32 GB)' says the same twice.
  const rest = sorted(bares.map((match) => capacityIn(match[0], 'GB'))).filter((one) => one !== total);
  const ram =
    total ??
    memory.map((match) => capacityIn(`${match[1]} ${match[2] ?? 'gb'}`, 'GB'))[0] ??
    memoryBefore.map((match) => capacityIn(`${match[1] ?? match[3]} ${match[2] ?? match[4] ?? 'gb'}`, 'GB'))[0] ??
    pairs.map((match) => capacityIn(`${match[1]} GB`, 'GB'))[0] ??
    (first !== undefined || rest.length + drives.length > 1 ? rest.shift() : undefined);
  if (pairs[0]?.[2] !== undefined && drives.length === 0)
    drives.push({ kind: 'ssd', capacity: sizeOf(pairs[0][2]), count: 1 });
  if (drives.length === 0 && ram !== undefined && rest[0] !== undefined)
    drives.push({ kind: 'ssd', capacity: rest[0], count: 1 });
  const display = [
    sizes[0]?.[1] && `${sizes[0][1].replace('.', ',')} Zoll`,
    resolutions[0] && resolutionName(resolutions[0][0]),
  ];
  const count = Number(first?.[1]);
  return {
    ...(first && { cpu: cpuName(first[0]) }),
    ...(count > 0 && count <= 16 && { cpuCount: count }),
    ...(ram !== undefined && { ram }),
    drives: drives.slice(0, 20),
    ...(graphics[0] && { gpu: gpuName(graphics[0][0]) }),
    ...(display.some(Boolean) && { display: display.filter(Boolean).join(' ') }),
    spans,
    measures,
  };
}

/** '8x16GB' with a word for memory, or behind a processor unless a drive's word follows. */
function isMemoryGroup(match: RegExpExecArray, text: string, isDevice: boolean): boolean {
  if (new RegExp(ramWords).test(match[0])) return true;
  const behind = text.slice(match.index + match[0].length);
  return (
    isDevice &&
    modules.has(match[2] ?? '') &&
    !new RegExp(`^[\\s-]*(?:${kindWords}|10k|15k|7[.,]?2k|[23][.,]5)`).test(behind)
  );
}

const modules = new Set(['2', '4', '8', '16', '32', '64', '128']);

const sizeOf = (digits: string) => (digits === '1000' || digits === '1024' ? '1 TB' : `${digits} GB`);

const sorted = (capacities: readonly (string | undefined)[]) =>
  capacities.flatMap((one) => one ?? []).sort((a, b) => (gigabytes(a) ?? 0) - (gigabytes(b) ?? 0));

const totalOf = (groups: readonly RegExpExecArray[]) => {
  const total = groups.reduce((sum, match) => sum + Number(match[1]) * Number(match[2]), 0);
  return total === 0 ? undefined : formatCapacity(total, 'GB');
};

/** '512 SSD' is a drive, 'R640 SAS' and '2 SSD' are none. */
function isDrive(match: RegExpExecArray): boolean {
  const amount = Number((match[2] ?? '').replace(',', '.'));
  return match[3] !== undefined
    ? !(match[3].length === 1 && amount < 1)
    : /ssd|nvme|hdd/.test(match[5] ?? '') && amount >= 64 && amount <= 8192;
}

function driveOf(match: RegExpExecArray): DriveGroup | undefined {
  const words = `${match[4] ?? ''} ${match[5] ?? ''} ${match[6] ?? ''}`;
  return drive(`${match[2]} ${match[3] ?? 'gb'}`, words, Number(match[1] ?? 1));
}

const driveFirst = (match: RegExpExecArray) =>
  drive(`${match[3] ?? match[5]} ${match[4] ?? 'gb'}`, match[1] ?? '', Number(match[2] ?? 1));

/** A group of drives from its capacity and the words around it. */
export function drive(size: string, words: string, count: number): DriveGroup | undefined {
  const capacity = capacityIn(size, undefined);
  if (capacity === undefined) return undefined;
  const text = fold(words);
  const flash = /ssd|nvme|m\.2|emmc|flash|u\.2/.test(text);
  const bus = /nl-?sas/.test(text)
    ? 'NL-SAS'
    : /sas/.test(text)
      ? 'SAS'
      : /nvme|pcie/.test(text)
        ? 'NVMe'
        : /sata/.test(text)
          ? 'SATA'
          : '';
  const speed = /10k/.test(text) ? '10k' : /15k/.test(text) ? '15k' : '';
  const spoken = [capacity, bus, bus === 'SAS' && !flash ? speed : ''].filter(Boolean).join(' ');
  return { kind: flash ? 'ssd' : 'hdd', capacity: spoken, count: Math.min(Math.max(count, 1), 1000) };
}

const upper: Record<string, string> = {
  xeon: 'Xeon',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  platinum: 'Platinum',
  core: 'Core',
  ryzen: 'Ryzen',
  threadripper: 'Threadripper',
  celeron: 'Celeron',
  pentium: 'Pentium',
  atom: 'Atom',
  pro: 'Pro',
  max: 'Max',
  ultra: 'Ultra',
  gen: 'Gen',
  generation: 'Generation',
  duo: 'Duo',
  quadro: 'Quadro',
  tesla: 'Tesla',
  geforce: 'GeForce',
  radeon: 'Radeon',
  nvidia: 'NVIDIA',
  intel: 'Intel',
  graphics: 'Graphics',
  super: 'Super',
  ti: 'Ti',
  iris: 'Iris',
  firepro: 'FirePro',
};

const spell = (text: string) =>
  text.replace(
    /[a-z0-9.-]+/g,
    (word) =>
      upper[word] ??
      (/^i[3579]/.test(word)
        ? `i${word.slice(1).toUpperCase()}`
        : word.replace(/^v\d$/, word).match(/^v\d$/)
          ? word
          : word.toUpperCase()),
  );

/** 'xeon e5-2680v4' as 'Xeon E5-2680 v4', 'intel core i5 8350u' as 'i5-8350U'. */
function cpuName(found: string): string {
  const bareName = found
    .replace(/^\d+\s*[x×*]\s*/, '')
    .replace(/^(intel|amd)\s+/, '')
    .replace(/^core\s+(?=i\d)/, '');
  const joined = bareName
    .replace(/^(i[3579])[ ](?=\d{3})/, '$1-')
    .replace(/(\d)[\s-]?(v\d)$/, '$1 $2')
    .replace(/^(?:xeon\s+)?(e[357])-?\s?(?=\d{4})/, '$1-')
    .replace(/^xeon\s+(?=gold|silver|bronze|platinum)/, '')
    .replace(/ processors?(?= )/, '');
  return spell(joined.trim()).slice(0, 100);
}

const gpuName = (found: string) => spell(found.replace(/^(nvidia|amd)\s+/, '').trim()).slice(0, 100);

function resolutionName(found: string): string {
  if (/^(fhd|full)/.test(found)) return 'Full HD';
  if (/^1920\D+1080/.test(found)) return 'Full HD';
  if (/^(uhd|4k|ultra)/.test(found)) return 'UHD';
  return found.toUpperCase();
}
