import { factOf } from './fact-of.ts';
import type { LockKind } from './kinds.ts';
import { lockInWords } from './own-words.ts';
import type { WizardItem } from './wizard-item.ts';

/** What may still bind an item to an account, undefined where nothing does. */
export function lockOf(item: WizardItem): LockKind | undefined {
  const { type, model, category, freetext, title } = item;
  if (type !== undefined) return undefined;
  const said = freetext === undefined ? undefined : lockInWords(title, category?.key);
  const known = model === undefined ? lockOfUnlisted(item) : factOf(item, 'lock');
  const bound = known === 'none' ? undefined : known;
  // 'Galaxy' among the iMacs is no phone.
  return said === 'phone' ? (bound ?? said) : (said ?? bound);
}

function lockOfUnlisted({ series, manufacturer, category }: WizardItem) {
  return series?.facts?.lock ?? manufacturer?.facts?.lock ?? category?.facts?.lockUnlisted ?? category?.facts?.lock;
}
