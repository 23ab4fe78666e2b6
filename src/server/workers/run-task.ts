import type { TaskAnswer, TaskInput, TaskName } from '#server/worker-tasks.ts';
import { startWorker, type TaskLimits } from '#server/workers/worker-process.ts';
import type { WorkerRights } from './worker-arguments.ts';

/** Does a task in a process of its own, which is gone afterwards. Rejects with TaskEnded when it leaves its bounds. */
export async function runTask<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  bounds: WorkerRights & TaskLimits,
): Promise<TaskAnswer<Name>> {
  const worker = startWorker(bounds);
  try {
    return await worker.perform(name, input, bounds);
  } finally {
    await worker.end();
  }
}
