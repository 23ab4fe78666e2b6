import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { goodsKey, type PricedGoods, pricedGoods } from './priced-goods.ts';
import { foldAnswer } from './valued-answers.ts';

/** Lines of an inquiry that have one price: the same entry, value-relevant configuration and condition. */
export interface PriceGroup {
  /** The same for the same goods in every inquiry, unless the line was taken out of its group. */
  readonly key: string;
  /** What people read: the title of the first line. */
  readonly title: string;
  /** In the order of the inquiry. */
  readonly lineIds: readonly string[];
  /** Those of them that carry a remark, which somebody has to read. */
  readonly remarkLineIds: readonly string[];
  /** Units of all lines. */
  readonly quantity: number;
  readonly goods: PricedGoods;
  /** What was said of the first line; in what makes the goods worth less all lines of a group are alike. */
  readonly configuration?: ItemConfiguration;
}

/** What to look up, and which lines stand alone. */
export interface Grouping {
  readonly find: (entryId: string) => WizardItem | undefined;
  /** Ids of lines that were taken out of their group. */
  readonly apart?: ReadonlySet<string>;
}

/** The lines of an inquiry in groups, in the order of their first lines; each line is in exactly one group. */
export function groupLines(lines: readonly OfferItem[], { find, apart }: Grouping): readonly PriceGroup[] {
  const groups = new Map<string, { goods: PricedGoods; lines: OfferItem[] }>();
  for (const line of lines) {
    const goods = goodsOf(line, find);
    const key = keyOf(line, goods, apart?.has(line.id) ?? false);
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { goods, lines: [line] });
  }
  return [...groups].map(([key, group]) => groupOf(key, group));
}

function goodsOf({ entryId, configuration }: OfferItem, find: Grouping['find']): PricedGoods {
  if (entryId === undefined) return pricedGoods(undefined, configuration);
  // An entry that the catalogue no longer has is still one kind of goods.
  return { entryId, ...pricedGoods(find(entryId), configuration) };
}

function keyOf({ id, freetext }: OfferItem, goods: PricedGoods, isApart: boolean): string {
  const words = freetext === undefined ? [] : [foldAnswer(freetext)];
  return [goodsKey(goods), ...words, ...(isApart ? [`nur ${id}`] : [])].join(' | ');
}

function groupOf(key: string, { goods, lines }: { goods: PricedGoods; lines: readonly OfferItem[] }): PriceGroup {
  const configuration = lines[0]?.configuration;
  return {
    key,
    title: lines[0]?.title ?? '',
    lineIds: lines.map(({ id }) => id),
    remarkLineIds: lines.flatMap(({ id, configuration }) => (configuration?.remarks?.trim() ? [id] : [])),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods,
    ...(configuration && { configuration }),
  };
}
