import { createHash } from 'node:crypto';
import { type CatalogueTexts, catalogueFiles } from './catalogue-files.ts';
import type { FormerSlugs } from './former-slugs.ts';

/** Another one for other texts or other former addresses, the same in every process. */
export function catalogueVersion(texts: CatalogueTexts, former: FormerSlugs = new Map()): string {
  const hash = createHash('sha256');
  for (const file of catalogueFiles) hash.update(`${texts[file].length} ${file}\n`).update(texts[file]);
  if (former.size > 0) hash.update(JSON.stringify([...former]));
  return hash.digest('base64url').slice(0, 22);
}
