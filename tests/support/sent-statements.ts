import pg from 'pg';

/** Queue and listener look after themselves whenever it is time, and a new connection is set up once: that is no part of a call. */
const byTheClock = /pgboss\.(?!enqueue_)|nspname = 'pgboss'|^listen |^set datestyle/i;

interface SentStatements {
  /** What a piece of work sends to PostgreSQL, as its text. */
  readonly during: (work: () => Promise<unknown>) => Promise<string[]>;
  /** How often a connection has to wait for answers meanwhile: what goes out behind another one waits along with it. */
  readonly waitsDuring: (work: () => Promise<unknown>) => Promise<number>;
  readonly stop: () => void;
}

/** Listens to the driver, on all its connections. */
export function listenToStatements(): SentStatements {
  const sent: string[] = [];
  const underWay = new WeakMap<pg.Client, number>();
  let waits = 0;
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    sent.push(typeof first === 'object' && first !== null ? String(Reflect.get(first, 'text')) : String(first));
    const answer: unknown = typeof send === 'function' ? Reflect.apply(send, this, given) : undefined;
    if (answer instanceof Promise) count(this, answer);
    return answer;
  });
  function count(client: pg.Client, answer: Promise<unknown>): void {
    const before = underWay.get(client) ?? 0;
    if (before === 0) waits += 1;
    underWay.set(client, before + 1);
    const answered = () => void underWay.set(client, (underWay.get(client) ?? 0) - 1);
    answer.then(answered, answered);
  }
  return {
    async during(work) {
      sent.splice(0);
      await work();
      return sent.splice(0).filter((text) => !byTheClock.test(text));
    },
    async waitsDuring(work) {
      waits = 0;
      await work();
      return waits;
    },
    stop: () => void Reflect.set(pg.Client.prototype, 'query', send),
  };
}
