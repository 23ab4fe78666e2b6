import { kindOfWord } from './category-words.ts';
import type { ModelNameForm } from './goods.ts';
import { aside, saysHowItIs } from './phrase-head.ts';
import { isPort, type ReadText } from './reading-text.ts';
import { anyOf, housings, qualifiers, regions, tellsNothing } from './trade-words.ts';

/**
 * Whether a word or code about a name is explained by nothing: not by the model itself, not as what a device has, who makes it or where
 * it is sold, nor as one that tells nothing of models. Then the text means another model.
 */
export function leavesUnexplained(form: ModelNameForm, text: ReadText, from: number, to: number): boolean {
  return (
    isAmongNeighbours(form, text, from, to) ||
    isBehindAnother(form, text, from) ||
    isHousedOtherwise(form, text) ||
    isAmongStrangers(form, text, from, to) ||
    isFollowedByMore(form, text, to)
  );
}

/** What a word is for the model whose name stands before it; behind one that 'ends' the name nothing is more of it. */
type Sense = 'ends' | 'tellsNothing' | 'unexplained';

/** So many words behind a name can still belong to it: 'P2419H Monitor 24 Plus'. */
const reach = 4;
const comesWith = /^(?:mit|inkl|incl|with|ohne|without|und|and|oder|or|fuer|for|in|im|auf|von|aus|intel|amd|nvidia)$/;

function isFollowedByMore(form: ModelNameForm, text: ReadText, to: number): boolean {
  const { atoms, folded } = text;
  if (suppliesPower(form, text, to)) return true;
  let at = to + 1;
  for (let word = 0; word < reach; word++) {
    const atom = atoms[at];
    if (atom === undefined || atom.first || comesWith.test(atom.text)) return false;
    // What is written onto a name is a part of it, whatever sign stands between.
    if (!atom.joined && aside.test(folded.slice(atoms[at - 1]?.end ?? 0, atom.at))) return false;
    const end = atoms.findIndex((one, place) => place > at && !one.glued);
    const next = end < 0 ? atoms.length : end;
    const sense = next === at + 1 ? senseOfWord(form, text, at) : senseOfCode(form, text, at, next);
    if (sense !== 'tellsNothing' || atom.joined) return sense === 'unexplained';
    at = next;
  }
  return false;
}

/** A run of letters, or a number by itself. */
function senseOfWord(form: ModelNameForm, text: ReadText, at: number): Sense {
  const [atom, role] = [text.atoms[at], text.roles[at]];
  if (atom === undefined || role === 'specification' || role === 'measure') return 'ends';
  const { text: word, isNumber, joined } = atom;
  if (form.words.has(word)) return 'tellsNothing';
  if (isOfNeighbour(form, word) && (isNumber ? joined : word.length > 1)) return 'unexplained';
  // The letter of a region is part of an access point's number: '-A-' sends on other channels than '-E-'.
  if (joined && word.length === 1 && form.goods.category === 'accessPoint')
    return form.goods.all.has(word) ? 'ends' : 'unexplained';
  if (isRegion(form, text, at)) return 'tellsNothing';
  if (atom.generation || role === 'strangeSeries' || anyOf.test(word)) return 'unexplained';
  if (isNumber) return senseOfNumber(form, text, at);
  if (joined && !atom.glued && role === 'unknown') return isVariant(form, word) ? 'tellsNothing' : 'unexplained';
  if (role === 'maker' || (role === 'kind' && word !== 'mini')) return 'tellsNothing';
  if (qualifiers.has(word)) return word === 'pro' && form.goods.category === 'monitor' ? 'ends' : 'unexplained';
  if (role === 'filler') return 'tellsNothing';
  return tellsNothing.has(word) || saysHowItIs(word) || isKind(word) ? 'ends' : 'unexplained';
}

const isKind = (word: string) => kindOfWord(word.replace(/s$/, '')) !== undefined;

/** A word that tells a neighbour from this model: the xd of an R740xd. */
const isOfNeighbour = ({ goods: { all, group } }: ModelNameForm, word: string) => !all.has(word) && group.has(word);

/** Up to four digits are another model; more of them are the list's own, and before a word they count: '2 Netzteile'. */
function senseOfNumber(form: ModelNameForm, { atoms, roles }: ReadText, at: number): Sense {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (atom === undefined || (atom.joined && roles[at] !== 'unknown')) return 'ends';
  if (atom.joined) return 'unexplained';
  const counts = next !== undefined && !next.first && !next.isNumber && next.text !== 'in';
  if (counts || atom.text.length > 4 || !/^\d+(?:\.0)?$/.test(atom.text)) return 'ends';
  return isLaterVersion(form, atom.text) || !isSize(form, Number(atom.text)) ? 'unexplained' : 'tellsNothing';
}

/** 'Surface Laptop Go 4', 'MeetUp 2' behind a name that ends with a word: the one that came after. */
function isLaterVersion({ atoms }: ModelNameForm, number: string): boolean {
  const last = atoms.at(-1);
  return last !== undefined && !last.isNumber && !last.generation && !last.glued && /^[2-9]$/.test(number);
}

/** Letters and digits in one: short ones make another model ('R2', '13x'), longer ones are order numbers. */
function senseOfCode(form: ModelNameForm, text: ReadText, at: number, end: number): Sense {
  const atoms = text.atoms.slice(at, end);
  const code = atoms.map((atom) => atom.text).join('');
  if (text.roles[at] === 'specification' || text.roles[at] === 'measure') return 'ends';
  if (regions.has(code) || ofEquipment.test(code)) return 'tellsNothing';
  if (isOfNeighbour(form, code)) return 'unexplained';
  // The revision of a component, written onto its order number: 'MTA36ASF4G72PZ-2G9J3'.
  if (form.goods.category === 'hardware' && form.strength >= 3 && atoms[0]?.glued && code.length <= 2) return 'ends';
  if (!atoms[0]?.joined) return code.length > 4 ? 'ends' : 'unexplained';
  // 'Pavilion x360 15-cr0091ms': behind its inches HP's number of the one sold there.
  const isHps = form.goods.category === 'notebookTablet' && /^1[1-7]$/.test(text.atoms[at - 1]?.text ?? '');
  return isHps && /^[a-z]{2}\d{3,4}/.test(code) ? 'ends' : text.roles[at] === 'unknown' ? 'unexplained' : 'ends';
}

/** '2U', 'Win10', 'USB3', 'x10', 'V03': rack units, systems, connectors, quantities, revisions of a board. */
const ofEquipment = /^(?:\d{1,2}(?:u|he|x|p)|x\d{1,3}|v[0o]\d|w(?:in)?(?:7|8|10|11)|usb\d|3d|cat\d|a[34]|[mo]365)$/;

/** Inches of a screen and gigabytes, written without their unit. */
const isSize = ({ goods: { category } }: ModelNameForm, number: number) =>
  category === 'notebookTablet'
    ? (number >= 10 && number <= 18) || isCapacity(number)
    : category === 'monitor'
      ? number >= 15 && number <= 65
      : (category === 'pcWorkstation' || category === 'server') && number > 4 && isCapacity(number);

const isCapacity = (number: number) => number >= 4 && number <= 1024 && Number.isInteger(Math.log2(number));

/** Letters behind a hyphen or blank that name colour, region, licence or housing: '#ABD', '/SEE', a PC's 'Mini'. */
function isRegion({ goods: { category } }: ModelNameForm, { atoms, folded }: ReadText, at: number): boolean {
  const atom = atoms[at];
  if (atom === undefined) return false;
  const { text: word, joined } = atom;
  if (joined && /[/#]/.test(folded[atom.at - 1] ?? '') && /^[a-z]{3}$/.test(word)) return true;
  if (word === 'mini') return category === 'pcWorkstation';
  return (
    regions.has(word) &&
    (word.length > 1 || category === 'monitor' || category === 'switch' || (!joined && /[ab]/.test(word)))
  );
}

/** Ends of order numbers that name a bundle, an interface or a system, not another device: 'ASA5516-FPWR', 'DS2208-SR'. */
function isVariant({ goods: { category, group } }: ModelNameForm, word: string): boolean {
  if (category === 'firewall' || category === 'router') return /^(?:bun|bdl|fpwr|sec)$/.test(word);
  return (category === 'other' || category === 'pcWorkstation') && /^[a-z]{2}$/.test(word) && !group.has(word);
}

/** Before or within a name: between the series and its end stands a word of a neighbour's ('Surface Pro X' is no 'Surface X'). */
function isAmongNeighbours({ goods }: ModelNameForm, { atoms, roles }: ReadText, from: number, to: number): boolean {
  // 'Laptop Surface Go 2' is a laptop that is a Surface Go, no Surface Laptop Go.
  if (roles[from] === 'kind' && atoms.slice(from, to).some(({ text: word }) => goods.seriesWords.has(word)))
    return true;
  const start = atoms.findLastIndex((atom, at) => at <= from && at > from - 4 && goods.seriesWords.has(atom.text));
  if (start < 0 || atoms.slice(start + 1, to + 1).some((atom) => atom.first)) return false;
  return atoms
    .slice(start + 1, to)
    .some(
      ({ text: word }, offset) =>
        word.length > 3 && roles[start + 1 + offset] !== 'filler' && !goods.all.has(word) && goods.group.has(word),
    );
}

/** Weeks of play and cases are sold by the name of what they fit: a name of common words is sure only where nothing strange stands before it or right behind. */
function isAmongStrangers(
  { atoms: name, goods }: ModelNameForm,
  { atoms, roles }: ReadText,
  from: number,
  to: number,
): boolean {
  if (name.some(({ text: word, isNumber, generation }) => generation || (isNumber && word.length > 1))) return false;
  const start = Math.max(
    0,
    atoms.findLastIndex((atom, at) => at <= from && atom.first),
  );
  const next = atoms.findIndex((atom, at) => at > to && atom.first);
  return atoms
    .slice(start, Math.min(next < 0 ? atoms.length : next, to + 4))
    .some(
      ({ text: word }, offset) =>
        (start + offset < from || start + offset > to) &&
        roles[start + offset] === 'unknown' &&
        /^[a-z]{3,}$/.test(word) &&
        !goods.all.has(word),
    );
}

/** The nearest series before the name is another one, or a weak code follows an unknown word. */
function isBehindAnother(form: ModelNameForm, text: ReadText, from: number): boolean {
  const { atoms, roles } = text;
  const before = atoms[from - 1];
  if (before && !atoms[from]?.first && atoms[from]?.joined && roles[from - 1] === 'unknown')
    return !form.words.has(before.text) && before.text !== 'x';
  for (let index = from - 1, seen = 0; index >= 0 && seen < 4; index--, seen++) {
    if (text.atoms[index + 1]?.first) return false;
    const word = text.atoms[index]?.text ?? '';
    if (form.words.has(word) || form.goods.brands.has(word)) return false;
    if (word === 'plus' && isPort(text.atoms[index - 1]?.text ?? '')) continue;
    if (text.roles[index] === 'strangeSeries') return true;
    if (text.roles[index] === 'series' && word.length > 2) return true;
    if (text.roles[index] !== 'unknown' || word === 'x' || form.goods.all.has(word)) continue;
    const isCode = text.atoms[index]?.glued && text.atoms[index]?.isNumber;
    if (seen === 0 && form.strength < 3 && (isCode || /[a-z]{2}/.test(word))) return true;
    if (
      form.strength < 3 &&
      text.atoms.slice(Math.max(0, index - 3), index).some((one) => form.goods.seriesWords.has(one.text))
    )
      return true;
  }
  return false;
}

/** '6100 48G Class4 PoE 4SFP+' is not the switch without PoE. */
function suppliesPower({ goods }: ModelNameForm, text: ReadText, to: number): boolean {
  if (goods.category !== 'switch' || goods.all.has('poe') || !goods.group.has('poe')) return false;
  const end = text.atoms.findIndex((atom, at) => at > to && atom.first);
  return text.atoms
    .slice(to + 1, end < 0 ? to + 8 : Math.min(end, to + 8))
    .some((atom, at, atoms) => atom.text === 'poe' && !/^(ohne|non|no|kein|without)$/.test(atoms[at - 1]?.text ?? ''));
}

/** 'Pro Mini 400 G9' is no 'Pro SFF 400 G9'. */
function isHousedOtherwise(form: ModelNameForm, text: ReadText): boolean {
  const own = [...housings].filter((word) => form.goods.all.has(word));
  if (own.length === 0) return false;
  const named = text.atoms.filter((atom) => housings.has(atom.text));
  return named.length > 0 && !named.some((atom) => own.includes(atom.text));
}
