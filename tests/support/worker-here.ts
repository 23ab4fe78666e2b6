import { deserialize, serialize } from 'node:v8';
import { afterAll, beforeAll } from 'vitest';
import type { TaskOrder } from '#server/worker.ts';
import { type TaskInput, type TaskName, workerTasks } from '#server/worker-tasks.ts';
import type { ReportProgress } from '#server/workers/report-progress.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import type { TaskLimits, WorkerProcess } from '../../src/server/workers/worker-process.ts';
import { startWorker as startProcess } from '../../src/server/workers/worker-process.ts';

let areProcesses = false;
/** What was done by processes of their own, for whoever asks that all of it was. */
export const doneBeside = new Set<TaskName>();

/** The tests of this file have their tasks done by processes, as in operation, with their bounds and their rights. */
export function withProcesses(): void {
  beforeAll(() => {
    areProcesses = true;
  });
  afterAll(() => {
    areProcesses = false;
  });
}

export const usesProcesses = (): boolean => areProcesses;

/**
 * In place of `#server/workers/worker-process.ts` for tests with a database: what a worker does is done here, where its code is known
 * already. A process for each of a thousand files is a sixth of all that the tests compute; that each task has what it needs in one is
 * told by tests/integration/worker-tasks.test.ts, and what bounds it by the tests that ask for processes.
 */
export function startWorker(...[rights]: Parameters<typeof startProcess>): WorkerProcess {
  if (!areProcesses) return workHere();
  const worker = startProcess(rights);
  return {
    ...worker,
    get isGone() {
      return worker.isGone;
    },
    perform(name, ...rest) {
      doneBeside.add(name);
      return worker.perform(name, ...rest);
    },
  };
}

/** One task at a time: what lists are compared with is known to the whole process. */
let turn: Promise<unknown> = Promise.resolve();
let known: unknown;

function workHere(): WorkerProcess {
  let goods: TaskInput<'prepareLists'> | undefined;
  let isGone = false;

  async function work<Name extends TaskName>(name: Name, input: TaskInput<Name>, { onProgress }: TaskLimits) {
    if (goods !== undefined && known !== goods.entries) {
      known = goods.entries;
      const prepare = await workerTasks.prepareLists();
      await prepare({ ...goods, rehearsed: 0 });
    }
    const order: TaskOrder<never> = overTheWire({ name, input });
    const task: (given: never, report: ReportProgress) => Promise<unknown> = await workerTasks[name]();
    try {
      return overTheWire(await task(order.input, (share) => onProgress?.(share)));
    } catch (error) {
      throw new Error(`Task ${name} failed`, { cause: error });
    }
  }

  return {
    get isGone() {
      return isGone;
    },
    async perform(name, input, waiting) {
      // Learned when a list is read, unless they are those of the list before.
      if (isGoods(name, input)) goods = input;
      const ended = Promise.withResolvers<never>();
      const giveUp = () => ended.reject(new TaskEnded(name, 'aborted'));
      if (waiting.signal?.aborted) giveUp();
      waiting.signal?.addEventListener('abort', giveUp);
      const done =
        goods === input ? Promise.resolve(overTheWire(undefined)) : turn.then(() => work(name, input, waiting));
      turn = done.catch(() => {});
      try {
        return await Promise.race([done, ended.promise]);
      } finally {
        waiting.signal?.removeEventListener('abort', giveUp);
      }
    },
    rest() {},
    async end() {
      isGone = true;
    },
  };
}

function isGoods(name: TaskName, _input: unknown): _input is TaskInput<'prepareLists'> {
  return name === 'prepareLists';
}

/** What comes out at the other end: plain data and bytes, of the same kind as before. */
function overTheWire(value: unknown) {
  return deserialize(serialize(value));
}
