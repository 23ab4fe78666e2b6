import { deductionKey } from '#domain/catalogue/deduction-name.ts';
import type { Deduction, SheetLine } from '#domain/offer/price/sheet.ts';
import { unitPriceOf } from '#domain/offer/price/sheet.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { type DeductionTemplate, deductionsFor } from './deduction-template.ts';
import type { GroupPrice } from './price.ts';
import type { PriceGroup } from './price-group.ts';
import type { PricedGoods } from './priced-goods.ts';
import { differenceText, type Expected, isUnusual, rangeText, timesText } from './unusual-price.ts';

/** What a unit price is held against: what the book makes of a unit, and what was bid for it before, in cents. */
export interface Known {
  readonly book?: Expected | undefined;
  readonly former?: Cents | undefined;
}

/** A price or deduction that is asked about once more: the items that have it, and its reckoning in German. */
export interface UnusualAmount {
  readonly itemIds: readonly string[];
  /** Of a deduction its name; absent where it is the price itself. */
  readonly deduction?: string;
  readonly text: string;
}

/** Lines of the bid before, by their items. */
type Formers = ReadonlyMap<string, SheetLine>;

interface Priced {
  readonly group: PriceGroup;
  readonly price: GroupPrice;
}

interface JudgedBy {
  readonly priced: readonly Priced[];
  readonly templates: readonly DeductionTemplate[];
  /** Of the bid before, where there was one. */
  readonly former?: readonly SheetLine[] | undefined;
  readonly factorOf: (goods: PricedGoods) => number;
}

/**
 * The reckoning of a unit price in cents that lies more than so many times beyond what is known of such goods; undefined where it does
 * not, where nothing is known, and for 0, which says that the goods are not wanted.
 */
export function unusualUnitPrice(
  { title, quantity, cents }: { readonly title: string; readonly quantity: number; readonly cents: Cents },
  { book, former }: Known,
  factor: number,
): string | undefined {
  const known = former === undefined ? book : withFormer(book, former);
  if (cents === 0 || known === undefined || !isUnusual(cents, known, factor)) return undefined;
  const { usual } = known;
  const against = book ? 'gegenüber dem Preisbuch' : 'gegenüber dem Gebot davor';
  const sum = quantity === 1 ? '' : ` ${quantity} × = ${formatMoney(cents * quantity)},`;
  return `${title}: ${formatMoney(cents)} je Stück, erwartet ${rangeText(known)}${timesText(cents, usual)};${sum} ${differenceText(cents * quantity, usual * quantity)} ${against}`;
}

/** Whoever has bid outside of the book's range before has meant it. */
function withFormer(book: Expected | undefined, former: Cents): Expected {
  if (!book) return { low: former, high: former, usual: former };
  return { ...book, low: Math.min(book.low, former), high: Math.max(book.high, former) };
}

/** Every price and deduction of a sheet that is unusual, goods of one group with one price once. */
export function unusualAmounts(lines: readonly SheetLine[], by: JudgedBy): readonly UnusualAmount[] {
  const byItem = new Map(lines.map((line) => [line.itemId, line]));
  const formerByItem = new Map((by.former ?? []).map((line) => [line.itemId, line]));
  return by.priced.flatMap((priced) => {
    const alike = new Map<Cents, SheetLine[]>();
    for (const line of priced.group.lineIds.flatMap((id) => byItem.get(id) ?? [])) {
      const cents = unitPriceOf(line) ?? Math.round(line.total / line.quantity);
      const some = alike.get(cents);
      if (some) some.push(line);
      else alike.set(cents, [line]);
    }
    return [...alike].flatMap(([cents, some]) => unusualIn(cents, some, { ...by, ...priced, formerByItem }));
  });
}

function unusualIn(
  cents: Cents,
  lines: readonly SheetLine[],
  by: JudgedBy & Priced & { readonly formerByItem: Formers },
): UnusualAmount[] {
  const { group, price, formerByItem } = by;
  const factor = by.factorOf(group.goods);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const itemIds = lines.map(({ itemId }) => itemId);
  const [first] = itemIds;
  const before = first === undefined ? undefined : formerByItem.get(first);
  const known = { book: expectedOf(price), former: before && unitPriceOf(before) };
  const text = unusualUnitPrice({ title: group.title, quantity, cents }, known, factor);
  return [...(text === undefined ? [] : [{ itemIds, text }]), ...unusualDeductions(lines, cents, by)];
}

/** What the price book makes of a unit; undefined where it knows nothing. */
function expectedOf({ cents, low, high }: GroupPrice): Expected | undefined {
  return cents === undefined ? undefined : { low, high, usual: cents };
}

/** Deductions are known by their names alone: one that neither the book nor the bid before has is nobody's slip. */
function unusualDeductions(
  lines: readonly SheetLine[],
  cents: Cents,
  { group, templates, factorOf, formerByItem }: JudgedBy & Priced & { readonly formerByItem: Formers },
): UnusualAmount[] {
  const factor = factorOf(group.goods);
  const usualOf = amountsByName(deductionsFor(templates, group, cents));
  const found = new Map<string, UnusualAmount & { itemIds: string[] }>();
  for (const { itemId, deductions } of lines) {
    const formerOf = amountsByName(formerByItem.get(itemId)?.deductions ?? []);
    for (const { name, amount } of deductions) {
      const key = deductionKey(name);
      const [usual, former] = [usualOf.get(key) ?? formerOf.get(key), formerOf.get(key)];
      if (usual === undefined || former === amount) continue;
      if (!isUnusual(amount, { low: usual, high: usual }, factor)) continue;
      const text = `${group.title}, Abzug „${name}“: ${formatMoney(amount)} je Stück, erwartet ${formatMoney(usual)}${timesText(amount, usual)}`;
      const alike = found.get(text);
      if (alike) alike.itemIds.push(itemId);
      else found.set(text, { itemIds: [itemId], deduction: name, text });
    }
  }
  return [...found.values()];
}

const amountsByName = (deductions: readonly Deduction[]) =>
  new Map(deductions.map(({ name, amount }) => [deductionKey(name), amount]));
