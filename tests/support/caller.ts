import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A caller with cookies and the anti-forgery header, as cheap as Node allows: the load must not be the bottleneck. */
export interface Caller {
  /** A buffer is sent as it is. */
  post(path: string, body: object | Buffer, headers?: Record<string, string>): Promise<CallAnswer>;
  get(path: string): Promise<CallAnswer>;
  /** What it would send as the header of this name. */
  cookie(): string;
}

export interface CallAnswer {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

/** A browser's worth of cookies against a server; many callers may share one agent. */
export function caller(url: string, agent: Agent): Caller {
  const cookies = new Map<string, string>();

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function send(method: string, path: string, body?: object | Buffer, more = {}): Promise<CallAnswer> {
    const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers: Record<string, string | number> = {
        cookie: cookie(),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      };
      if (payload !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(payload);
      }
      Object.assign(headers, more);
      const call = request(`${url}${path}`, { method, agent, headers }, (response) => {
        let text = '';
        for (const cookie of response.headers['set-cookie'] ?? []) remember(cookie);
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
        response.on('error', reject);
      });
      call.on('error', reject);
      call.end(payload);
    });
  }

  function remember(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const split = pair.indexOf('=');
    cookies.set(pair.slice(0, split), pair.slice(split + 1));
  }

  return {
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body, headers),
    cookie,
  };
}

/** An agent that keeps so many connections open. */
export function keepAlive(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections });
}
