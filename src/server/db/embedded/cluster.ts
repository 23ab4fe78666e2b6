import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from '#server/db/start-problem.ts';
import { type Identity, identityFor } from './identity.ts';
import { instead, startProblemOf } from './instead.ts';
import { fromWithin } from './keeper.ts';
import { type Programs, programsFor } from './programs.ts';

export interface Cluster {
  readonly folder: string;
  readonly identity: Identity | undefined;
  readonly programs: Programs;
}

/** Where the cluster of a data folder lies. */
export const clusterFolder = (dataDir: string) => resolve(dataDir, 'postgres');

/** The cluster of a data folder, made when there is none. Throws, for people, and touches nothing, where it is none of ours. */
export async function clusterIn(
  dataDir: string,
  options: readonly string[] = [],
  onWaiting?: () => void,
): Promise<Cluster> {
  const folder = clusterFolder(dataDir);
  const isNew = !existsSync(folder);
  if (isNew) refuseFormer(dataDir);
  const identity = identityFor(folder);
  if (!isNew) refuseForeign(folder);
  const programs = programsFor(identity);
  if (isNew) await make(dataDir, { identity, programs, options, onWaiting });
  else refuseOther(folder, programs.major);
  return { folder, identity, programs };
}

function refuseFormer(dataDir: string): void {
  const former = join(dataDir, 'database');
  if (!existsSync(join(former, 'PG_VERSION'))) return;
  throw new StartProblem(
    `In ${former} liegt die Datenbank einer früheren Version (PGlite), die diese nicht öffnet. Sichern Sie mit der früheren Version („npm run backup -- ORDNER“), geben Sie ${former} einen anderen Namen, und spielen Sie die Sicherung hier ein („npm run restore -- ORDNER“); docs/operations.md. Es wurde nichts verändert.`,
  );
}

function refuseForeign(folder: string): void {
  const [own, owner] = [process.getuid?.(), statSync(folder).uid];
  if (own === undefined || own === 0 || own === owner) return;
  throw new StartProblem(
    `Die Datenbank in ${folder} gehört einem anderen Benutzer (${owner}). Starten Sie als dieser, oder geben Sie ihr den Besitzer ${own}. ${instead}`,
  );
}

function refuseOther(folder: string, major: number): void {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === String(major)) return;
  throw new StartProblem(
    found === undefined
      ? `In ${folder} liegt keine vollständige Datenbank: PG_VERSION fehlt. Holen Sie den Ordner aus der Sicherung, oder geben Sie ihm einen anderen Namen und spielen eine ein. Es wurde nichts verändert.`
      : `In ${folder} liegt eine Datenbank von PostgreSQL ${found}, diese Version hat ${major}. Sichern Sie mit der früheren Version („npm run backup -- ORDNER“), geben Sie ${folder} einen anderen Namen, und spielen Sie die Sicherung hier ein („npm run restore -- ORDNER“). Es wurde nichts verändert.`,
  );
}

interface Making extends Pick<Cluster, 'identity' | 'programs'> {
  readonly options: readonly string[];
  readonly onWaiting: (() => void) | undefined;
}

/** Under another name until all of it is on the disk. */
async function make(dataDir: string, making: Making): Promise<void> {
  const { identity } = making;
  const unfinished = `${clusterFolder(dataDir)}.unfertig-`;
  for (const left of globSync(`${unfinished}*`)) rmSync(left, { recursive: true, force: true });
  const folder = mkdtempSync(unfinished);
  try {
    if (identity) chownSync(folder, identity.uid, identity.gid);
    const said = await initdb(folder, making);
    if (said !== undefined) throw startProblemOf(said, dataDir);
    renameSync(folder, clusterFolder(dataDir));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error instanceof StartProblem ? error : startProblemOf(String(error), dataDir);
  }
}

/** Sorted and folded the same on every system. */
const alike = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Answers what it said where it failed. */
async function initdb(folder: string, { identity, programs, options, onWaiting }: Making): Promise<string | undefined> {
  const args = ['-D', fromWithin(folder, identity), '--username=postgres', ...alike, ...options];
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(programs.initdb, args, { ...identity, cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  onWaiting?.();
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  try {
    const [code] = await once(child, 'close');
    return code === 0 ? undefined : said || `initdb: error ${code}`;
  } catch (error) {
    return String(error);
  }
}
