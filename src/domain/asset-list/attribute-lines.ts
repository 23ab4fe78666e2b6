import { kindOfCell } from './category-words.ts';
import { fold } from './fold.ts';
import type { GoodsIndex } from './goods-index.ts';
import { type HeaderMeaning, headerMeaning } from './headers.ts';
import { isRuler, withoutMarks, writtenIn } from './markdown.ts';
import { namesGoods, namesModel } from './names-goods.ts';

/** What lines say of one device by name and value; a line that is none of it has no value. */
export interface AttributeBlock {
  readonly from: number;
  /** The row behind its last. */
  readonly to: number;
  readonly values: ReadonlyMap<number, Attribute>;
  /** Whether something is said that nobody sells: ports, weight, what it does. */
  readonly isSure: boolean;
  /** Where the device itself is named: '- Modell: APC SMT2200'. */
  readonly device?: { readonly line: number; readonly value: string };
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

const parts: ReadonlySet<HeaderMeaning | undefined> = new Set(['cpu', 'ram', 'storage', 'memory', 'gpu']);
const others: ReadonlySet<HeaderMeaning | undefined> = new Set([
  'display',
  'serial',
  'assetTag',
  'condition',
  'place',
  'bought',
  'type',
  'manufacturer',
  'accessories',
  'other',
]);
const told =
  /^(?:ports?|voltage|spannung|inputs?|eingang|eingaenge|outputs?|ausgang|ausgaenge|anschluss|anschluesse|schnittstellen?|interfaces?|netzwerk\w*|network\w*|nics?|w?lan|wifi|wireless|bluetooth|usb|gewicht|abmessungen|masse|groesse|roll?en?|role|funktion|verwendung|zweck|usage|purpose|chipsatz|chipset|netzteile?|psu|stromversorgung|cooling|kuehlung|luefter|power|leistung\w*|verbrauch|formfaktor|form|raid\w*|controllers?|management|firmware|bios|board|hardware|ip\w*|mac|os|hostname|speed|stability|units|topology|docs?|card ?reader|laufwerke?|schaechte|besonderheiten|aufloesung|akku\w*|kamera|slots?|erweiterung\w*|expansion|cores?|threads?|kerne|takt\w*|hdmi|displayport|angeschlossen|verbunden|connected)\b/;

/** Blocks of two lines or more in which most names are those of properties: a Markdown table whose first column names them, or lines like '- Anschlüsse: 2x USB'. */
export function attributeBlocks(rows: readonly (readonly string[])[], goods: GoodsIndex): AttributeBlock[] {
  const blocks: AttributeBlock[] = [];
  const repeated = repeatedNames(rows, goods);
  const isKnown = (one: Attribute) => isProperty(one) || repeated.has(fold(one.name));
  for (let line = 0; line < rows.length; line++) {
    const columns = isRuler(rows[line + 1]) ? writtenIn(rows[line]).length : 1;
    const isTable = columns > 1 && columns < 5;
    const from = line;
    const values = new Map<number, Attribute>();
    if (isTable) line += 2;
    for (; line < rows.length; line++) {
      const said = isTable ? inTable(rows[line]) : inLine(rows[line]);
      if (said === undefined) break;
      values.set(line, said);
    }
    const names = [...values.values()];
    const [own, ...others] = [...values].filter(([, one]) => isOwnName(one));
    const device = own === undefined || others.length > 0 ? undefined : { line: own[0], value: own[1].value };
    const isSure = names.some(isKnown);
    // 'RAM | 4 | 16 GB': what is counted in a column of its own is sold.
    if (isOfOne(names, isKnown, device?.value, goods) && (columns < 3 || isSure))
      blocks.push({ from, to: line, values, isSure, ...(device && { device }) });
    if (line > from) line--;
  }
  return blocks;
}

/** 'Model: APC SMT2200' says with a number what the device is called. */
const isOwnName = ({ name, value }: Attribute) => headerMeaning(name) === 'model' && /\d/.test(value);

/** Names that come again and again, with values that name no goods, are of properties, whatever they mean: 'End-of-Sale: 30.01.2013'. */
function repeatedNames(rows: readonly (readonly string[])[], goods: GoodsIndex): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { name = '', value = '' } = inLine(row) ?? {};
    if (name === '' || isCount.test(value) || kindOfCell(name) !== undefined || namesGoods(name, goods)) continue;
    if (kindOfCell(value) === undefined && !namesModel(value, goods))
      counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

function isOfOne(
  said: readonly Attribute[],
  isKnown: (one: Attribute) => boolean,
  own: string | undefined,
  goods: GoodsIndex,
): boolean {
  const known = said.filter((one) => isKnown(one) || parts.has(headerMeaning(one.name)));
  const isAlone = said.length === 1 && known.some((one) => isKnown(one) && !isProperty(one));
  if ((known.length < 2 && !isAlone) || known.length < said.length * 0.6) return false;
  const counts = said.filter(({ value }) => isCount.test(value)).length;
  return counts * 2 < said.length && !said.some(({ value }) => value !== own && namesModel(value, goods));
}

/** 'Netzteile: 20' counts what is sold. */
const isCount = /^\d{1,4}(?: ?(?:x|stk|stück)\.?)?$/i;

const isProperty = ({ name }: Attribute) => others.has(headerMeaning(name)) || told.test(fold(name));

/** What a line says of a property by name and value: '192.168.0.125' in 'IP: 192.168.0.125'. */
export function propertyIn(row: readonly string[]): string | undefined {
  const said = inLine(row);
  if (said === undefined || !isProperty(said)) return undefined;
  return isCount.test(said.value) && headerMeaning(said.name) !== 'bought' ? undefined : said.value;
}

/** How many of its device a line counts by name: 'Anzahl: 10 Stück'. */
export function countIn(row: readonly string[]): string | undefined {
  const said = inLine(row);
  return said !== undefined && headerMeaning(said.name) === 'quantity' ? /^\d{1,4}\b/.exec(said.value)?.[0] : undefined;
}

function inTable(row: readonly string[] = []): Attribute | undefined {
  const [name = '', ...told] = writtenIn(row).map(withoutMarks);
  const value = told.join(' ');
  return value === '' || name.length > 40 ? undefined : { name, value };
}

function inLine(row: readonly string[] = []): Attribute | undefined {
  const [line = '', ...more] = writtenIn(row);
  const [, name, value] = /^([^:]{2,30}):\s+(\S.*)$/.exec(withoutMarks(line)) ?? [];
  return more.length > 0 || name === undefined || value === undefined ? undefined : { name, value };
}
