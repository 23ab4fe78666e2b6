import { createServer, type IncomingMessage } from 'node:http';

/** The least that HTTP needs: `node:http` on a free port, which it prints, answering each request with JSON. */
export function answerAsJson(answerTo: (request: IncomingMessage) => Promise<unknown>): void {
  const server = createServer(async (request, response) => {
    const body = JSON.stringify(await answerTo(request));
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(typeof address === 'object' ? address?.port : address);
  });
}
