import { resolve } from 'node:path';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { type Orders, orderOfServer } from '#server/running-server.ts';
import { type BackupReport, writeBackup } from './write-backup.ts';

const name = 'backup';
const order = z.object({ folder: z.string() });
const report = z.object({ folder: z.string(), rows: z.number(), files: z.number() });

/** The running server writes backups of the embedded database. */
export const backupOrders = (deps: Deps): Orders => ({
  [name]: (body) => writeBackup(deps, order.parse(body).folder),
});

/** Has the running server write a backup; undefined where none runs on this folder. */
export async function askForBackup(dataDir: string, folder: string): Promise<BackupReport | undefined> {
  const said = await orderOfServer(dataDir, name, { folder: resolve(folder) });
  return said && report.parse(said.done);
}
