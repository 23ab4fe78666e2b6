import pg from 'pg';

/** What may go out behind another one on purpose, where the driver sends it at once: all that a transaction begins by, and its end (`transactionOn`). */
const [beginning, ending] = [/^begin\b/, 'commit'];

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
  /** How many of each connection are under way, and on which ones the beginning of a transaction is. */
  const under = new WeakMap<pg.Client, number>();
  const begun = new WeakSet<pg.Client>();
  Reflect.set(pg.Client.prototype, guarded, true);
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...given: unknown[]): unknown {
    const text = textIn(given);
    if ((under.get(this) ?? 0) > 0 && !(this.pipeline && (begun.has(this) || text === ending)))
      throw new Error('A statement was sent on a connection that is still busy');
    under.set(this, (under.get(this) ?? 0) + 1);
    const isBeginning = beginning.test(text);
    if (isBeginning) begun.add(this);
    const free = () => {
      under.set(this, (under.get(this) ?? 0) - 1);
      if (isBeginning) begun.delete(this);
    };
    const heard = given.map((one) => (isCallback(one) ? after(free, one) : one));
    const answer: unknown = Reflect.apply(send, this, heard);
    if (answer instanceof Promise) answer.then(free, free);
    return answer;
  });
}

function textIn([first]: readonly unknown[]): string {
  return String(typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first);
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
