import { z } from 'zod';
import { isDiskFull } from './disk-full.ts';
import { Problem } from './problem.ts';

/** The store of files cannot be reached. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of files is away', { cause });
    this.name = 'StorageUnavailable';
  }
}

/** What a store answers about a file that it does not have. */
const missing = z.object({ cause: z.object({ $metadata: z.object({ httpStatusCode: z.literal(404) }) }) });

/** Does something with the store, and says when it is full; that a file is not there is no fault of the store's. */
export async function inStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new Problem(507, 'storageFull');
    throw missing.safeParse(error).success ? error : new StorageUnavailable(error);
  }
}
