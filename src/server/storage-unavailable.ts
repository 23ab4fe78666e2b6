import { z } from 'zod';
import { isDiskFull } from './disk-full.ts';
import { Problem } from './problem.ts';
import { storageProblem } from './storage-problem.ts';

/** The store of files cannot be reached, or lets us do nothing: says in a sentence what a person does about it. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(storageProblem(cause), { cause });
    this.name = 'StorageUnavailable';
  }
}

/** What a store answers about a file that it does not have. */
const missing = z.object({
  cause: z.object({
    name: z.string().refine((name) => name !== 'NoSuchBucket'),
    $metadata: z.object({ httpStatusCode: z.literal(404) }),
  }),
});

/** Whether the store is well and only has no such file. */
export const isMissing = (error: unknown) => missing.safeParse(error).success;

/** Does something with the store, and says when it is full; that a file is not there is no fault of the store's. */
export async function inStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new Problem(507, 'storageFull');
    throw isMissing(error) ? error : new StorageUnavailable(error);
  }
}
