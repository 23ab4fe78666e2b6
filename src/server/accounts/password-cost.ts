/** The second of OWASP's equal choices for Argon2id: 19 MiB, two passes, one lane. */
export const argonCost = { memory: 19_456, passes: 2, parallelism: 1 } as const;

/** Of scrypt as passwords were stored up to version 0.7.23. It stands beside no hash, so it stays. */
export const formerCost = { N: 16_384, r: 16, p: 1 } as const;

/** Of the scrypt that is computed where there is no such hash, so that a refusal takes as long: the same. */
export const decoyCost: { readonly N: number; readonly r: number; readonly p: number } = { ...formerCost };
