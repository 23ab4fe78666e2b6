import type { DocumentSnapshot } from '#domain/offer/document-snapshot.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask } from '#server/workers/run-task.ts';

/** Makes documents, each in a process of its own and one at a time. */
export interface Printer {
  print(snapshot: DocumentSnapshot): Promise<Uint8Array>;
}

/** A list of 5,000 media takes about ten seconds and 500 MB. */
const bounds = { milliseconds: 110_000, megabytes: 900 };
/** Whoever comes later is tried again by the queue. */
const maxWaiting = 1_000;

export function openPrinter(): Printer {
  const budget = createBudget({ total: 1, maxWaiting, refusal: () => new Error('Too many documents are waiting') });
  return {
    print: (snapshot) => budget.spend(snapshot.number, 1, () => runTask('printDocument', snapshot, bounds)),
  };
}
