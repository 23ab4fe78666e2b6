import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLoaders } from '#server/pages/page-loader.ts';
import { programOf } from './program-of.ts';

/**
 * The state of program and content that a document and its page data must agree on (decision 0040): the build, its
 * settings, what the owner has set, and what the loaders read from. The same in every process that serves the same.
 */
export function siteHash(
  folder: string,
  settings: object,
  { loaders, set }: { readonly loaders: Partial<PageLoaders>; readonly set: () => string },
): () => string {
  const fixed = [...buildOf(folder), JSON.stringify(settings)];
  let versions: string | undefined;
  let hash = '';
  return () => {
    const current = [set(), ...Object.values(loaders).map(({ version }) => version?.() ?? '')].join('\n');
    if (current !== versions) {
      versions = current;
      hash = hashOf([...fixed, current]);
    }
    return hash;
  };
}

/** The build names its files by their content. */
function buildOf(folder: string): string[] {
  const manifest = join(folder, '.vite/manifest.json');
  return [...(existsSync(manifest) ? [readFileSync(manifest, 'utf8')] : []), programOf(folder) ?? ''];
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 16);
}
