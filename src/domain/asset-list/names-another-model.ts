import type { Atom } from './atoms.ts';
import type { ModelNameForm } from './goods.ts';
import { isPort, type ReadText } from './reading-text.ts';

/** Words and letters that make another model out of the one before them. */
const qualifiers = new Set(
  'ax plus pro max mini lite air ultra studio create fury power firefly yoga carbon nano extreme aero rugged edge slim fe se go touchless detachable convertible fold duo detach twoinone xd xs xl evo neo next enterprise ada prime signature turbo flip spin xt xtreme xr iv vi vii viii mkii mkiii value essential elite advanced premium m s p t i e n f g h d q w c z r v x l b ii iii iv'.split(
    ' ',
  ),
);
/** Letters and words behind a hyphen or blank that only name colour, region, licence or housing. */
const harmless = new Set(
  'k9 ja de eu ger bk wh sl b w s gy sw ws bl sff mt dt mff dm usff twr tiny micro tower desktop minitower a e lte wifi wlan wwan cellular touch non rack'.split(
    ' ',
  ),
);
/** Words for the housing of a PC or workstation. */
export const housings = new Set('mini micro tiny tower sff mt dt dm usff mff twr desktop'.split(' '));

/** Whether what stands between, right behind or right before makes another model of the form. */
export function namesAnotherModel(form: ModelNameForm, text: ReadText, from: number, to: number): boolean {
  if (form.goods.category === 'hardware' && isOtherPart(form, text, to)) return true;
  if (namesNeighbour(form, text, from, to) || isOtherHousing(form, text) || suppliesPower(form, text, to)) return true;
  const after = text.atoms[to + 1];
  const role = text.roles[to + 1];
  if (after && !after.first && role !== 'specification' && role !== 'measure' && isQualifier(form, text, to + 1))
    return true;
  if (text.roles[from] === 'kind' && text.atoms.slice(from, to).some((atom) => form.goods.seriesWords.has(atom.text)))
    return true;
  const before = text.atoms[from - 1];
  if (before && !text.atoms[from]?.first && text.atoms[from]?.joined && text.roles[from - 1] === 'unknown') {
    return !form.words.has(before.text) && before.text !== 'x';
  }
  return strangeBefore(form, text, from);
}

function isQualifier(form: ModelNameForm, text: ReadText, index: number): boolean {
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
  // The letter of a region is part of an access point's number: '-A-' sends on other channels than '-E-'.
  if (form.goods.category === 'accessPoint' && atom.joined && !atom.glued && isWhole && /^[a-z]$/.test(atom.text))
    return !all.has(atom.text);
  if (
    harmless.has(atom.text) &&
    isWhole &&
    !(atom.joined && atom.text.length === 1 && form.goods.category !== 'monitor' && form.goods.category !== 'switch')
  )
    return false;
  if (atom.generation) return true;
  if (atom.joined && !atom.glued && isWhole && isVariant(form, atom)) return false;
  if (isOfCountry(form, text, index)) return false;
  // 'C8300 series routers': any of them.
  if (/^(?:series|serie|reihe|family|familie)$/.test(atom.text)) return true;
  if (atom.joined && !atom.glued && text.roles[index] === 'unknown') return true;
  if (text.roles[index] === 'strangeSeries') return true;
  if (text.roles[index] === 'maker' || text.roles[index] === 'kind') return false;
  if (atom.text === '5' && next?.text === 'g' && form.goods.category === 'other') return !all.has('5');
  if (atom.isNumber)
    return isLaterVersion(form, text, index) || (next?.text === 'in' && text.atoms[index + 2]?.text === '1');
  if (atom.text === 'pro' && form.goods.category === 'monitor') return false;
  // 'FritzBox 7590 RS', 'U6 LR': two letters name another one of them.
  if (
    isNetwork.test(form.goods.category ?? '') &&
    isWhole &&
    role(text, index) === 'unknown' &&
    /^[a-z]{2}$/.test(atom.text)
  )
    return true;
  return isWhole && qualifiers.has(atom.text);
}

/** '2FZ45EA#ABD', 'M2825ND/SEE': where it is sold; 'Pavilion x360 15-cr0091ms': behind its inches HP's number of the one sold there. */
function isOfCountry({ goods: { category } }: ModelNameForm, { atoms, folded }: ReadText, index: number): boolean {
  const [before, atom, next] = atoms.slice(Math.max(index - 1, 0), index + 2);
  if (atom?.joined !== true) return false;
  if (/[/#]/.test(folded[atom.at - 1] ?? '')) return /^[a-z]{3}$/.test(atom.text) && !next?.glued;
  const isCode = /^[a-z]{2}$/.test(atom.text) && next?.glued === true && /^\d{3,4}$/.test(next.text);
  return category === 'notebookTablet' && /^1[1-7]$/.test(before?.text ?? '') && isCode;
}

const isNetwork = /^(?:router|accessPoint)$/;
const role = ({ roles }: ReadText, index: number) => roles[index];

/** Ends of order numbers that name a bundle, an interface or a system, not another device: 'ASA5516-FPWR', 'DS2208-SR'. */
function isVariant({ goods }: ModelNameForm, { text: word }: Atom): boolean {
  const { category } = goods;
  if (category === 'firewall' || category === 'router') return /^(bun|bdl|fpwr|sec)$/.test(word);
  return (category === 'other' || category === 'pcWorkstation') && /^[a-z]{2}$/.test(word) && !goods.group.has(word);
}

/** 'MeetUp 2' behind a name that ends with a word: the one that came after. */
function isLaterVersion(form: ModelNameForm, text: ReadText, index: number): boolean {
  const last = form.atoms.at(-1);
  const [atom, next] = [text.atoms[index], text.atoms[index + 1]];
  if (atom === undefined || last === undefined || last.isNumber || last.generation || last.glued) return false;
  if (next !== undefined && (next.glued || /^(x|mal|stk|stck|stueck|st|pcs)$/.test(next.text))) return false;
  return last.text.length > 1 && /^([2-9]|1\d)(\.0)?$/.test(atom.text);
}

/** Between the series and the end of the name stands a word of a neighbour's name: 'Surface Pro X' is no 'Surface X'. */
function namesNeighbour({ goods }: ModelNameForm, text: ReadText, from: number, to: number): boolean {
  const start = text.atoms.findLastIndex((atom, at) => at <= from && at > from - 4 && goods.seriesWords.has(atom.text));
  if (start < 0 || text.atoms.slice(start + 1, to + 1).some((atom) => atom.first)) return false;
  return text.atoms
    .slice(start + 1, to)
    .some(
      ({ text: word }, offset) =>
        word.length > 3 && text.roles[start + 1 + offset] !== 'filler' && !goods.all.has(word) && goods.group.has(word),
    );
}

/** The nearest series before the name is another one, or a weak code follows an unknown word. */
function strangeBefore(form: ModelNameForm, text: ReadText, from: number): boolean {
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
function isOtherHousing(form: ModelNameForm, text: ReadText): boolean {
  const own = [...housings].filter((word) => form.goods.all.has(word));
  if (own.length === 0) return false;
  const named = text.atoms.filter((atom) => housings.has(atom.text));
  return named.length > 0 && !named.some((atom) => own.includes(atom.text));
}

const partQualifiers = new Set('ti super ada blackwell pcie sxm lx dx en vpi sff lff mezzanine flr mobile'.split(' '));

/** Behind a component's name stand a variant, a size or an order number that are not its own. */
function isOtherPart(form: ModelNameForm, text: ReadText, to: number): boolean {
  const { all } = form.goods;
  for (let at = to + 1; at < text.atoms.length; at++) {
    const atom = text.atoms[at];
    if (atom === undefined || atom.first) return false;
    if (all.has(atom.text)) continue;
    if (at < to + 4 && partQualifiers.has(atom.text)) return true;
    if (atom.joined && !atom.glued && atom.text.length > 2 && !atom.isNumber && all.has(text.atoms[at - 1]?.text ?? ''))
      return true;
    const next = text.atoms[at + 1];
    if (atom.isNumber && next?.text === 'gb' && all.has('gb')) return true;
    if (atom.isNumber && atom.text.length > 2 && text.roles[at] === 'unknown' && (atom.glued || next?.glued))
      return true;
  }
  return false;
}
