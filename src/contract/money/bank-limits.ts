/** Files in one call, how large one may be in bytes, and how many a ZIP may hold. */
export const bankLimits = { files: 20, bytes: 25 * 1024 * 1024, inZip: 500 } as const;
