import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** How a number is answered. */
type Mood = 'valid' | 'invalid' | 'MS_UNAVAILABLE' | 'error500' | 'garbage' | 'hang';

export interface ViesServer {
  readonly url: string;
  /** Settings with which the server under test finds it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Numbers that it was asked for, in order. */
  readonly asked: string[];
  /** How it answers from now on. */
  mood: Mood;
  close(): Promise<void>;
}

const address = z.object({ port: z.number() });
const question = z.object({ countryCode: z.string().length(2), vatNumber: z.string().min(2) });

/** The EU's register of USt-IdNrn. as its REST service speaks: well, with an outage, slowly or not at all. */
export async function startViesServer(): Promise<ViesServer> {
  const asked: string[] = [];
  const state: { mood: Mood } = { mood: 'valid' };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/check-vat-number') return response.writeHead(404).end();
    const { countryCode, vatNumber } = question.parse(JSON.parse(await text(request)));
    asked.push(countryCode + vatNumber);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (state.mood) {
      case 'hang':
        return undefined;
      case 'error500':
        return response.writeHead(500).end('<html>Internal Server Error</html>');
      case 'garbage':
        return json(200, { valid: 'yes' });
      case 'MS_UNAVAILABLE':
        return json(200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
      default: {
        const said = { valid: state.mood === 'valid', name: 'Geheim GmbH', address: 'Ring 1, Wien' };
        return json(200, { countryCode, vatNumber, requestIdentifier: `WAPIAAAA${asked.length}`, ...said });
      }
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${address.parse(server.address()).port}`;
  return {
    url,
    settings: { VIES_URL: url, VIES_SECONDS: '1' },
    asked,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
