import type { WorkerProcess } from './worker-process.ts';

/** Workers that have seen one thing and wait for the next task with the same. */
export interface HeldWorkers {
  /** The one that has seen it, which is nobody else's from now on. */
  take(subject: string): WorkerProcess | undefined;
  hold(subject: string, worker: WorkerProcess): Promise<void>;
  /** Ends all that wait. */
  end(): Promise<void>;
  close(): Promise<void>;
}

interface Bounds {
  /** So many wait at once; the one that waits longest goes for another. */
  readonly count: number;
  readonly milliseconds: number;
}

interface Held {
  readonly worker: WorkerProcess;
  readonly clock: NodeJS.Timeout;
}

/** Holds workers for a while by what they have seen. */
export function holdWorkers({ count, milliseconds }: Bounds): HeldWorkers {
  const held = new Map<string, Held>();
  let isClosed = false;

  function take(subject: string): WorkerProcess | undefined {
    const found = held.get(subject);
    held.delete(subject);
    clearTimeout(found?.clock);
    return found?.worker.isGone ? undefined : found?.worker;
  }

  async function end(): Promise<void> {
    await Promise.all([...held.keys()].map((subject) => take(subject)?.end()));
  }

  return {
    take,

    async hold(subject, worker) {
      if (isClosed) return worker.end();
      worker.rest();
      const before = take(subject);
      const clock = setTimeout(() => void take(subject)?.end(), milliseconds).unref();
      held.set(subject, { worker, clock });
      const [oldest = ''] = held.keys();
      await Promise.all([before?.end(), held.size > count ? take(oldest)?.end() : undefined]);
    },

    end,

    async close() {
      isClosed = true;
      await end();
    },
  };
}
