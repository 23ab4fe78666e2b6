import type { SettingValues } from '#contract/settings/setting-forms.ts';
import type { ShopChanges } from '#contract/settings/shop-in-force.ts';
import { type HouseRules, rulesOfFiles } from './rules-in-force.ts';

/** Everything that a setting may be laid over: the parts of the shop that differ from its file, and the rules. */
export interface InForce {
  readonly shop: ShopChanges;
  readonly rules: HouseRules;
}

export const ofFiles: InForce = { shop: {}, rules: rulesOfFiles };

/** Where a setting stands in the configuration: read as the values of its form, and laid over it. */
export interface SettingHome {
  read(now: InForce): SettingValues;
  lay(now: InForce, values: Readonly<Record<string, string | undefined>>): InForce;
}

/** With parts of the shop in place of the file's. */
export const withShop = (now: InForce, changes: ShopChanges): InForce => ({
  ...now,
  shop: { ...now.shop, ...changes },
});
/** With other rules. */
export const withRules = (now: InForce, changes: Partial<HouseRules>): InForce => ({
  ...now,
  rules: { ...now.rules, ...changes },
});
