import DataLoader from 'dataloader';

/** What all of a group get, each in its place. */
type AnswerAll<Item, Answer> = (items: readonly Item[]) => Promise<readonly (Answer | Error)[]>;

/**
 * One question for all who ask at the same time; who asks while one is under way goes with the next, so nobody waits for company. A group that fails is asked one by one: what is wrong with one keeps nothing from the others.
 */
export function gathered<Item, Answer>(answerAll: AnswerAll<Item, Answer>): (item: Item) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Item, Answer>(
    (items) => {
      const answers = answerEach(answerAll, items);
      underWay = answers;
      return answers;
    },
    {
      cache: false,
      // After all that is ready now: those woken by the same answer ask one after the other.
      batchScheduleFn: (dispatch) => void underWay.then(() => process.nextTick(dispatch)),
    },
  );
  return (item) => loader.load(item);
}

/** It never rejects. */
async function answerEach<Item, Answer>(
  answerAll: AnswerAll<Item, Answer>,
  items: readonly Item[],
): Promise<readonly (Answer | Error)[]> {
  try {
    return await answerAll(items);
  } catch (error) {
    if (items.length === 1) return [error instanceof Error ? error : new Error('Not answered', { cause: error })];
    const alone = await Promise.all(items.map((item) => answerEach(answerAll, [item])));
    return alone.flat();
  }
}
