import type { GoodsFacts } from './goods-facts.ts';
import type { WizardItem } from './wizard-item.ts';

/** What the catalogue says of an item: its model, else its series, type, manufacturer or category. */
export function factOf<Fact extends keyof GoodsFacts>(
  { model, series, type, manufacturer, category }: WizardItem,
  fact: Fact,
): GoodsFacts[Fact] | undefined {
  const entry = [model, series, type, manufacturer, category].find((one) => one?.facts?.[fact] !== undefined);
  return entry?.facts?.[fact];
}
