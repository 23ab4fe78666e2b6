import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Manufacturer } from '#domain/catalogue/entries.ts';
import { fold } from './fold.ts';

/** Legal names, old names and names of the trade for manufacturers, by the words the catalogue has for them. */
const otherNames: Record<string, readonly string[]> = {
  hpe: ['hp', 'hewlett packard', 'hewlett packard enterprise', 'hewlett-packard', 'compaq'],
  hp: ['hewlett packard', 'hewlett-packard', 'hpe', 'hewlett packard enterprise', 'compaq'],
  aruba: ['hp', 'hpe', 'hewlett packard', 'hewlett-packard', 'hewlett packard enterprise', 'procurve', 'hp procurve'],
  dell: ['dell emc', 'emc', 'dell technologies', 'alienware'],
  fujitsu: ['fsc', 'fujitsu siemens', 'fujitsu-siemens', 'fts', 'fujitsu technology solutions'],
  cisco: ['cisco systems', 'cisco meraki', 'meraki'],
  meraki: ['cisco', 'cisco systems', 'cisco meraki'],
  juniper: ['mist'],
  ruckus: ['brocade', 'commscope', 'ruckus wireless'],
  brocade: ['broadcom'],
  ubiquiti: ['unifi', 'ubnt', 'ubiquity'],
  apc: ['schneider electric', 'schneider', 'american power conversion'],
  vertiv: ['liebert', 'emerson'],
  'palo alto': ['paloalto', 'palo alto networks', 'pan'],
  'check point': ['checkpoint'],
  sonicwall: ['dell sonicwall', 'sonic wall'],
  extreme: ['enterasys'],
  microsoft: ['ms'],
  avm: ['fritz', 'fritzbox'],
  hitachi: ['hds'],
  'pure storage': ['pure'],
  'online usv': ['online'],
  lg: ['lg electronics'],
  eizo: ['eizo nanao'],
};

/** Makers of IT goods the catalogue may not list: their devices must never be taken for another maker's. */
const strangers =
  'toshiba|dynabook|terra|wortmann|medion|tarox|bluechip|maxdata|sony|gigabyte|razer|xiaomi|google|honor|nokia|motorola|brother|kyocera|ricoh|canon|epson|lexmark|oki|konica minolta|xerox|zebra|honeywell|datalogic|gigaset|snom|yealink|polycom|poly|avaya|mitel|unify|alcatel|auerswald|agfeo|allied telesis|d-link|dlink|tp-link|tplink|barracuda|stormshield|f5|citrix|kemp|securepoint|genua|logitech|jabra|plantronics|sennheiser|belkin|i-tec|targus|seagate|western digital|wd|hgst|kingston|crucial|micron|hynix|sk hynix|sandisk|adaptec|lsi|mellanox|emulex|qlogic|nvidia|pny|tandberg|imation|fuji|viewsonic|hyundai|hannspree|belinea|sharp|grundig|promethean|smart|infortrend|eurostor|wyse|igel|getac|durabook|inspur|gateway|packard bell|vaio|chuwi|shuttle|intel|amd';

/** Suffixes of companies, which say nothing about who made a device. */
const legalForms =
  /\b(gmbh|ag|inc|incorporated|corp|corporation|ltd|limited|co|kg|llc|sa|se|bv|deutschland|germany|emea|technologies|technology|computers?|networks?|systems|electronics|international|solutions|europe|group)\b/g;

/** How manufacturers are called in lists. */
export interface MakerNames {
  /** Folded name → ids of the manufacturers it can mean; an empty list for makers the catalogue does not know. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Manufacturers of components only: named beside a device they say nothing about its maker. */
  readonly componentMakers: ReadonlySet<string>;
  /** Manufacturers with goods of one or two kinds, whose numbers need no series. */
  readonly specialists: ReadonlySet<string>;
  /** Who made a maker's servers, PCs and notebooks before it, by id. */
  readonly before: ReadonlyMap<string, string>;
}

const tidy = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Names of all manufacturers of the catalogue and of well-known others. */
export function makerNames(catalogue: Catalogue): MakerNames {
  const ids = new Map<string, string[]>();
  const makers = catalogue.items.flatMap((item): Manufacturer[] =>
    item.selectType === 'manufacturer' && item.manufacturer ? [item.manufacturer] : [],
  );
  const put = (name: string, id: string) => {
    const key = tidy(name);
    if (key.length < 2) return;
    const known = ids.get(key) ?? [];
    if (!known.includes(id)) ids.set(key, [...known, id]);
  };
  for (const maker of makers) {
    put(maker.shortname, maker.id);
    put(maker.name, maker.id);
    put(withoutLegalForm(maker.name), maker.id);
  }
  for (const maker of makers) {
    for (const name of otherNames[tidy(maker.shortname)] ?? []) put(name, maker.id);
    for (const name of (maker.words ?? '').split(', ')) if (!seriesLike.test(name)) put(name, maker.id);
  }
  for (const stranger of strangers.split('|')) if (!ids.has(tidy(stranger))) ids.set(tidy(stranger), []);
  const hardware = catalogue.items.find(
    (item) => item.selectType === 'category' && item.category?.key === 'hardware',
  )?.id;
  const onlyComponents = makers.filter((maker) => maker.cids.every((cid) => cid === hardware));
  const [ibm, lenovo] = [ids.get('ibm')?.[0], ids.get('lenovo')?.[0]];
  return {
    ids,
    componentMakers: new Set(onlyComponents.map((maker) => maker.id)),
    specialists: new Set(makers.filter((maker) => maker.cids.length <= 2).map((maker) => maker.id)),
    before: new Map(ibm !== undefined && lenovo !== undefined ? [[lenovo, ibm]] : []),
  };
}

/** Words among a manufacturer's that are goods or too common to name the maker. */
const seriesLike = /^(toughbook|firebox|mac|siemens|schneider|electric|systems|networks|storage|packard|systeme)$/i;

function withoutLegalForm(name: string): string {
  const kept = tidy(name).replace(legalForms, ' ').replace(/\s+/g, ' ').trim();
  return kept === '' ? tidy(name) : kept;
}

/** The ids a cell for manufacturers can mean: undefined when it names none, an empty list for a maker outside the catalogue. */
export function makerInCell(names: MakerNames, cell: string): readonly string[] | undefined {
  let memory = memories.get(names);
  if (memory === undefined) {
    memory = new Map();
    memories.set(names, memory);
  }
  if (memory.has(cell)) return memory.get(cell);
  const found = makerIn(names, cell);
  if (memory.size < 20_000) memory.set(cell, found);
  return found;
}

/** Each cell of a column is asked several times, and most columns repeat the same few. */
const memories = new WeakMap<MakerNames, Map<string, readonly string[] | undefined>>();

function makerIn(names: MakerNames, cell: string): readonly string[] | undefined {
  const whole = tidy(cell);
  const bare = withoutLegalForm(cell);
  for (const name of [whole, bare, bare.split(' ').slice(0, 2).join(' '), bare.split(' ')[0] ?? '']) {
    const found = names.ids.get(name);
    if (found !== undefined) return found;
  }
  return misspelt(names, bare);
}

function misspelt(names: MakerNames, text: string): readonly string[] | undefined {
  if (text.length < 5 || /\d/.test(text)) return undefined;
  for (const [name, ids] of names.ids) if (name.length >= 5 && isNearWord(name, text)) return ids;
  return undefined;
}

/** Whether two words differ by one typing error (two from nine letters on): a letter more, less, wrong or swapped. */
export function isNearWord(one: string, other: string): boolean {
  const allowed = Math.min(one.length, other.length) >= 9 ? 2 : 1;
  if (Math.abs(one.length - other.length) > allowed) return false;
  // What both begin and end with is right: the little that is left of most pairs tells at once.
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let cut = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (cut < shorter && one.at(-1 - cut) === other.at(-1 - cut)) cut++;
  const [rest, otherRest] = [one.slice(start, one.length - cut), other.slice(start, other.length - cut)];
  const longest = Math.max(rest.length, otherRest.length);
  if (longest <= 1) return true;
  if (allowed > 1) return errors(rest, otherRest, allowed) <= allowed;
  return longest === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}

/** How many there are between two words; any number beyond those that are allowed. */
function errors(one: string, other: string, allowed: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 9) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > allowed) return least;
    before = row;
    row = next;
  }
  return row[other.length] ?? 9;
}
