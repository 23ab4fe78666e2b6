import { Agent, request } from 'node:http';

/** A caller with cookies and the anti-forgery header, as cheap as Node allows: the load must not be the bottleneck. */
export interface Caller {
  post(path: string, body: object): Promise<{ status: number; text: string }>;
  get(path: string): Promise<{ status: number; text: string }>;
}

/** A browser's worth of cookies against a server; many callers may share one agent. */
export function caller(url: string, agent: Agent): Caller {
  const cookies = new Map<string, string>();

  function send(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers: Record<string, string | number> = {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      };
      if (payload !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(payload);
      }
      const call = request(`${url}${path}`, { method, agent, headers }, (response) => {
        let text = '';
        for (const cookie of response.headers['set-cookie'] ?? []) remember(cookie);
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
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
    post: (path, body) => send('POST', path, body),
  };
}

/** An agent that keeps so many connections open. */
export function keepAlive(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections });
}
