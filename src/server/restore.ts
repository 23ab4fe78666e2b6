import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { unhurriedLimits } from './db/limits.ts';
import { openDeps } from './deps.ts';
import { readEnv } from './env.ts';
import { verifyDatabase } from './offers/verify.ts';
import { tellFailure, tellUncaught } from './tell-failure.ts';

const usage = `Spielt eine Sicherung ein, während kein Server läuft (docs/operations.md):

  npm run restore -- ORDNER             in eine leere Datenbank
  npm run restore -- ORDNER --replace   ersetzt alles, was in der Datenbank steht`;

/** Restores, folds every offer again, and says what stands there now. */
async function restore(folder: string, replace: boolean): Promise<boolean> {
  const deps = await openDeps({ ...readEnv(process.env), databaseLimits: unhurriedLimits });
  try {
    const { rows, files } = await restoreBackup(deps, folder, { replace });
    const { checked, differences } = await verifyDatabase(deps.database);
    console.log(
      `Eingespielt: ${rows} Zeilen, ${files} Dateien. ${checked} offers folded again, ${differences.length} differ.`,
    );
    return differences.length === 0;
  } finally {
    await deps.close();
  }
}

tellUncaught();
try {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    console.error(usage);
    process.exitCode = 2;
  } else if (!(await restore(folder, values.replace))) process.exitCode = 1;
} catch (error) {
  tellFailure(error);
}
