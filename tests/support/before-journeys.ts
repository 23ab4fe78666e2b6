import freshBuild from './fresh-build.ts';
import { makeSeededShop, type SeededShop } from './seeded-shop.ts';
import { sharedSeededShop } from './shared-shop.ts';

/** Before all journeys: the program is built, and there are demo data to copy. Playwright hands the environment on to its workers. */
export default async function setup(): Promise<() => Promise<void>> {
  freshBuild();
  if (sharedSeededShop()) return async () => {};
  const [{ postgresUrl, folder }, remove] = await makeSeededShop();
  Object.assign(process.env, { SEEDED_POSTGRES: postgresUrl, SEEDED_FOLDER: folder });
  return remove;
}

export function seededShop(): SeededShop {
  return sharedSeededShop() ?? { postgresUrl: '', folder: '' };
}
