import type { TaskName } from '#server/worker-tasks.ts';

/** A task that was ended: it took too long, too much memory, or nobody waits for it. */
export class TaskEnded extends Error {
  readonly reason: 'time' | 'memory' | 'aborted';

  constructor(name: TaskName, reason: TaskEnded['reason']) {
    super(`Task ${name} ended: ${reason}`);
    this.name = 'TaskEnded';
    this.reason = reason;
  }
}

/** How a worker ends itself that has had its share of the processor: the signal that systems have for it. */
export const outOfTime = 'SIGVTALRM';
