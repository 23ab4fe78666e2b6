import type { Atom } from './atoms.ts';
import type { ModelNameForm } from './goods.ts';
import { leavesUnexplained } from './leaves-unexplained.ts';
import type { ReadText } from './reading-text.ts';
import { housings } from './trade-words.ts';

/** How a form of a model fits a text. */
export interface Alignment {
  readonly form: ModelNameForm;
  /** `whole`: every atom is there; `changed`: there, but something beside it makes another model of it; `part`: only some of it is there. */
  readonly fit: 'whole' | 'changed' | 'part';
  /** Atoms covered, from and to (inclusive). */
  readonly from: number;
  readonly to: number;
  /** Atoms of the form found. */
  readonly found: number;
}

/** Tries a form at one place of a text, where the text has the form's anchor. */
export function alignAt(form: ModelNameForm, text: ReadText, at: number): Alignment | undefined {
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
  if (text.atoms[to + 1]?.glued && !isRevision(form, text, to) && !beginsProcessor(text, to + 1))
    return { form, fit: 'changed', from, to, found };
  if (!form.also.every((group) => group.some((one) => hasWord(text.folded, one))))
    return { form, fit: 'part', from, to, found };
  return { form, fit: leavesUnexplained(form, text, from, to) ? 'changed' : 'whole', from, to, found };
}

/** 'DL20G9Intel Xeon': what is written onto the name is no more of it. */
const beginsProcessor = ({ atoms, roles }: ReadText, at: number) =>
  roles[at] === 'specification' && /^(?:intel|amd|xeon|core|ryzen|epyc)$/.test(atoms[at]?.text ?? '');

/** Makers of memory modules end their long order numbers with the revision: 'MTA36ASF4G72PZ-2G9J3'. */
function isRevision({ goods, atoms }: ModelNameForm, { atoms: written }: ReadText, to: number): boolean {
  if (goods.type !== 'ram' || atoms.reduce((sum, atom) => sum + atom.text.length, 0) < 12) return false;
  const end = written.findIndex((atom, at) => at > to && !atom.glued);
  const rest = written.slice(to + 1, end < 0 ? undefined : end).map((atom) => atom.text);
  return /^[a-z]{1,2}\d?$/.test(rest.join(''));
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isPart = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter);
  return !(isPart(text[at - 1]) || isPart(text[at + word.length])) || hasWord(text.slice(at + word.length), word);
}

/** Follows the form from its anchor in one direction; undefined when the text contradicts it. */
function walk(
  form: ModelNameForm,
  text: ReadText,
  at: number,
  step: 1 | -1,
): { reached: number; found: number } | undefined {
  let place = at;
  let reached = at;
  let found = 0;
  for (let index = form.anchor + step; index >= 0 && index < form.atoms.length; index += step) {
    const wanted = form.atoms[index];
    if (wanted === undefined) break;
    const next = findNext(form, text, place, step, index);
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
function findNext(form: ModelNameForm, text: ReadText, place: number, step: 1 | -1, index: number): number | undefined {
  const wanted = form.atoms[index];
  const isCode = step === -1 || wanted?.isNumber || wanted?.generation || form.atoms[index + 1]?.glued;
  for (let next = place + step, skipped = 0; skipped < 4; next += step, skipped++) {
    const atom = text.atoms[next];
    if (atom === undefined || (step === 1 ? atom.first : text.atoms[next + 1]?.first && skipped > 0)) return undefined;
    if (atom.text === wanted?.text)
      return isCountOfParts(form, text, next, step) || isCountOfPorts(form, atom) ? undefined : next;
    if (!(isCode || text.roles[next] !== 'kind') || !maySkip(form, text, next)) return undefined;
  }
  return undefined;
}

/** The 2 of 'R740xd 2x Gold 6140' counts processors; it does not make an R740xd2 of it. */
function isCountOfParts({ goods }: ModelNameForm, { atoms, roles }: ReadText, at: number, step: 1 | -1): boolean {
  const atom = atoms[at];
  if (step < 0 || goods.category === 'hardware' || atom === undefined || !atom.isNumber || atom.joined) return false;
  return roles[at] === 'specification' && atom.measure === undefined;
}

/** The 2 of a 'KVM switch (2-port)' is none of a console's name. */
const isCountOfPorts = ({ goods: { category } }: ModelNameForm, { measure }: Atom) =>
  measure === 'port' && (category === 'other' || category === 'hardware');

function maySkip(form: ModelNameForm, text: ReadText, index: number): boolean {
  const word = text.atoms[index]?.text ?? '';
  const role = text.roles[index];
  if (form.words.has(word)) return true;
  if (role === 'specification' || role === 'measure') return text.atoms[index]?.measure !== undefined;
  if (role === 'kind') return form.strength > 0;
  return (
    role === 'maker' ||
    (role === 'filler' && (!housings.has(word) || isUsualHousing(form, word)) && !text.atoms[index]?.joined)
  );
}

/** 'Z2 Tower G9' where no model of the series is told from others as the tower. */
const isUsualHousing = ({ goods }: ModelNameForm, word: string) =>
  housings.has(word) && !goods.group.has(word) && ![...housings].some((one) => goods.all.has(one));

/** Whether the text has something else in the place of the form's next atom. */
function contradicts(form: ModelNameForm, text: ReadText, place: number, step: 1 | -1, index: number): boolean {
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
function isGluedBefore(form: ModelNameForm, text: ReadText, from: number): boolean {
  const before = text.atoms[from - 1];
  if (!text.atoms[from]?.glued || before === undefined) return false;
  return !(form.words.has(before.text) || text.roles[from - 1] === 'maker');
}
