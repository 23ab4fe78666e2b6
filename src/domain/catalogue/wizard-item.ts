import type { Category, ComponentType, Manufacturer, Model, Series } from './entries.ts';
import type { SelectType } from './kinds.ts';

/** What the customer is about to sell, or on the way to choosing, with every entry above it. */
export interface WizardItem {
  readonly selectType: SelectType;
  /** The entry's id; '{cid}/{mid}' for a category together with a manufacturer. */
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly category?: Category;
  readonly type?: ComponentType;
  readonly manufacturer?: Manufacturer;
  readonly series?: Series;
  readonly model?: Model;
  /** The customer's own words for what the catalogue does not list. */
  readonly freetext?: string;
}

/** Whether an item says enough to be put into the basket: a type, a model, or free text. */
export function isComplete(item: Pick<WizardItem, 'selectType'>): boolean {
  return item.selectType === 'type' || item.selectType === 'model' || item.selectType === 'freetext';
}

const startsLike = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());

/** What the customer describes near an item, in their own trimmed words; the manufacturer stands in front of the title once. */
export function withFreetext({ model: _, ...item }: WizardItem, freetext: string): WizardItem {
  const text = freetext.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const maker = item.manufacturer?.shortname;
  const title = maker === undefined || startsLike(text, maker) ? text : `${maker} ${text}`;
  return { ...item, selectType: 'freetext', title, freetext: text };
}
