/** What all tasks of a kind may take together; those that come later wait for their turn. */
export interface Budget {
  /** Does the work of a sender once so much is free. Refuses what would have to wait behind too many others. */
  spend<T>(from: string, amount: number, work: () => Promise<T>): Promise<T>;
}

interface BudgetBounds {
  readonly total: number;
  /** Half of the places are any one sender's at most. */
  readonly maxWaiting: number;
  /** What whoever comes too late is told. */
  readonly refusal: () => Error;
}

interface Turn {
  readonly from: string;
  readonly amount: number;
  readonly start: () => void;
}

/**
 * Senders take turns, and none has more than half of the whole unless a single task of theirs is larger: whoever sends
 * twenty tasks that take long keeps nobody else waiting. A large task is not passed over by small ones for ever.
 */
export function createBudget({ total, maxWaiting, refusal }: BudgetBounds): Budget {
  let waiting: Turn[] = [];
  const taken = new Map<string, number>();
  let free = total;

  const takenBy = (from: string) => taken.get(from) ?? 0;
  const isEntitled = ({ from, amount }: Turn) => takenBy(from) === 0 || takenBy(from) + amount <= total / 2;

  function take(from: string, amount: number): void {
    free -= amount;
    const left = takenBy(from) + amount;
    if (left === 0) taken.delete(from);
    else taken.set(from, left);
  }

  function startNext(): void {
    for (let next = waiting.find(isEntitled); next && next.amount <= free; next = waiting.find(isEntitled)) {
      waiting.splice(waiting.indexOf(next), 1);
      take(next.from, next.amount);
      next.start();
    }
  }

  return {
    async spend(from, amount, work) {
      const own = waiting.filter((turn) => turn.from === from).length;
      if (waiting.length >= maxWaiting || own >= maxWaiting / 2) throw refusal();
      const turn = Promise.withResolvers<void>();
      waiting.push({ from, amount, start: turn.resolve });
      startNext();
      await turn.promise;
      try {
        return await work();
      } finally {
        take(from, -amount);
        const isOther = (turn: Turn) => turn.from !== from;
        waiting = [...waiting.filter(isOther), ...waiting.filter((turn) => !isOther(turn))];
        startNext();
      }
    },
  };
}
