import { type Agent, request } from 'node:http';
import { ownHeaders } from './own-headers.ts';

export interface Asked {
  readonly status: number;
  readonly etag: string | undefined;
  /** Name and value in turn, without those that Node writes by itself. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** Asks as a browser with this cookie, and says what it has already; a failure of the server is thrown. */
export function ask(
  url: string,
  cookie: string,
  { agent, etag }: { agent: Agent; etag?: string | undefined },
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'accept-encoding': 'br', ...(etag !== undefined && { 'if-none-match': etag }) };
    const asked = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, rawHeaders } = response;
        if (status === 0 || status >= 500) reject(new Error(`${status} by ${url}`));
        const body = Buffer.concat(chunks);
        resolve({ status, etag: response.headers.etag, head: ownHeaders(rawHeaders), body });
      });
    });
    asked.once('error', reject).end();
  });
}
