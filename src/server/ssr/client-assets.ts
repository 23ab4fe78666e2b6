import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { ClientAssets } from '#web/entry-server.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The programs of the browser half: what each begins with, and where its pages lie. */
const programs = {
  shop: { entry: 'src/web/entry-client.tsx', pages: 'src/web/shop/pages/' },
  desk: { entry: 'src/web/entry-desk.tsx', pages: 'src/web/desk/pages/' },
};

const address = (file: string) => `/${file}`;

const manifestPath = (folder: string) => join(folder, '.vite/manifest.json');

/** The browser half of a build. */
export interface BrowserBuild {
  readonly folder: string;
  readonly assets: ClientAssets;
  readonly deskAssets: ClientAssets;
}

/** What the folder holds of the browser half; undefined where nothing was built. */
export function readBrowserBuild(folder: string): BrowserBuild | undefined {
  if (!existsSync(manifestPath(folder))) return undefined;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath(folder), 'utf8')));
  return { folder, assets: clientAssetsOf(manifest, 'shop'), deskAssets: clientAssetsOf(manifest, 'desk') };
}

/** Sorts Vite's manifest by what a page of a program needs. */
export function clientAssetsOf(manifest: Manifest, program: keyof typeof programs): ClientAssets {
  const { entry: entrySource, pages } = programs[program];
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error(`The build has no ${entrySource}`);
  const shared = filesBehind(manifest, entrySource);

  const screens: Record<string, string[]> = {};
  for (const source of Object.keys(manifest)) {
    if (!source.startsWith(pages)) continue;
    const name = componentOf(source);
    if (name in screens) throw new Error(`Two pages show a ${name}`);
    screens[name] = [...filesBehind(manifest, source)].filter((file) => !shared.has(file)).map(address);
  }
  return {
    entry: address(entry.file),
    css: entry.css.map(address),
    preloads: [...shared].filter((file) => file !== entry.file).map(address),
    screens,
  };
}

/** `login-page.tsx` → `LoginPage`: a file has the name of what it exports. */
function componentOf(source: string): string {
  return basename(source)
    .replace(/\.tsx?$/, '')
    .replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The script of a source and all scripts it cannot run without. */
function filesBehind(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports) filesBehind(manifest, next, found);
  return found;
}
