import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

/** One TypeScript file of the project, read and parsed once for all architecture tests. */
export interface SourceFile {
  /** Path from the root of the project, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  /** Paths of the project's own files that it imports or re-exports, types included. */
  imports: string[];
  /** Names of npm packages and Node modules that it imports. */
  packages: string[];
  parsed: ParseResult;
}

export const root = resolve(import.meta.dirname, '../..');

export const sourceFiles: SourceFile[] = globSync('{src,tests,bench,scripts}/**/*.{ts,tsx}', { cwd: root })
  .concat('books.config.ts', 'logistics.config.ts', 'payout.config.ts', 'shop.config.ts')
  .filter((path) => !path.endsWith('.gen.ts'))
  .sort()
  .map(readSource);

/** What runs in production: everything below src but its tests. */
export const productFiles = sourceFiles.filter((file) => file.path.startsWith('src/') && !isTest(file.path));

export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text);
  const specifiers = [...new Set([...importedSpecifiers(parsed.module, text), ...globbedSpecifiers(path, text)])];
  const own = specifiers.filter(isOwn);
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports: own.map((specifier) => resolveOwn(path, specifier)),
    packages: specifiers.filter((specifier) => !isOwn(specifier)),
    parsed,
  };
}

function importedSpecifiers(
  module: Pick<ParseResult['module'], 'staticImports' | 'staticExports' | 'dynamicImports'>,
  text: string,
): string[] {
  const fixed = module.staticImports.map((entry) => entry.moduleRequest.value);
  const reexported = module.staticExports.flatMap((item) =>
    item.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ?? [];
  });
  return [...fixed, ...reexported, ...dynamic].map((specifier) => specifier.replace(/\?.*$/, ''));
}

/** What Vite finds by a pattern: each is loaded by itself, as by an import() of its own. */
function globbedSpecifiers(path: string, text: string): string[] {
  const patterns = [...text.matchAll(/import\.meta\.glob\b[^(]*\('\.\/([^']+)'/g)];
  return patterns.flatMap(([, pattern = '']) =>
    globSync(pattern, { cwd: join(root, dirname(path)) }).map((found) => `./${found}`),
  );
}

function isOwn(specifier: string): boolean {
  return specifier.startsWith('#') || specifier.startsWith('.');
}

function resolveOwn(importer: string, specifier: string): string {
  if (specifier.startsWith('#tests/')) return specifier.slice(1);
  if (/^#\w+\.config\.ts$/.test(specifier)) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(importer), specifier);
}

/** Imports that lead nowhere would silently drop an arrow from the graph. */
export function missingImports(): string[] {
  return sourceFiles.flatMap((file) =>
    file.imports.filter((target) => !existsSync(join(root, target))).map((target) => `${file.path} → ${target}`),
  );
}

/** The product's files with those that each takes along when it runs: imports of types alone are gone by then. */
export function loadsOf(): ReadonlyMap<string, string[]> {
  return new Map(productFiles.map((file) => [file.path, [...new Set(loadedBy(file))]]));
}

function loadedBy({ path, parsed: { module }, text }: SourceFile): string[] {
  const needed = module.staticImports.filter(
    ({ entries }) => !(entries.length > 0 && entries.every((one) => one.isType)),
  );
  const specifiers = [
    ...importedSpecifiers({ ...module, staticImports: needed }, text),
    ...globbedSpecifiers(path, text),
  ];
  return specifiers.filter(isOwn).map((specifier) => resolveOwn(path, specifier));
}
