import { settingForms, settingSchema } from '#contract/settings/setting-forms.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { type InForce, ofFiles } from './setting-home.ts';
import { settingHomes } from './setting-homes.ts';
import type { KeptSetting } from './setting-store.ts';

/** The last change of each setting laid over the files. What an older program kept may not fit a newer one: it is left out, and the shop opens. */
export function laidOver(changes: readonly KeptSetting[]): {
  readonly inForce: InForce;
  readonly leftOut: readonly string[];
} {
  const leftOut: string[] = [];
  let inForce = ofFiles;
  for (const key of keysOf(settingForms)) {
    const after = changes.findLast((change) => change.key === key)?.after;
    if (!after) continue;
    const { success, data } = settingSchema(key).safeParse({ ...settingHomes[key].read(ofFiles), ...after });
    if (success) inForce = settingHomes[key].lay(inForce, data);
    else leftOut.push(key);
  }
  return { inForce, leftOut };
}
