import type { TypeKey } from '#domain/catalogue/kinds.ts';
import { capacityIn } from './capacity.ts';
import type { Kind } from './category-words.ts';
import { ambiguous } from './no-device.ts';
import { isPort, type ReadText } from './reading-text.ts';

const componentWords: readonly (readonly [RegExp, TypeKey])[] = [
  [/\b(lto-?\s?\d\w*|baender|band(?!b)|tapes?|cartridges?)\b/, 'hdd'],
  [
    /\b(ddr[2-5]\w*|r?dimms?|lrdimm|udimm|so-?dimms?|pc[345]l?-\w+|(?:ram|memory)[- ]?(modules?|module?|riegel)|speichermodule?|speicherriegel|arbeitsspeicher)\b/,
    'ram',
  ],
  [/\b(mainboards?|motherboards?|systemboards?|hauptplatinen?)\b/, 'mainboard'],
  [
    /\b(raid[- ]?controller|p?raid (?=[ce]p)|network (?:interface )?cards?|ethernet adapters?|perc|smart ?array|hbas?|host ?bus|netzwerkkarten?|nics?|controller|fc-?karten?|connectx\S*|megaraid|lpe\d+|qle\d+)\b/,
    'controller',
  ],
  [/\b(festplatten?|hdds?|ssds?|platten?|hard ?(disks?|drives?)|nvme)\b/, 'hdd'],
  [/\b(grafikkarten?|gpus?|graphics cards?)\b/, 'gpu'],
  [/\b(prozessor(en)?|cpus?|processors?)\b/, 'cpu'],
];

/** Makers begin the order numbers of their drives and controllers with the same letters. */
const orderNumbers: readonly (readonly [RegExp, TypeKey])[] = [
  [
    /\b(mz-?[17-9q-w][a-z0-9]{6,}|ssd(sc|pe|pf)[a-z0-9]{5,}|st\d{3,5}(nm|mp|mm|mx|lm|dm|vn|vx|ne)[a-z0-9]{3,}|hu[hs]\d{6}[a-z0-9]{3,}|wd\d{2,4}[a-z]{4}|k(pm|rm|cd)\d[a-z0-9]{6,}|s[ak]\d{3}s37[a-z0-9]{3,})\b/,
    'hdd',
  ],
  [/\b(mr\d{3}i-[aop]|[eps]\d{3}[ei]-[apcm])\b/, 'controller'],
];

/** The kind of component a row is about: what its category says, else what its description begins with; undefined for a whole device. */
export function componentOf(text: ReadText, kind: Kind | undefined): TypeKey | undefined {
  if (kind?.type !== undefined) return kind.type;
  if (kind !== undefined && !kind.categories.includes('hardware')) return undefined;
  const words = text.folded.replace(/[\n_]/g, ' ');
  if (kind === undefined && isWhole(text)) return undefined;
  const named = componentWords.find(([pattern]) => {
    const match = pattern.exec(words);
    return (
      match !== null &&
      isLeading(behindOrderNumber(text, match.index), match.index) &&
      !isPartOfDevice(text, match.index) &&
      (!ambiguous.test(match[0]) || hasWitness(text))
    );
  });
  if (named) return named[1];
  if (kind === undefined && text.kinds.every((named) => named.kind.type !== undefined)) {
    const found = orderNumbers
      .map(([pattern, type]) => ({ at: words.search(pattern), type }))
      .find(({ at }) => at >= 0);
    // Drives have series too: 'ST12000VN0007 IronWolf'.
    if (found !== undefined && (!namesSeries(text) || isLeading(text, found.at))) return found.type;
  }
  const last = kind === undefined ? lastWord(text) : undefined;
  if (last !== undefined) return last;
  if (kind === undefined && (!isLeading(text, firstSpan(text)) || isWithinDevice(text, firstSpan(text))))
    return undefined;
  return bySpecification(text, words);
}

/** A processor with memory, drives or a screen is a computer, memory with drives too: 'Medion Ryzen 7 8 GB DDR4'. */
function isWhole({ specifications: { cpu, ram, drives, display } }: ReadText): boolean {
  const hasDrives = drives.length > 0;
  return cpu !== undefined ? ram !== undefined || hasDrives || display !== undefined : ram !== undefined && hasDrives;
}

/** 'Supermicro X10DRi-T4+ Mainboard': the only kind that is named, behind a code, and no series of devices before it. */
function lastWord(text: ReadText): TypeKey | undefined {
  const end = text.atoms.findIndex((atom, at) => at > 0 && atom.first);
  const at = (end < 0 ? text.atoms.length : end) - 1;
  const named = text.kinds.find((one) => one.at === at);
  const isOnly = named?.kind.type === 'mainboard' || text.kinds.every((one) => one.kind.type === named?.kind.type);
  const word = text.atoms[at]?.text ?? '';
  if (named === undefined || !isOnly || text.roles[at] !== 'kind' || ambiguous.test(word) || namesSeries(text))
    return undefined;
  return text.atoms.some((atom) => atom.isNumber) ? named.kind.type : undefined;
}

/** 'RAM BLOCK': a word that other things have too needs a maker, a capacity or another word of the trade, or nothing strange beside it. */
function hasWitness({ folded, makers, kinds, specifications, atoms, roles }: ReadText): boolean {
  if (/\d\s?(mm|cm|m|kg|g|l|bar)\b/.test(folded) && specifications.drives.length === 0) return false;
  if (makers !== undefined || specifications.spans.length > 0 || new Set(kinds.map(({ at }) => at)).size > 1)
    return true;
  return !atoms.some((atom, at) => roles[at] === 'unknown' && !atom.isNumber && atom.text.length > 2);
}

/** Words that are part of many names: 'Gen10 Plus', 'Business One', 'Core'. */
export const partOfNames =
  /^(plus|pro|max|mini|air|core|one|business|standard|und|controller|black|studio|vision|panel|smart|power)$/;

/** Whether a text names a series of devices, by a word that no other goods have; short words ('red', 'PSI') need a number right behind. */
export const namesSeries = ({ atoms, roles }: ReadText) =>
  roles.some((role, at) => {
    const word = atoms[at]?.text ?? '';
    if (role !== 'strangeSeries' && (role !== 'series' || partOfNames.test(word))) return false;
    return word.length > 4 || atoms[at + 1]?.isNumber === true || atoms[at + 1]?.joined === true;
  });

/** 'GPU Server' is a server. */
function isPartOfDevice(text: ReadText, position: number): boolean {
  const at = text.atoms.findIndex((atom) => atom.at >= position);
  return text.kinds.some((found) => found.at === at + 1 && found.kind.type === undefined);
}

const firstSpan = (text: ReadText) => Math.min(...text.specifications.spans.map((span) => span.from));

/** 'GPU Server mit RTX A6000' is a server. */
export function isWithinDevice(text: ReadText, position: number): boolean {
  const last = text.kinds.findLast(({ at }) => {
    const atom = text.atoms[at];
    return atom !== undefined && atom.at < position && !isPort(atom.text);
  })?.kind;
  return last !== undefined && last.type === undefined && !last.categories.includes('hardware');
}

/** What stands before the kind of a component: ranks, ports, grades. */
const besideParts = /^(\d{1,2}|d?rx|r|lx|cx|sfp|sfp28|dual|quad|single|port|ports|ecc|reg|registered|gbit|gbe|g)$/;

/** Whether nothing but makers, fillers and specifications stands before a position of a folded text. */
export function isLeading(text: ReadText, position: number, words?: ReadonlySet<string>): boolean {
  if (!Number.isFinite(position)) return false;
  return text.atoms.every((atom, index) => {
    if (atom.at >= position || words?.has(atom.text)) return true;
    const role = text.roles[index];
    return (
      role === 'maker' ||
      role === 'filler' ||
      role === 'specification' ||
      role === 'measure' ||
      besideParts.test(atom.text) ||
      (role === 'kind' && atom.at < position)
    );
  });
}

/** A text without the order number that stands in a cell of its own before the one at a position: 'PYBSS48NKQ | SSD 480GB'. */
function behindOrderNumber(text: ReadText, position: number): ReadText {
  const start = text.atoms.findLastIndex((atom) => atom.first && atom.at <= position);
  const before = text.atoms.slice(0, Math.max(start, 0));
  const isCode =
    before.some(({ isNumber }) => isNumber) &&
    before.reduce((sum, atom) => sum + atom.text.length, 0) >= 8 &&
    before.every((_, at) => text.roles[at] === 'unknown' || text.roles[at] === 'filler') &&
    !before.some((atom) => /^[a-z]{6,}$/.test(atom.text));
  return isCode ? { ...text, atoms: text.atoms.slice(start), roles: text.roles.slice(start) } : text;
}

function bySpecification(text: ReadText, words: string): TypeKey | undefined {
  const { cpu, ram, drives, gpu } = text.specifications;
  const isOnly = (one: unknown, ...others: unknown[]) =>
    one !== undefined && others.every((other) => other === undefined);
  const drive = drives[0];
  if (isOnly(drive, cpu, gpu, ram)) return 'hdd';
  if (isOnly(ram, cpu, gpu, drive)) return /\d\s?(gb|tb)/.test(words) ? 'ram' : undefined;
  if (isOnly(gpu, cpu, drive)) return 'gpu';
  return isOnly(cpu, ram, gpu, drive) && /\d{3}/.test(cpu ?? '') ? 'cpu' : undefined;
}

const tapes: Record<string, string> = { '5': '1,5 TB', '6': '2,5 TB', '7': '6 TB', '8': '12 TB', '9': '18 TB' };

/** Capacity of a component as the catalogue writes it: of a drive with its interface, of a memory module, of a tape. */
export function componentCapacity(type: TypeKey, text: ReadText): string | undefined {
  const { ram, drives } = text.specifications;
  const words = text.folded;
  if (type === 'ram') {
    const single = /(\d{1,3})\s?gb?\b/.exec(words.replace(/^\d+\s*[x×]\s*/, ''))?.[0];
    return (single && capacityIn(single, 'GB')) ?? ram;
  }
  if (type !== 'hdd') return undefined;
  const tape = /lto-?\s?(\d)/.exec(words)?.[1];
  if (tape !== undefined) return [`LTO-${tape}`, tapes[tape]].filter(Boolean).join(' ');
  const found = drives[0]?.capacity;
  const size = found ?? capacityIn(/(\d+(?:[.,]\d+)?)\s?(tb|gb)\b/.exec(words)?.[0] ?? '', undefined);
  if (size === undefined || /[A-Z]{3}|NVMe|SATA/.test(size.replace(/ (GB|TB)/, ''))) return size;
  const bus = /nl-?sas/.test(words)
    ? ' NL-SAS'
    : /sas/.test(words)
      ? ' SAS'
      : /nvme/.test(words)
        ? ' NVMe'
        : /sata/.test(words)
          ? ' SATA'
          : '';
  const isFlash = /ssd|nvme/.test(words);
  const speed =
    bus === ' SAS' && !isFlash
      ? /\b10k|10\.?000/.test(words)
        ? ' 10k'
        : /\b15k|15\.?000/.test(words)
          ? ' 15k'
          : ''
      : '';
  return `${size}${bus}${speed}`;
}
