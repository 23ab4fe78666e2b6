import type { WizardItem } from './wizard-item.ts';

const categories: ReadonlySet<string> = new Set(['monitor', 'ups']);
const parts: ReadonlySet<string> = new Set(['ram', 'cpu', 'mainboard', 'gpu']);

/** Tells whether goods are of a kind that keeps no data of their owner; of all others it is assumed that they do (DEL-10). */
export function storesNothing({ category, type }: Pick<WizardItem, 'category' | 'type'>): boolean {
  return type === undefined ? categories.has(category?.key ?? '') : parts.has(type.key);
}
