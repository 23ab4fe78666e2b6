import { type BackupReport, writeBackup } from './backup/write-backup.ts';
import { unhurriedLimits } from './db/limits.ts';
import { openDeps } from './deps.ts';
import { type Env, readEnv } from './env.ts';
import { tellFailure, tellUncaught } from './tell-failure.ts';

const usage = `Sichert Datenbank und Dateien, auch während der Server läuft (docs/operations.md):

  npm run backup -- ORDNER   schreibt in einen neuen Ordner`;

async function take(env: Env, folder: string): Promise<BackupReport> {
  const deps = await openDeps({ ...env, databaseLimits: unhurriedLimits, besideServer: true });
  try {
    await deps.jobs.install();
    return await writeBackup(deps, folder);
  } finally {
    await deps.close();
  }
}

tellUncaught();
const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const { folder: path, rows, files } = await take(readEnv(process.env), folder);
    console.log(`Gesichert in ${path}: ${rows} Zeilen, ${files} Dateien.`);
  } catch (error) {
    tellFailure(error);
  }
}
