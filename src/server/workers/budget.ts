/** What all tasks of a kind may take together; those that come later wait for their turn. */
export interface Budget {
  /** Does the work once so much is free. Refuses what would have to wait behind too many others. */
  spend<T>(amount: number, work: () => Promise<T>): Promise<T>;
}

interface BudgetBounds {
  readonly total: number;
  readonly mostWaiting: number;
  /** What whoever comes too late is told. */
  readonly refusal: () => Error;
}

/** First come, first served: a large task is not passed over by small ones for ever. */
export function createBudget({ total, mostWaiting, refusal }: BudgetBounds): Budget {
  const waiting: { readonly amount: number; readonly start: () => void }[] = [];
  let free = total;

  function startNext(): void {
    for (let [next] = waiting; next !== undefined && next.amount <= free; [next] = waiting) {
      waiting.shift();
      free -= next.amount;
      next.start();
    }
  }

  return {
    async spend(amount, work) {
      if (waiting.length >= mostWaiting) throw refusal();
      const turn = Promise.withResolvers<void>();
      waiting.push({ amount, start: turn.resolve });
      startNext();
      await turn.promise;
      try {
        return await work();
      } finally {
        free += amount;
        startNext();
      }
    },
  };
}
