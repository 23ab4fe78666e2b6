import { fork } from 'node:child_process';
import { entryFile } from '#server/entry-file.ts';
import type { TaskMessage, TaskOrder } from '#server/worker.ts';
import type { TaskAnswer, TaskInput, TaskName } from '#server/worker-tasks.ts';
import type { ReportProgress } from './report-progress.ts';

interface TaskBounds {
  readonly milliseconds: number;
  /** Of the whole process, as the system counts it; one that does nothing yet has about 70. */
  readonly megabytes: number;
  readonly onProgress?: ReportProgress;
  /** Ends the task when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** A task that was ended: it took too long, too much memory, or nobody waits for it. */
export class TaskEnded extends Error {
  readonly reason: 'time' | 'memory' | 'aborted';

  constructor(name: TaskName, reason: TaskEnded['reason']) {
    super(`Task ${name} ended: ${reason}`);
    this.name = 'TaskEnded';
    this.reason = reason;
  }
}

/** Does a task in a process of its own, which is gone afterwards. Rejects with TaskEnded when it leaves its bounds. */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  { milliseconds, megabytes, onProgress, signal }: TaskBounds,
): Promise<TaskAnswer<Name>> {
  if (signal?.aborted) throw new TaskEnded(name, 'aborted');
  const { promise, resolve, reject } = Promise.withResolvers<TaskAnswer<Name>>();
  const gone = Promise.withResolvers<void>();
  const end = (reason: TaskEnded['reason']) => reject(new TaskEnded(name, reason));
  const worker = fork(entryFile('worker'), {
    // A process that reads strangers' bytes is given none of our secrets.
    env: {},
    // Young objects in small rooms: a list of 10,000 rows takes 190 MB instead of 320, in the same time.
    execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.on('message', (news: TaskMessage<TaskAnswer<Name>>) => {
    if (news.type === 'progress') onProgress?.(news.share);
    else if (news.type === 'answer') resolve(news.answer);
    else reject(toTaskError(name, news));
  });
  worker.on('error', (error) => {
    reject(error);
    // One that never started does not end either.
    if (worker.pid === undefined) gone.resolve();
  });
  // Not 'exit', which may come while the answer is still in the line between the two.
  worker.on('close', (code, signal) => {
    gone.resolve();
    // Its own watch, the system and V8 all end it by a signal, and all for want of memory.
    if (signal === null) reject(new Error(`Task ${name} ended with ${code}`));
    else end('memory');
  });
  const giveUp = () => end('aborted');
  signal?.addEventListener('abort', giveUp);
  const clock = setTimeout(() => end('time'), milliseconds);
  const order: TaskOrder<TaskInput<Name>> = { name, input, megabytes };
  // A process that cannot hear is one that has ended, which says more.
  worker.send(order, () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', giveUp);
    worker.kill('SIGKILL');
    // Its memory is free when it has gone, not when it was told to.
    await gone.promise;
  }
}

/** Where it happened, without the message: that may repeat what a stranger's file says. */
function toTaskError(name: TaskName, { kind, stack }: { readonly kind: string; readonly stack: string }): Error {
  const mistake = new Error(`Task ${name} failed: ${kind}`);
  mistake.stack = stack;
  return mistake;
}
