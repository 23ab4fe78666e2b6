import { shopConfig, shopWith } from '#contract/settings/shop-in-force.ts';
import { laidOver } from './laid-over.ts';
import type { KeptSetting } from './setting-store.ts';

let changes: readonly KeptSetting[] = [];

/** The changes of forms that this process goes by. */
export function putShopThen(kept: readonly KeptSetting[]): void {
  changes = kept;
}

/** What the shop said of itself at an instant: an agreed text names the company as it was. */
export function shopAt(instant: string): typeof shopConfig {
  const since = changes.findIndex(({ at }) => Date.parse(at) > Date.parse(instant));
  return since < 0 ? shopConfig : shopWith(laidOver(changes.slice(0, since)).inForce.shop);
}
