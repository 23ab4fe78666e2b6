/** A worker's answer: what was asked for, or why not. */
export type WorkerAnswer<Answer> = { readonly id: number } & (
  | { readonly answer: Answer }
  /** `isLost`: it is nothing about the picture. */
  | { readonly failed: string; readonly isLost?: boolean }
);

/** The reader did not arrive: it is nothing about the picture. */
class ReaderLost extends Error {
  constructor() {
    super('The reader did not start');
    this.name = 'ReaderLost';
  }
}

/** Asks a worker that is fetched now; its answers come in any order. */
export function openWorker<Question extends object, Answer>(worker: Worker) {
  const waiting = new Map<number, (answer: WorkerAnswer<Answer> | Error) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Answer>>) => waiting.get(data.id)?.(data));
  worker.addEventListener('error', () => {
    isLost = true;
    for (const settle of waiting.values()) settle(new ReaderLost());
  });
  let [last, isLost] = [0, false];
  function ask(question: Question, handedOver: Transferable[] = []): Promise<Answer> {
    if (isLost) return Promise.reject(new ReaderLost());
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer instanceof Error) reject(answer);
        else if ('failed' in answer) reject(answer.isLost === true ? new ReaderLost() : new Error(answer.failed));
        else resolve(answer.answer);
      });
      worker.postMessage({ id, ...question }, handedOver);
    });
  }
  return { ask, close: () => worker.terminate() };
}

/** One question after the other: unpacked, two photos are more than some phones have room for. */
export function inTurn<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  let turn: Promise<unknown> = Promise.resolve();
  return (question: Question): Promise<Answer> => {
    const asked = turn.then(() => ask(question));
    turn = asked.catch(() => undefined);
    return asked;
  };
}
