import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

/** The floor of the benchmark: `node:http` and nothing else, answering every request with the same head and body. */
const [, , headFile = '', bodyFile = ''] = process.argv;
const head = z.array(z.string()).parse(JSON.parse(readFileSync(headFile, 'utf8')));
const body = readFileSync(bodyFile);

const server = createServer((_, response) => response.writeHead(200, head).end(body));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
