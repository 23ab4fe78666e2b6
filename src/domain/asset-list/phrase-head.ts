import { kindOfWord } from './category-words.ts';
import { fold } from './fold.ts';
import type { ModelNameForm } from './goods.ts';
import type { ReadText } from './reading-text.ts';
import { fillers } from './trade-words.ts';

/** What belongs to a device and is sold without it, as a word by itself or at the end of a compound ('Wandhalterung'). */
const part =
  /^(?:\w*(?:schienen?|schienensatz|luefter|netzteile?|ladegeraete?|akkus?|batterien?|toner|trommel|patronen?|halterung(?:en)?|wandhalter|rahmen|taschen?|huellen?|rucksack|kabel|adapter|blenden?|kuehler|deckel|module?|erweiterung|garantie(?:verlaengerung)?|wartung|lizenz(?:en)?|dockingstation|portreplikator|standfuss|staender|folie|tastatur)|rails?|railkit|fans?|psus?|chargers?|battery|batteries|drums?|ink|cartridges?|fuser|mounts?|brackets?|case|cover|bag|cables?|bezel|cadd(?:y|ies)|trays?|cages?|backplane|riser|heatsinks?|modules?|warranty|carepack|licen[sc]es?|docks?|docking|stylus|pen|controllers?|gamepads?|joycons?|antennas?|antennen?|spares?|ersatzteile?|folio|kits?|skins?|stickers?|decals?|sleeves?|aufkleber|pencil|scharnier)$/;
const board = /^(?:mainboards?|motherboards?|systemboards?|hauptplatinen?|platinen?)$/;
/** Words between goods and what they are for. */
const purpose =
  /(?:^|[\s,(])(?:fuer|for|f\.|pour|para|voor|passend (?:zu|fuer)|kompatibel (?:mit|zu)|compatible with)\s+/g;
const mayBePurpose = /fuer|for|f\.|pour|para|voor|pass|kompat|compat/;
/** Where the goods are named and what comes with them begins. */
export const aside =
  /[,;(|⚠✅❌✔·•→]|\s(?:mit|inkl|incl|inklusive|including|with|samt|und|sowie|and|ohne|without|w\/o|no|kein\w*|plus)(?:[\s.]|$)|\s[+–-]\s|:/;
const isSupply = (word: string) => /^(?:psus?|\w*netzteile?|ladegeraete?|chargers?|adapter)$/.test(word);
/** Said of a part, these tell how the device is: 'T480 Akku schwach'. */
const state =
  /^(?:defekt\w*|kaputt|schwach|neu\w*|ok|gut\w*|fehlt|fehlend|broken|missing|ersetzt|getauscht|leer|tot|vorhanden|dabei|included|geht|lose|klemmt)$/;

/** Whether a word is of how a device is, or of what belongs to it: 'T480 Akku schwach'. */
export const saysHowItIs = (word: string): boolean => state.test(word) || part.test(word) || board.test(word);

/** Whether words end with what belongs to a device: 'Laptop Chargers'. */
export const endsWithPart = (text: string): boolean =>
  part.test(
    fold(text)
      .split(/[\s/-]+/)
      .at(-1)
      ?.replace(/[:.]$/, '') ?? '',
  );

/** Whether the goods at a place of a text are only what another thing is for: 'Rackschienen für R640', 'R640 Rail Kit', not 'R640 2x Netzteil'. */
export function isOnlyNamed(
  { form, from, to }: { readonly form: ModelNameForm; readonly from: number; readonly to: number },
  text: ReadText,
): boolean {
  const start = text.atoms.findLastIndex((atom, at) => at <= from && atom.first);
  const begin = text.atoms[Math.max(start, 0)]?.at ?? 0;
  const own = text.atoms[from]?.at ?? 0;
  return isPurpose(form, text, begin, own) || isBehindPart(form, text, own) || heads(form.goods.all, behind(text, to));
}

/** 'Mainboard w/o memory FAS3170', 'Skin Latitude 5550'. */
const isBehindPart = ({ goods: { category, all } }: ModelNameForm, { folded }: ReadText, own: number) =>
  category !== 'other' &&
  folded
    .slice(0, own)
    .split(/[\s(),;:/|-]+/)
    .some((word) => (part.test(word) || board.test(word)) && !all.has(word));

function isPurpose(form: ModelNameForm, text: ReadText, begin: number, own: number): boolean {
  const ahead = text.folded.slice(begin, own);
  const said = mayBePurpose.test(ahead) ? [...ahead.matchAll(purpose)].at(-1) : undefined;
  if (said === undefined || said.index === 0) return false;
  const end = begin + said.index;
  const before = text.atoms.flatMap((atom, at) => (atom.at >= begin && atom.at < end ? [at] : []));
  // 'Notebook für Vertrieb: ThinkPad T480' is that notebook, 'Dell für Büro Latitude' too.
  const isDevice = text.kinds.some(
    ({ at, kind }) =>
      before.includes(at) &&
      kind.type === undefined &&
      kind.categories.some((one) => one === form.goods.category) &&
      !part.test(text.atoms[at]?.text ?? ''),
  );
  return !isDevice && before.some((at) => text.roles[at] === 'unknown' || text.roles[at] === 'kind');
}

/** The words right behind a name in its cell, up to what comes with it. */
function behind(text: ReadText, to: number): readonly string[] {
  const next = text.atoms[to + 1];
  if (next === undefined || next.first || next.glued) return [];
  const end = text.atoms.slice(to + 1).find((atom) => atom.first)?.at ?? text.folded.length;
  const cell = text.folded.slice(text.atoms[to]?.end ?? next.at, end);
  const cut = cell.search(aside);
  return cell
    .slice(0, cut < 0 ? cell.length : cut)
    .split(/[\s/-]+/)
    .filter(Boolean);
}

/** 'WD19 Dockingstation' is the dock that the name is of, in whatever words its kind is written. */
const isItself = (all: ReadonlySet<string>, word: string) =>
  all.has(word) || (isDock.test(word) && [...all].some((one) => isDock.test(one)));
const isDock = /^dock/;

/** A part within the first words, which no number counts and nothing is said of. */
function heads(all: ReadonlySet<string>, words: readonly string[]): boolean {
  // With its processor on it a board is long to describe.
  if (board.test(words[0] ?? '')) return !all.has(words[0] ?? '') && !words.slice(1).some((word) => state.test(word));
  // '580W PSU': so much power has what supplies it.
  const watts = words.findIndex((word) => /^\d{2,4}w(?:att)?$/.test(word));
  if (watts >= 0 && watts < 2 && !/^\d+x$/.test(words[watts - 1] ?? '') && words.slice(watts + 1).some(isSupply))
    return true;
  const at = words.findIndex((word) => part.test(word));
  if (at < 0 || at > 2 || words.length > at + 4 || isItself(all, words[at] ?? '')) return false;
  if (at === 0 && /^kits?$/.test(words[at] ?? '')) return false;
  const rest = words.slice(at + 1);
  return (
    !words.slice(0, at).some((word) => /\d|^(?:dual|single|zwei)$/.test(word)) && !rest.some((word) => state.test(word))
  );
}

/**
 * The words of a text that may name what is sold: none that is only what something else is for ('Netzteile für Laptops') or belongs to
 * ('ThinkPad Dock', 'Akku T480'). What comes with goods ('mit Netzteil') is looked at by itself.
 */
export function wordsOfGoods(text: string): string[] {
  return fold(text)
    .split(aside)
    .flatMap((piece) => {
      const words = withoutPurpose(piece)
        .split(/[^a-z0-9-]+/)
        .filter(Boolean);
      return words.filter((_, at) => !isOfPart(words, at));
    });
}

function withoutPurpose(piece: string): string {
  const [said] = piece.matchAll(purpose);
  const before = piece.slice(0, said?.index);
  const isNamed = before.split(/[^a-z0-9]+/).some((word) => /^[a-z]+$/.test(word) && !fillers.has(word));
  return isNamed ? before : piece;
}

const nothing: ReadonlySet<string> = new Set();
/** What says how many there are, or how strong they are. */
const besidePart = /^(?:\d{1,2}x?|x\d{1,2}|\d{2,4}w(?:att)?|dual|single|zwei)$/;

/** Whether a word is a part, or is said of one before or behind it: 'Akku T480', 'R640 Netzteil', not 'R640 2x Netzteil'. */
function isOfPart(compounds: readonly string[], at: number): boolean {
  const words = compounds.map((word) => word.split('-').at(-1) ?? word);
  const parts = words.flatMap((word, place) => (part.test(word) || board.test(word) ? [place] : []));
  const isBehind = words.slice(0, at + 1).some((_, place) => parts.includes(place) || isMemory(words, place));
  const next = parts.find((place) => place > at);
  if (isBehind || next === undefined) return isBehind;
  const from = words.findLastIndex((word, place) => place < next && (place <= at || !besidePart.test(word))) + 1;
  return heads(nothing, words.slice(from));
}

/** What has so many gigabytes is in a device, memory by itself is sold. */
const isMemory = (words: readonly string[], at: number) =>
  kindOfWord(words[at] ?? '')?.type === 'ram' && !words.slice(0, at).some((word) => word.endsWith('gb'));
