import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask } from '#server/workers/run-task.ts';
import type { Sender } from '#server/workers/sender.ts';
import { TaskEnded } from '#server/workers/task-ended.ts';
import type { PriceSheet } from './price-file-sheets.ts';

/** Reads the sheets of a file of prices; throws the problem of one that is not read. */
export type PriceFileReader = (content: Uint8Array, sender: Sender) => Promise<readonly PriceSheet[]>;

const bounds = { milliseconds: 20_000, megabytes: 700 };

/** Each file in a process of its own (decision 0120), one after the other: a workbook says nothing of how long it takes. */
export function openPriceFileReader(): PriceFileReader {
  const budget = createBudget({ total: 1, maxWaiting: 20, refusal: () => new Problem(429, 'uploadsBusy') });
  return async (content, { network, signal }) => {
    const answer = await budget
      .spend(network, 1, () => runTask('readPriceFile', { content }, { ...bounds, signal }))
      .catch((error) => {
        if (error instanceof TaskEnded && error.reason !== 'aborted') throw new Problem(400, 'priceImportTooLarge');
        throw error;
      });
    if ('refused' in answer) throw new Problem(400, answer.refused);
    return answer.sheets;
  };
}
