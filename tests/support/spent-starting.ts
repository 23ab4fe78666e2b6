let milliseconds = 0;

/** What tests of this process have waited until servers of theirs were there. */
export const spentStarting = (): number => milliseconds;

/** Counts how long it takes until something is there that tests need. */
export async function countStart<T>(start: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await start();
  } finally {
    milliseconds += performance.now() - began;
  }
}
