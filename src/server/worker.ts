import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type TaskName, workerTasks } from './worker-tasks.ts';
import { cutNetwork } from './workers/cut-network.ts';
import type { ReportProgress } from './workers/report-progress.ts';
import { outOfTime } from './workers/task-ended.ts';

/** What the server sends to have a task done. */
export interface TaskOrder<Input> {
  readonly name: TaskName;
  readonly input: Input;
  /** Milliseconds of the processor that it may take; waiting for one does not count. */
  readonly processor?: number | undefined;
}

/** What it hears back. */
export type TaskMessage<Answer> =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'mistake'; readonly kind: string; readonly stack: string };

interface Watched {
  /** Of the whole process, as the system counts it. */
  readonly megabytes: number;
  /** The process that waits for the answer. */
  readonly server: number;
}

const megabyte = 1024 * 1024;
const checkInterval = 50;

// The process does its tasks and a second thread of it watches, because a task that computes hears and sees nothing.
// One file for both: each way in would be an input of the build.
if (isMainThread) obey();
else watch(workerData);

function obey(): void {
  const watched: Watched = { megabytes: Number(process.argv[2]), server: process.ppid };
  const watcher = new Worker(import.meta.filename, { workerData: watched });
  watcher.unref();
  cutNetwork();
  process.on('message', (order: TaskOrder<never>) => {
    const allowed = taken() + (order.processor ?? Number.POSITIVE_INFINITY);
    watcher.postMessage(allowed);
    void work(order, allowed);
  });
  process.on('disconnect', () => process.exit());
}

async function work({ name, input }: TaskOrder<never>, allowed: number): Promise<void> {
  const news = await performTask(name, input).catch((error) => ({ type: 'mistake' as const, ...whereOf(error) }));
  // The watch looks now and then, and begins late on a busy machine.
  if (taken() > allowed) process.kill(process.pid, outOfTime);
  else tell(news);
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

function tell(news: TaskMessage<unknown>): void {
  process.send?.(news);
}

function watch({ megabytes, server }: Watched): void {
  let allowed = Number.POSITIVE_INFINITY;
  parentPort?.on('message', (until: number) => {
    allowed = until;
  });
  setInterval(() => {
    const isOrphaned = process.ppid !== server;
    if (isOrphaned || process.memoryUsage.rss() > megabytes * megabyte) process.kill(process.pid, 'SIGKILL');
    else if (taken() > allowed) process.kill(process.pid, outOfTime);
  }, checkInterval);
}

/** Milliseconds that all threads of this process have had of the processor. */
function taken(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
