import type { Job, JobResult, PgBoss } from 'pg-boss';

interface GroupedLineDeps {
  readonly boss: PgBoss;
  readonly queue: string;
  /** How many jobs of one group are done at once, in all processes together. */
  readonly places: number;
  /** Seconds from one look to the next where nobody rings. */
  readonly due: number;
  /** After so many seconds without a word a job counts as left behind. */
  readonly heartbeatSeconds: number;
  /** Does a job and says what came of it; never throws. */
  readonly attempt: (id: string, data: unknown) => Promise<JobResult>;
  readonly onError: (error: unknown) => void;
}

/** A line in which each job is on its own: one that takes long keeps a place of its group, and nothing else waits for it. */
export interface GroupedLine {
  /** Something may be there to do. */
  ring(): void;
  /** Whether the last look at the queue worked. */
  isTaking(): boolean;
  /** Begins nothing more. */
  takeNoMore(): void;
  /** Waits so many milliseconds for what is under way and gives the rest back. */
  stop(within: number): Promise<void>;
}

const atOnce = 20;

/** Takes jobs as long as their group has a place. The library's own workers take the next batch when the last of one is done. */
export function workInGroups(deps: GroupedLineDeps): GroupedLine {
  const { boss, queue, places, due, heartbeatSeconds, attempt, onError } = deps;
  const underWay = new Map<Job, Promise<void>>();
  let bell = Promise.withResolvers<void>();
  let hasEnded = false;
  let isTaking = true;

  async function take(): Promise<number> {
    try {
      const jobs = await boss.fetch<object>(queue, { batchSize: atOnce, groupConcurrency: places });
      isTaking = true;
      for (const job of jobs) underWay.set(job, perform(job));
      return jobs.length;
    } catch (error) {
      isTaking = false;
      onError(error);
      return 0;
    }
  }

  async function perform(job: Job): Promise<void> {
    const { id, status } = await attempt(job.id, job.data);
    // Given back meanwhile: whoever has it now says what came of it.
    if (!underWay.has(job)) return;
    const settled = status === 'completed' ? boss.complete(queue, { ...job, id }) : boss.fail(queue, { ...job, id });
    await settled.catch(onError);
    const ofGroup = [...underWay.keys()].filter(({ groupId }) => groupId === job.groupId).length;
    underWay.delete(job);
    if (ofGroup >= places) bell.resolve();
  }

  async function run(): Promise<void> {
    while (!hasEnded) {
      bell = Promise.withResolvers();
      if ((await take()) > 0) continue;
      const timer = setTimeout(bell.resolve, due * 1_000);
      await bell.promise;
      clearTimeout(timer);
    }
  }

  const alive = setInterval(() => {
    if (underWay.size > 0) boss.touch(queue, [...underWay.keys()]).catch(onError);
  }, heartbeatSeconds * 500);
  const running = run();

  function takeNoMore(): void {
    hasEnded = true;
    bell.resolve();
  }

  return {
    ring: () => bell.resolve(),
    isTaking: () => isTaking,
    takeNoMore,
    async stop(within) {
      takeNoMore();
      const tooLong = Promise.withResolvers<void>();
      const timer = setTimeout(tooLong.resolve, within);
      await Promise.race([running.then(() => Promise.all(underWay.values())), tooLong.promise]);
      clearTimeout(timer);
      clearInterval(alive);
      const left = [...underWay.keys()];
      underWay.clear();
      if (left.length > 0) await boss.fail(queue, left).catch(onError);
    },
  };
}
