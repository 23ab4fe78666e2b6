/** Does all tasks with so many at once and answers how many were done per second. */
export async function ratePerSecond<T>(
  tasks: readonly T[],
  atOnce: number,
  run: (task: T) => Promise<void>,
): Promise<number> {
  const waiting = tasks[Symbol.iterator]();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const task of waiting) await run(task);
    }),
  );
  return (tasks.length / (performance.now() - started)) * 1_000;
}
