import type { WorkerProcess } from './worker-process.ts';

/** Workers that know beforehand what each of their tasks needs. */
export interface WarmWorkers {
  /**
   * Lets somebody work with one that is ready, who is the only one that ever does: it ends afterwards and another is made
   * ready. Throws the signal's reason when nobody waits any more.
   */
  lend<T>(signal: AbortSignal, work: (worker: WorkerProcess) => Promise<T>): Promise<T>;
  /** Makes some ready, because tasks are about to come; done when they are. */
  expect(): Promise<void>;
  close(): Promise<void>;
}

interface Spares {
  /** So many are ready at once, as long as tasks come. */
  readonly count: number;
  /** When no task came for so long, they give their memory back. */
  readonly idleMilliseconds: number;
}

/** Keeps workers ready, each for one task: a process that read one stranger's file never meets another's. */
export function keepWarm(prepare: () => Promise<WorkerProcess>, { count, idleMilliseconds }: Spares): WarmWorkers {
  const spares: Promise<WorkerProcess | undefined>[] = [];
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  function keep(worker: Promise<WorkerProcess>): Promise<WorkerProcess | undefined> {
    // What keeps it from getting ready is told to whoever needs it, who tries again.
    const spare = worker.catch(() => undefined);
    void spare.then((ready) => ready?.rest());
    spares.push(spare);
    return spare;
  }

  async function expect(): Promise<void> {
    clearTimeout(idle);
    idle = setTimeout(() => void endSpares(), idleMilliseconds).unref();
    // One after the other: the first is wanted soonest.
    while (spares.length < count && !isClosed) await keep(prepare());
    await Promise.all(spares);
  }

  async function endSpares(): Promise<void> {
    clearTimeout(idle);
    await Promise.all(spares.splice(0).map(async (spare) => (await spare)?.end()));
  }

  /** One that has seen nothing yet is as good as before. */
  async function giveBack(worker: WorkerProcess): Promise<void> {
    if (spares.length < count && !isClosed) await keep(Promise.resolve(worker));
    else await worker.end();
  }

  return {
    expect,

    async lend(signal, work) {
      signal.throwIfAborted();
      const ready = await spares.shift();
      const worker = ready === undefined || ready.isGone ? await prepare() : ready;
      if (signal.aborted) await giveBack(worker);
      signal.throwIfAborted();
      try {
        return await work(worker);
      } finally {
        await worker.end();
        void expect();
      }
    },

    async close() {
      isClosed = true;
      await endSpares();
    },
  };
}
