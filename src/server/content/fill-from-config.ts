import { shopConfig } from '#shop.config.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

/** What stands on a page where the configuration has no value; renders as a mark that cannot be overlooked. */
const missing = (path: string) => `[Angabe fehlt: ${path}]`;
export const missingMark = /\[Angabe fehlt: [a-zA-Z.]+\]/g;

/** A text with the values of shop.config.ts. */
export function fillFromConfig(text: string): string {
  return fillPlaceholders(text, shopConfig, missing);
}
