import pg from 'pg';

/** Queue and listener look after themselves whenever it is time, and a new connection is set up once: that is no part of a call. */
const byTheClock = /pgboss\.(?!enqueue_)|nspname = 'pgboss'|^listen |^set datestyle/i;

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
      return sent.splice(0).filter((text) => !byTheClock.test(text));
    },
    stop: () => void Reflect.set(pg.Client.prototype, 'query', send),
  };
}
