/**
 * In place of `#server/accounts/password-cost.ts` for tests with a database: they sign in a thousand times, and what a guess costs is proved
 * by src/server/accounts/passwords.test.ts at the real cost. Hashes of former versions, which tell no cost, stay as dear as they were made.
 */
export const argonCost = { memory: 64, passes: 1, parallelism: 1 } as const;
export const formerCost = { N: 16_384, r: 16, p: 1 } as const;
export const decoyCost = { N: 2, r: 1, p: 1 } as const;
