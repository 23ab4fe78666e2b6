import { fork } from 'node:child_process';
import type { TaskMessage, TaskOrder } from '#server/worker.ts';
import type { TaskAnswer, TaskInput, TaskName } from '#server/worker-tasks.ts';
import type { ReportProgress } from './report-progress.ts';
import { outOfTime, TaskEnded } from './task-ended.ts';
import { type WorkerRights, workerArguments, workerFile } from './worker-arguments.ts';

export interface TaskLimits {
  readonly milliseconds: number;
  /** Milliseconds of the processor, which a busy machine does not use up; `milliseconds` is for what hangs then. */
  readonly processor?: number;
  readonly onProgress?: ReportProgress;
  /** Ends the task when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** A process that does one task after the other. */
export interface WorkerProcess {
  /** Rejects with TaskEnded when the task leaves its bounds; the worker is good for nothing then but to be ended. */
  perform<Name extends TaskName>(name: Name, input: TaskInput<Name>, waiting: TaskLimits): Promise<TaskAnswer<Name>>;
  /** Keeps the server from ending only while it works. */
  rest(): void;
  readonly isGone: boolean;
  /** Done when its memory is free, not when it was told to end. */
  end(): Promise<void>;
}

export function startWorker(rights: WorkerRights): WorkerProcess {
  const worker = fork(workerFile, [String(rights.megabytes)], {
    // A process that reads strangers' bytes is given none of our secrets.
    env: {},
    // Ctrl+C in a terminal reaches the server alone, which lets it finish. Windows would open a window.
    detached: process.platform !== 'win32',
    execArgv: workerArguments(rights),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = Promise.withResolvers<Error | 'memory' | 'time'>();
  let isGone = false;
  const leave = (why: Error | 'memory' | 'time') => {
    isGone = true;
    gone.resolve(why);
  };
  worker.on('error', (error) => {
    // One that never started does not end either.
    if (worker.pid === undefined) leave(error);
  });
  // Not 'exit', which may come while the answer is still in the line between the two. Its own watch, the system and V8
  // all end it by a signal, and all for want of memory.
  worker.on('close', (code, signal) => {
    if (signal === null) leave(new Error(`A worker ended with ${code}`));
    else leave(signal === outOfTime ? 'time' : 'memory');
  });

  return {
    get isGone() {
      return isGone;
    },

    async perform<Name extends TaskName>(name: Name, input: TaskInput<Name>, waiting: TaskLimits) {
      const { promise, resolve, reject } = Promise.withResolvers<TaskAnswer<Name>>();
      const end = (reason: TaskEnded['reason']) => reject(new TaskEnded(name, reason));
      if (waiting.signal?.aborted) end('aborted');
      const hear = (news: TaskMessage<TaskAnswer<Name>>) => {
        if (news.type === 'progress') waiting.onProgress?.(news.share);
        else if (news.type === 'answer') resolve(news.answer);
        else reject(toTaskError(name, news));
      };
      const giveUp = () => end('aborted');
      void gone.promise.then((why) => (typeof why === 'string' ? end(why) : reject(why)));
      worker.on('message', hear);
      waiting.signal?.addEventListener('abort', giveUp);
      // Windows has no signal that says why.
      const processor = process.platform === 'win32' ? undefined : waiting.processor;
      const longest = processor === undefined ? (waiting.processor ?? waiting.milliseconds) : waiting.milliseconds;
      const clock = setTimeout(() => end('time'), longest);
      worker.ref();
      worker.channel?.ref();
      const order: TaskOrder<TaskInput<Name>> = { name, input, processor };
      // A process that cannot hear is one that has ended, which says more.
      worker.send(order, () => {});
      try {
        return await promise;
      } finally {
        clearTimeout(clock);
        worker.off('message', hear);
        waiting.signal?.removeEventListener('abort', giveUp);
      }
    },

    rest() {
      worker.unref();
      worker.channel?.unref();
    },

    async end() {
      worker.ref();
      worker.kill('SIGKILL');
      await gone.promise;
    },
  };
}

/** Where it happened, without the message: that may repeat what a stranger's file says. */
function toTaskError(name: TaskName, { kind, stack }: { readonly kind: string; readonly stack: string }): Error {
  const mistake = new Error(`Task ${name} failed: ${kind}`);
  mistake.stack = stack;
  return mistake;
}
