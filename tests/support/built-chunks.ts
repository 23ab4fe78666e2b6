import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The packages whose code stands in a file: a chunk of the built server says it in its source map, any other lies in its package. */
export function packagesIn(file: string): string[] {
  const map = `${file}.map`;
  const sources: string[] = existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
  const names = [file, ...sources].map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined);
}

/** Every package whose code a built file can load into its own thread, at once or later. */
export function packagesWithin(entry: string): Set<string> {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of packagesIn(file)) packages.add(name);
    for (const wanted of importsOf(file)) {
      if (wanted.startsWith('.')) files.add(join(dirname(file), wanted));
      else if (!wanted.startsWith('node:')) packages.add(wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return packages;
}

const known = new Map<string, string[]>();

/** Most files are of both the server and its workers: each is read once. */
function importsOf(file: string): string[] {
  const imports = known.get(file) ?? importsIn(file);
  known.set(file, imports);
  return imports;
}

function importsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const again = staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? []));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again, ...later];
}
