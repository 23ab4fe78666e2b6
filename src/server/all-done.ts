/**
 * Waits for all of what was begun at once, also where some of it fails; then throws the first of those errors. Nothing goes on behind
 * the back of whoever tidies up.
 */
export async function allDone<T extends readonly unknown[]>(
  begun: { [K in keyof T]: Promise<T[K]> },
): Promise<{
  -readonly [K in keyof T]: Awaited<T[K]>;
}> {
  await Promise.allSettled(begun);
  return Promise.all(begun);
}
