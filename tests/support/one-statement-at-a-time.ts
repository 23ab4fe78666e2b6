import pg from 'pg';

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
  const busy = new WeakSet<pg.Client>();
  Reflect.set(pg.Client.prototype, guarded, true);
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...given: unknown[]): unknown {
    if (busy.has(this)) throw new Error('A statement was sent on a connection that is still busy');
    busy.add(this);
    const free = () => busy.delete(this);
    const heard = given.map((one) => (isCallback(one) ? after(free, one) : one));
    const answer: unknown = Reflect.apply(send, this, heard);
    if (answer instanceof Promise) answer.then(free, free);
    return answer;
  });
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
