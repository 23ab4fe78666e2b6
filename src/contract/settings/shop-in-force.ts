import { shopConfig as ofFile, type ShopConfig } from '#shop.config.ts';

/** The shop as it counts: what its file says, and what nobody writes there. */
interface ShopInForce extends ShopConfig {
  /** Versions of the texts that customers agree to, where they were changed at the desk: those that count or have counted, the newest first. */
  readonly agreedTexts?: { readonly terms?: readonly string[]; readonly dataProcessing?: readonly string[] };
}

/** The parts of it that the owner changed at the desk, each whole. */
export type ShopChanges = Partial<ShopInForce>;

/**
 * What the provider says about itself as it counts now: shop.config.ts with what was changed at the desk. It is another object after a change, in
 * every process and with every page that is opened: read where it is shown, and never kept at the load of a file (docs/decisions/0718).
 */
export let shopConfig: ShopInForce = ofFile;

/** The same of its first part, which most mails and pages name. */
export let company = ofFile.company;

/** The shop with these parts in place of the file's. */
export const shopWith = (changes: ShopChanges): ShopInForce => ({ ...ofFile, ...changes });

/** Lets these parts count in place of the file's, and the file's where a part is absent. */
export function putShopInForce(changes: ShopChanges): void {
  shopConfig = shopWith(changes);
  company = shopConfig.company;
}
