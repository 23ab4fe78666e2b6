import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Preloaded into the server (`node --import`) by the benchmark alone: writes down every statement that the driver sends,
 * with its connection, so that the floor sends exactly the same ones.
 */
const file = process.env.RECORD_STATEMENTS;
if (!file) throw new Error('RECORD_STATEMENTS names the file to write to');

const connections = new WeakMap<object, number>();
let known = 0;
const send = pg.Client.prototype.query;

Object.defineProperty(pg.Client.prototype, 'query', {
  value: function query(this: object, ...call: unknown[]) {
    const [first, second] = call;
    const text = typeof first === 'string' ? first : fieldOf(first, 'text');
    if (typeof text === 'string') {
      if (!connections.has(this)) connections.set(this, ++known);
      const values = Array.isArray(second) ? second : (fieldOf(first, 'values') ?? []);
      const name = fieldOf(first, 'name');
      appendFileSync(file, `${JSON.stringify({ connection: connections.get(this), text, values, name })}\n`);
    }
    return Reflect.apply(send, this, call);
  },
});

function fieldOf(query: unknown, field: string): unknown {
  return typeof query === 'object' && query !== null ? Reflect.get(query, field) : undefined;
}
