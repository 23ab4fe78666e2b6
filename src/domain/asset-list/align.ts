import type { Atom } from './atoms.ts';
import type { Form } from './goods.ts';
import type { ReadText } from './reading-text.ts';

/** How a form of a model fits a text. */
export interface Alignment {
  readonly form: Form;
  /** `whole`: every atom is there; `changed`: there, but something beside it makes another model of it; `part`: only some of it is there. */
  readonly fit: 'whole' | 'changed' | 'part';
  /** Atoms covered, from and to (inclusive). */
  readonly from: number;
  readonly to: number;
  /** Atoms of the form found. */
  readonly found: number;
}

/** Words and letters that make another model out of the one before them. */
const qualifiers = new Set(
  'ax plus pro max mini lite air ultra studio create fury power firefly yoga carbon nano extreme aero rugged edge slim fe se go touchless detachable convertible fold duo detach twoinone xd xs xl evo neo next enterprise value essential elite advanced premium m s p t i e n f g h d q w c z r v x l b ii iii iv'.split(
    ' ',
  ),
);
/** Letters and words behind a hyphen or blank that only name colour, region, licence or housing. */
const harmless = new Set(
  'k9 ja de eu ger bk wh sl b w s gy sw ws bl sff mt dt mff dm usff twr tiny micro tower desktop minitower a e lte wifi wlan wwan cellular touch non rack'.split(
    ' ',
  ),
);
const housings = new Set('mini micro tiny tower sff mt dt dm usff mff twr desktop'.split(' '));

/** Tries a form at one place of a text, where the text has the form's anchor. */
export function alignAt(form: Form, text: ReadText, at: number): Alignment | undefined {
  const back = walk(form, text, at, -1);
  const ahead = walk(form, text, at, 1);
  if (back === undefined || ahead === undefined) return undefined;
  const from = back.reached;
  const to = ahead.reached;
  const found = back.found + ahead.found + 1;
  if (isGluedBefore(form, text, from)) return undefined;
  if (form.atoms.length > found) {
    return text.atoms[to + 1]?.glued ? undefined : { form, fit: 'part', from, to, found };
  }
  if (text.atoms[to + 1]?.glued) return { form, fit: 'changed', from, to, found };
  if (!form.also.every((group) => group.some((one) => hasWord(text.folded, one))))
    return { form, fit: 'part', from, to, found };
  return { form, fit: isChanged(form, text, from, to) ? 'changed' : 'whole', from, to, found };
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isPart = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);
  return !(isPart(text[at - 1]) || isPart(text[at + word.length])) || hasWord(text.slice(at + word.length), word);
}

/** Follows the form from its anchor in one direction; undefined when the text contradicts it. */
function walk(form: Form, text: ReadText, at: number, step: 1 | -1): { reached: number; found: number } | undefined {
  let place = at;
  let reached = at;
  let found = 0;
  for (let index = form.anchor + step; index >= 0 && index < form.atoms.length; index += step) {
    const wanted = form.atoms[index];
    if (wanted === undefined) break;
    const next = findNext(form, text, place, step, wanted);
    if (next === undefined) {
      if (contradicts(form, text, place, step, index)) return undefined;
      continue;
    }
    place = next;
    reached = next;
    found++;
  }
  return { reached, found };
}

/** The wanted atom right beside, or behind words that may stand between. */
function findNext(form: Form, text: ReadText, place: number, step: 1 | -1, wanted: Atom): number | undefined {
  for (let next = place + step, skipped = 0; skipped < 4; next += step, skipped++) {
    const atom = text.atoms[next];
    if (atom === undefined || (step === 1 ? atom.first : text.atoms[next + 1]?.first && skipped > 0)) return undefined;
    if (atom.text === wanted.text) return next;
    if (!maySkip(form, text, next)) return undefined;
  }
  return undefined;
}

function maySkip(form: Form, text: ReadText, index: number): boolean {
  const word = text.atoms[index]?.text ?? '';
  const role = text.roles[index];
  if (form.words.has(word)) return true;
  if (role === 'specification' || role === 'measure') return text.atoms[index]?.measure !== undefined;
  if (role === 'kind') return form.strength > 0;
  return role === 'maker' || (role === 'filler' && !housings.has(word) && !text.atoms[index]?.joined);
}

/** Whether the text has something else in the place of the form's next atom. */
function contradicts(form: Form, text: ReadText, place: number, step: 1 | -1, index: number): boolean {
  const beside = text.atoms[place + step];
  const wanted = form.atoms[index];
  if (beside === undefined || wanted === undefined) return false;
  const touches = step === 1 ? beside.joined : text.atoms[place]?.joined === true;
  const rest = step === 1 ? form.atoms.slice(index) : form.atoms.slice(0, index + 1);
  const known = rest.some((atom) => atom.text === beside.text) || form.words.has(beside.text);
  if (touches && !known && !(step === -1 && isQuantityMark(beside)) && text.roles[place + step] !== 'maker')
    return true;
  if (step === 1 && wanted.generation)
    return nearby(text, place, (atom) => atom.generation && atom.text !== wanted.text);
  if (step === 1 && wanted.isNumber && form.atoms[index - 1]?.isNumber === false)
    return beside.isNumber && beside.text !== wanted.text;
  return false;
}

const isQuantityMark = (atom: Atom) => atom.text === 'x';

function nearby(text: ReadText, place: number, test: (atom: Atom) => boolean): boolean {
  return text.atoms
    .slice(place + 1, place + 5)
    .some((atom, offset) => test(atom) && text.roles[place + 1 + offset] !== 'specification');
}

/** Letters or digits right before the first atom belong to another name, unless they are the series or maker. */
function isGluedBefore(form: Form, text: ReadText, from: number): boolean {
  const before = text.atoms[from - 1];
  if (!text.atoms[from]?.glued || before === undefined) return false;
  return !(form.words.has(before.text) || text.roles[from - 1] === 'maker');
}

/** Whether what stands between, right behind or right before makes another model of the form. */
function isChanged(form: Form, text: ReadText, from: number, to: number): boolean {
  if (form.goods.category === 'hardware' && isOtherPart(form, text, to)) return true;
  if (isOtherHousing(form, text) || suppliesPower(form, text, to)) return true;
  const after = text.atoms[to + 1];
  const role = text.roles[to + 1];
  if (after && !after.first && role !== 'specification' && role !== 'measure' && isQualifier(form, text, to + 1))
    return true;
  const before = text.atoms[from - 1];
  if (before && !text.atoms[from]?.first && text.atoms[from]?.joined && text.roles[from - 1] === 'unknown') {
    return !form.words.has(before.text) && before.text !== 'x';
  }
  return strangeBefore(form, text, from);
}

function isQualifier(form: Form, text: ReadText, index: number): boolean {
  const atom = text.atoms[index];
  if (atom === undefined || form.words.has(atom.text)) return false;
  const next = text.atoms[index + 1];
  const isWhole = !next?.glued;
  const isPc = form.goods.category === 'pcWorkstation';
  const { all, group } = form.goods;
  if (
    !all.has(atom.text) &&
    group.has(atom.text) &&
    (atom.isNumber ? atom.joined && !next?.glued : isWhole && atom.text.length > 1)
  )
    return true;
  if (/^(v|m|s|mk|rev)$/.test(atom.text) && next?.glued && /^\d$/.test(next.text)) return true;
  if (atom.text === 'poe') return !all.has('poe') && (atom.joined || all.has('g'));
  if (atom.text === 'mini') return !isPc;
  if (atom.joined && atom.text === 'k' && next?.text === '9') return false;
  if (
    harmless.has(atom.text) &&
    isWhole &&
    !(atom.joined && atom.text.length === 1 && form.goods.category !== 'monitor' && form.goods.category !== 'switch')
  )
    return false;
  if (atom.generation) return true;
  if (atom.joined && !atom.glued && text.roles[index] === 'unknown') return true;
  if (text.roles[index] === 'strangeSeries') return true;
  if (text.roles[index] === 'maker' || text.roles[index] === 'kind') return false;
  if (atom.isNumber) return next?.text === 'in' && text.atoms[index + 2]?.text === '1';
  if (atom.text === 'pro' && form.goods.category === 'monitor') return false;
  return isWhole && qualifiers.has(atom.text);
}

/** The nearest series before the name is another one, or a weak code follows an unknown word. */
function strangeBefore(form: Form, text: ReadText, from: number): boolean {
  for (let index = from - 1, seen = 0; index >= 0 && seen < 4; index--, seen++) {
    if (text.atoms[index + 1]?.first) return false;
    const word = text.atoms[index]?.text ?? '';
    if (form.words.has(word) || form.goods.brands.has(word)) return false;
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
function suppliesPower({ goods }: Form, text: ReadText, to: number): boolean {
  if (goods.category !== 'switch' || goods.all.has('poe') || !goods.group.has('poe')) return false;
  const end = text.atoms.findIndex((atom, at) => at > to && atom.first);
  return text.atoms
    .slice(to + 1, end < 0 ? to + 8 : Math.min(end, to + 8))
    .some((atom, at, atoms) => atom.text === 'poe' && !/^(ohne|non|no|kein|without)$/.test(atoms[at - 1]?.text ?? ''));
}

/** 'Pro Mini 400 G9' is no 'Pro SFF 400 G9'. */
function isOtherHousing(form: Form, text: ReadText): boolean {
  const own = [...housings].filter((word) => form.goods.all.has(word));
  if (own.length === 0) return false;
  const named = text.atoms.filter((atom) => housings.has(atom.text));
  return named.length > 0 && !named.some((atom) => own.includes(atom.text));
}

const partQualifiers = new Set('ti super pcie sxm lx dx en vpi sff lff mezzanine flr mobile'.split(' '));

/** Behind a component's name stand a variant, a size or an order number that are not its own. */
function isOtherPart(form: Form, text: ReadText, to: number): boolean {
  const { all } = form.goods;
  for (let at = to + 1; at < text.atoms.length; at++) {
    const atom = text.atoms[at];
    if (atom === undefined || atom.first) return false;
    if (all.has(atom.text)) continue;
    if (at < to + 4 && partQualifiers.has(atom.text)) return true;
    const next = text.atoms[at + 1];
    if (atom.isNumber && next?.text === 'gb' && all.has('gb')) return true;
    if (atom.isNumber && atom.text.length > 2 && text.roles[at] === 'unknown' && (atom.glued || next?.glued))
      return true;
  }
  return false;
}
