import type { TestProject } from 'vitest/node';
import { makeSeededShop, type SeededShop } from './seeded-shop.ts';
import { sharedSeededShop } from './shared-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    seededShop: SeededShop;
  }
}

/** One PostgreSQL with demo data for all files of the project that are about something else than the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = sharedSeededShop();
  const [shop, remove] = shared ? [shared, async () => {}] : await makeSeededShop();
  project.provide('seededShop', shop);
  return remove;
}
