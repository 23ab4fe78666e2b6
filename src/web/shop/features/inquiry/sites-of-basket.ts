import type { BasketItem, BasketState } from '#contract/goods/basket.ts';
import { problemTexts } from '#contract/problem.ts';
import { checkSites, maxSites, siteNamesOf, withOneSpelling } from '#domain/offer/parties/site-names.ts';
import { numberText } from '#domain/values/number-text.ts';

/** Goods of one site, as the list or the seller named it. */
export interface SiteGoods {
  readonly site: string;
  readonly itemIds: readonly string[];
  readonly units: number;
}

/** What the basket does when the seller says where goods stand. */
export interface SiteActions {
  readonly choose: (bySite: boolean) => void;
  readonly place: (itemIds: ReadonlySet<string>, site: string | undefined) => void;
  readonly split: (itemId: string, units: number) => void;
}

/** The sites that items name, with their goods. */
export function sitesOfBasket(items: readonly BasketItem[]): SiteGoods[] {
  const groups = new Map<string, BasketItem[]>();
  for (const item of withOneSpelling(items))
    if (item.site !== undefined) groups.set(item.site, [...(groups.get(item.site) ?? []), item]);
  return [...groups].map(([site, goods]) => ({
    site,
    itemIds: goods.map(({ id }) => id),
    units: goods.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** Whether the goods are handed over site by site: as was said, else as their list has it, where it names one for every row. */
export function isBySite({ items, draft }: Pick<BasketState, 'items' | 'draft'>): boolean {
  if (items.length === 0) return false;
  if (draft.bySite !== null) return draft.bySite;
  const { length } = siteNamesOf(items);
  return length > 1 && length <= maxSites && items.every(({ site }) => site !== undefined);
}

/** What still has to be said of the sites, in German; undefined where nothing has. */
export function siteProblem(state: Pick<BasketState, 'items' | 'draft'>): string | undefined {
  if (!isBySite(state)) return undefined;
  const missing = state.items.filter(({ site }) => site === undefined).length;
  if (missing > 0)
    return `Bei ${missing === 1 ? 'einer Position' : `${numberText(missing)} Positionen`} fehlt der Standort. Bitte ordnen Sie sie zu.`;
  if (siteNamesOf(state.items).length < 2)
    return 'Bisher stehen alle Geräte an einem Standort. Bitte ordnen Sie Geräte einem zweiten zu, oder wählen Sie „Alle an einem Ort“.';
  const code = checkSites(state.items);
  return code && problemTexts[code];
}
