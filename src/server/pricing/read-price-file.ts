import { Problem } from '#server/problem.ts';
import type { TaskAnswer, TaskInput } from '#server/worker-tasks.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask } from '#server/workers/run-task.ts';
import type { Sender } from '#server/workers/sender.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';

type PriceTask = 'readPriceFile' | 'importPriceFile';
type Read<Name extends PriceTask> = Exclude<TaskAnswer<Name>, { readonly unread: unknown }>;

/** Reads a file of prices; throws the problem of one that is not read. */
export type PriceFileReader<Name extends PriceTask> = (input: TaskInput<Name>, sender: Sender) => Promise<Read<Name>>;

const bounds = { milliseconds: 20_000, megabytes: 700 };

/** Each file in a process of its own (decision 0120), one after the other: a workbook says nothing of how long it takes. */
export function openPriceFileReader<Name extends PriceTask>(name: Name): PriceFileReader<Name> {
  const budget = createBudget({ total: 1, maxWaiting: 20, refusal: () => new Problem(429, 'uploadsBusy') });
  const isRead = (answer: TaskAnswer<Name>): answer is Read<Name> => !('unread' in answer);
  return async (input, { network, signal }) => {
    const answer = await budget
      .spend(network, 1, () => runTask(name, input, { ...bounds, signal }))
      .catch((error) => {
        if (error instanceof TaskEnded && error.reason !== 'aborted') throw new Problem(400, 'priceImportTooLarge');
        throw error;
      });
    if (isRead(answer)) return answer;
    throw new Problem(400, refusalOf(answer));
  };
}

function refusalOf(answer: TaskAnswer<PriceTask>) {
  if ('unread' in answer) return answer.unread;
  throw new Error('A file that was read is not refused');
}
