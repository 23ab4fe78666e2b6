import { setTimeout as pause } from 'node:timers/promises';
import { lockFolder } from '#server/db/folder-lock.ts';
import { StartProblem } from '#server/db/start-problem.ts';
import { type Cluster, clusterFolder, clusterIn } from './cluster.ts';
import { StillUsed } from './instead.ts';
import { isReadyIn, type Kept, keepPostgres } from './keeper.ts';
import type { EmbeddedDatabase, EmbeddedOptions } from './options.ts';
import { endOrphan } from './orphan.ts';
import { bySocket, settingsFor } from './settings.ts';
import { shortWayTo } from './short-way.ts';
import { supervise } from './supervise.ts';
import * as windows from './windows.ts';

/** How long a command waits for a server that is just starting or ending, in milliseconds. */
const timeoutMs = 30_000;
const lookEvery = 50;
const maxAttempts = 200;

/** The PostgreSQL of a data folder: started here, for as long as we live, or the one of the server that runs on it. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, besideServer } = options;
  for (let waited = 0; waited <= timeoutMs; waited += lookEvery) {
    const unlock = await lockFolder(dataDir);
    if (unlock !== undefined)
      return start(options, unlock).catch(async (error) => {
        await unlock();
        throw error;
      });
    if (!besideServer)
      throw new StartProblem(
        `Der Ordner ${dataDir} wird schon von einem laufenden Ankaufwerk benutzt. Beenden Sie es zuerst.`,
      );
    // Not while it is just starting; while it ends, the folder is ours before long.
    if (isReadyIn(clusterFolder(dataDir))) return besideThe(dataDir);
    await pause(lookEvery);
  }
  throw new StartProblem(
    `Der Ordner ${dataDir} wird von einem laufenden Ankaufwerk benutzt, dessen Datenbank nicht antwortet. Beenden Sie es zuerst.`,
  );
}

async function start(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32') return windows.start(options, unlock);
  const cluster = await clusterIn(options.dataDir, ['--auth=trust'], options.onWaiting);
  await endOrphan(cluster.folder);
  const settings = [...settingsFor(options.connections), ...bySocket];
  const again = () => launch(cluster, settings);
  const first = again();
  options.onWaiting?.();
  const end = supervise(await first, again, options.onDeath);
  const way = shortWayTo(cluster.folder);
  return {
    url: urlOf(way.path),
    isOfAnother: false,
    async close() {
      await end();
      way.remove();
      await unlock();
    },
  };
}

/** Processes of one that was killed are still going: they hold its memory, and then it can be started. */
async function launch({ folder, identity, programs }: Cluster, settings: readonly string[]): Promise<Kept> {
  for (let tries = 1; ; tries++) {
    try {
      return await keepPostgres({ postgres: programs.postgres, folder, identity, settings });
    } catch (error) {
      if (!(error instanceof StillUsed) || tries > maxAttempts) throw error;
      await pause(lookEvery);
      await endOrphan(folder);
    }
  }
}

const urlOf = (folder: string) => `postgres://postgres@${encodeURIComponent(folder)}:5432/postgres`;

/** The one that the server of this folder has started. */
function besideThe(dataDir: string): EmbeddedDatabase {
  if (process.platform === 'win32') return { url: windows.urlIn(dataDir), isOfAnother: true, close: async () => {} };
  const way = shortWayTo(clusterFolder(dataDir));
  return { url: urlOf(way.path), isOfAnother: true, close: async () => way.remove() };
}
