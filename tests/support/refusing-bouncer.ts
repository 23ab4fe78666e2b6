import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A way to a PostgreSQL that takes no settings with a connection, as PgBouncer does by default. */
export async function refusingBouncer(port: number): Promise<{ port: number; stop(): void }> {
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy());
    caller.once('data', (start) => {
      if (start.includes('statement_timeout')) return caller.end(refusal());
      const database = connect(port, '127.0.0.1');
      database.on('error', () => caller.destroy()).on('close', () => caller.destroy());
      caller.on('close', () => database.destroy());
      database.write(start);
      caller.pipe(database).pipe(caller);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { port: address.port, stop: () => void server.close() };
}

/** A message of PostgreSQL's protocol: its kind, its length, and fields that each end with a zero. */
function refusal(): Buffer {
  const fields = ['SFATAL', 'VFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout', ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from('E'), length, body]);
}
