import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

/** What stands on a page where the configuration has no value; renders as a mark that cannot be overlooked. */
const missing = (path: string) => `[Angabe fehlt: ${path}]`;
export const missingMark = /\[Angabe fehlt: [a-zA-Z.]+\]/g;

/** A text with the values of the configuration that counts, or counted once. */
export function fillFromConfig(text: string, shop: typeof shopConfig = shopConfig): string {
  return fillPlaceholders(text, shop, missing);
}
