import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Preloaded into the server (`node --import`) by the benchmark alone: writes down every statement that goes to PostgreSQL, with its
 * connection, so that the floor sends exactly the same ones. It reads what is sent: the driver itself lies within the bundle.
 */
const file = process.env.RECORD_STATEMENTS;
const port = Number(new URL(process.env.DATABASE_URL ?? '').port);
if (!file || !port)
  throw new Error('RECORD_STATEMENTS names the file to write to, DATABASE_URL a server with its port');

interface Connection {
  readonly number: number;
  /** The texts of its prepared statements by their names. */
  readonly texts: Map<string, string>;
}
const connections = new WeakMap<Socket, Connection>();
let known = 0;
const { write } = Socket.prototype;

Object.defineProperty(Socket.prototype, 'write', {
  // An ended socket gets one of its own.
  writable: true,
  configurable: true,
  value: function (this: Socket, ...call: unknown[]) {
    const [sent] = call;
    if (this.remotePort === port && sent instanceof Uint8Array) note(this, Buffer.from(sent));
    return Reflect.apply(write, this, call);
  },
});

/** The driver sends whole messages: a letter, the length of the rest, the rest. */
function note(socket: Socket, sent: Buffer): void {
  const connection = connections.get(socket) ?? { number: ++known, texts: new Map<string, string>() };
  connections.set(socket, connection);
  for (let at = 0; at + 5 <= sent.length; at += 1 + sent.readUInt32BE(at + 1)) {
    const rest = sent.subarray(at + 5, at + 1 + sent.readUInt32BE(at + 1));
    const kind = String.fromCharCode(sent[at] ?? 0);
    if (kind === 'Q') keep(connection, { text: word(rest, 0), values: [] });
    if (kind === 'P') {
      const name = word(rest, 0);
      connection.texts.set(name, word(rest, Buffer.byteLength(name) + 1));
    }
    if (kind === 'B') {
      const portal = word(rest, 0);
      const name = word(rest, Buffer.byteLength(portal) + 1);
      const values = valuesIn(rest, Buffer.byteLength(portal) + Buffer.byteLength(name) + 2);
      keep(connection, { text: connection.texts.get(name) ?? '', values, ...(name !== '' && { name }) });
    }
  }
}

function keep({ number }: Connection, statement: { text: string; values: unknown[]; name?: string }): void {
  appendFileSync(file ?? '', `${JSON.stringify({ connection: number, ...statement })}\n`);
}

/** Up to the next zero. */
const word = (rest: Buffer, at: number) => rest.toString('utf8', at, rest.indexOf(0, at));

/** How many formats, each of them, how many values, each with its length; bytes as the text of a bytea. */
function valuesIn(rest: Buffer, start: number): (string | null)[] {
  const formats = rest.readInt16BE(start);
  const isBytes = (place: number) => formats > 0 && rest.readInt16BE(start + 2 + 2 * (formats === 1 ? 0 : place)) === 1;
  let at = start + 2 + 2 * formats;
  const count = rest.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, (_, place) => {
    const length = rest.readInt32BE(at);
    const value = rest.subarray(at + 4, at + 4 + Math.max(length, 0));
    at += 4 + value.length;
    if (length < 0) return null;
    return isBytes(place) ? `\\x${value.toString('hex')}` : value.toString('utf8');
  });
}
