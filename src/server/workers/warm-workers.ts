import { holdWorkers } from './held-workers.ts';
import type { WorkerProcess } from './worker-process.ts';

/** Workers that know beforehand what each of their tasks needs. */
export interface WarmWorkers {
  /**
   * Lets somebody work with one that is ready, who is the only one that ever does: it ends afterwards and another is made
   * ready. Throws the signal's reason when nobody waits any more.
   */
  lend<T>(signal: AbortSignal, work: (worker: WorkerProcess) => Promise<T>, steps?: Steps<T>): Promise<T>;
  /** Makes some ready, because tasks are about to come; done when they are. */
  expect(): Promise<void>;
  /** What they know is out of date: those that wait end, and later tasks get others. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Tasks with the same thing, which may share a worker. */
interface Steps<T> {
  /** What the task is about: whoever has seen it already does it. */
  readonly of: string;
  /** What a next task will be about, where there may be one. */
  readonly next?: (answer: T) => string | undefined;
}

interface Spares {
  /** So many are ready at once, as long as tasks come. */
  readonly count: number;
  /** When no task came for so long, they give their memory back. */
  readonly idleMilliseconds: number;
  /** So many wait for the next step of what they have seen, each for so long. */
  readonly held: { readonly count: number; readonly milliseconds: number };
}

/** Keeps workers ready, each for one thing: a process that read one stranger's file never meets another's. */
export function keepWarm(
  prepare: () => Promise<WorkerProcess>,
  { count, idleMilliseconds, held: bounds }: Spares,
): WarmWorkers {
  const spares: Promise<WorkerProcess | undefined>[] = [];
  const held = holdWorkers(bounds);
  let isClosed = false;
  let generation = 0;
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

  async function freshOne(signal: AbortSignal): Promise<WorkerProcess> {
    const ready = await spares.shift();
    const worker = ready === undefined || ready.isGone ? await prepare() : ready;
    if (signal.aborted) await giveBack(worker);
    signal.throwIfAborted();
    return worker;
  }

  return {
    expect,

    async lend(signal, work, steps) {
      signal.throwIfAborted();
      const begunIn = generation;
      const worker = (steps && held.take(steps.of)) ?? (await freshOne(signal));
      let next: string | undefined;
      try {
        const answer = await work(worker);
        next = steps?.next?.(answer);
        return answer;
      } finally {
        if (next === undefined || begunIn !== generation) await worker.end();
        else await held.hold(next, worker);
        void expect();
      }
    },

    async renew() {
      generation += 1;
      await Promise.all([endSpares(), held.end()]);
    },

    async close() {
      isClosed = true;
      await Promise.all([endSpares(), held.close()]);
    },
  };
}
