import pg from 'pg';

/** What goes out behind another one on purpose, by its name or text, on lines where the driver sends it at once (`transactionOn`). */
const behind: ReadonlySet<unknown> = new Set(['commit', 'firm_of_sender']);

/**
 * Lets a statement fail that is sent on a connection which is still busy with another one: the driver would let it wait,
 * warns of that once, and refuses it in its next version.
 */
const guarded = Symbol.for('one statement at a time');
// Every test file of a worker comes by here.
if (!Reflect.has(pg.Client.prototype, guarded)) guard();

function guard(): void {
  const send: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (!isCallback(send)) throw new Error('The driver has no query');
  /** How many of each connection are under way. */
  const under = new WeakMap<pg.Client, number>();
  Reflect.set(pg.Client.prototype, guarded, true);
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...given: unknown[]): unknown {
    if ((under.get(this) ?? 0) > 0 && !(this.pipeline && behind.has(nameIn(given))))
      throw new Error('A statement was sent on a connection that is still busy');
    under.set(this, (under.get(this) ?? 0) + 1);
    const free = () => {
      under.set(this, (under.get(this) ?? 0) - 1);
    };
    const heard = given.map((one) => (isCallback(one) ? after(free, one) : one));
    const answer: unknown = Reflect.apply(send, this, heard);
    if (answer instanceof Promise) answer.then(free, free);
    return answer;
  });
}

function nameIn([first]: readonly unknown[]): unknown {
  if (typeof first !== 'object' || first === null) return first;
  return Reflect.get(first, 'name') ?? Reflect.get(first, 'text');
}

type Callback = (...answer: unknown[]) => unknown;

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

function after(doing: () => void, callback: Callback): Callback {
  return (...answer) => {
    doing();
    return callback(...answer);
  };
}
