import pg from 'pg';

/** The queue looks after itself whenever it is time: that is no part of a call. */
const ofTheQueue = /pgboss\.(?!enqueue_)|nspname = 'pgboss'/;

interface SentStatements {
  /** What a piece of work sends to PostgreSQL, as its text. */
  readonly during: (work: () => Promise<unknown>) => Promise<string[]>;
  readonly stop: () => void;
}

/** Listens to the driver, on all its connections. */
export function listenToStatements(): SentStatements {
  const sent: string[] = [];
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    sent.push(typeof first === 'object' && first !== null ? String(Reflect.get(first, 'text')) : String(first));
    return typeof send === 'function' ? Reflect.apply(send, this, given) : undefined;
  });
  return {
    async during(work) {
      sent.splice(0);
      await work();
      return sent.splice(0).filter((text) => !ofTheQueue.test(text));
    },
    stop: () => void Reflect.set(pg.Client.prototype, 'query', send),
  };
}
