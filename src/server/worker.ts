import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { type TaskName, workerTasks } from './worker-tasks.ts';
import type { ReportProgress } from './workers/report-progress.ts';

/** What the server sends to have a task done. */
export interface TaskOrder<Input> {
  readonly name: TaskName;
  readonly input: Input;
  /** Of the whole process, as the system counts it. */
  readonly megabytes: number;
}

/** What it hears back. */
export type TaskMessage<Answer> =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'mistake'; readonly kind: string; readonly stack: string };

interface Watched {
  readonly megabytes: number;
  /** The process that waits for the answer. */
  readonly server: number;
}

const megabyte = 1024 * 1024;
const checkInterval = 50;

// The process does its task and a second thread of it watches, because a task that computes hears and sees nothing.
// One file for both: each way in would be an input of the build.
if (isMainThread) process.once('message', (order: TaskOrder<never>) => void work(order));
else watch(workerData);

async function work({ name, input, megabytes }: TaskOrder<never>): Promise<void> {
  const watched: Watched = { megabytes, server: process.ppid };
  new Worker(import.meta.filename, { workerData: watched }).unref();
  const last = await performTask(name, input).catch(
    (error): TaskMessage<unknown> => ({ type: 'mistake', ...whereOf(error) }),
  );
  tell(last, () => process.exit());
}

async function performTask(name: TaskName, input: never): Promise<TaskMessage<unknown>> {
  const task: (input: never, report: ReportProgress) => Promise<unknown> = await workerTasks[name]();
  return { type: 'answer', answer: await task(input, (share) => tell({ type: 'progress', share })) };
}

/** A message may repeat what the file says: it stays here. */
function whereOf(error: unknown): { kind: string; stack: string } {
  if (!(error instanceof Error)) return { kind: typeof error, stack: '' };
  const code = 'code' in error ? ` ${error.code}` : '';
  return { kind: `${error.name}${code}`, stack: String(error.stack).replace(error.message, () => '') };
}

function tell(news: TaskMessage<unknown>, then?: () => void): void {
  process.send?.(news, undefined, undefined, then);
}

function watch({ megabytes, server }: Watched): void {
  setInterval(() => {
    const isOrphaned = process.ppid !== server;
    if (isOrphaned || process.memoryUsage.rss() > megabytes * megabyte) process.kill(process.pid, 'SIGKILL');
  }, checkInterval);
}
