import { openDatabase } from './db/client.ts';
import { unhurriedLimits } from './db/limits.ts';
import { readEnv } from './env.ts';
import { verifyDatabase } from './offers/verify.ts';
import { tellFailure, tellUncaught } from './tell-failure.ts';

tellUncaught();
/** `npm run offers:verify`: folds every log again and reports each row that differs; exits with 1 if one does. */
try {
  const database = await openDatabase({
    ...readEnv(process.env),
    databaseLimits: unhurriedLimits,
    besideServer: true,
  });
  try {
    const { checked, differences } = await verifyDatabase(database);
    for (const { offerId, what } of differences) console.error(`${offerId}: ${what}`);
    console.log(`${checked} offers folded again, ${differences.length} differ.`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
} catch (error) {
  tellFailure(error);
}
