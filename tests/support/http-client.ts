import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { api } from '#contract/site/urls.ts';

/** A browser as far as calls are concerned: it keeps its cookies and sends the anti-forgery token back. */
export interface HttpClient {
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  delete(path: string, body?: object): Promise<LightMyRequestResponse>;
  /** Sends files as a form does. */
  upload(
    path: string,
    files: readonly UploadedFile[],
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Any other request, with the cookies but without the token. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

export interface UploadedFile {
  name: string;
  content: string | Uint8Array;
  type?: string;
}

export function httpClient(app: FastifyInstance): HttpClient {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({ ...options, cookies: Object.fromEntries(cookies) });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function change(options: InjectOptions): Promise<LightMyRequestResponse> {
    if (!cookies.has('XSRF-TOKEN')) await send({ method: 'GET', url: api.auth.currentUser });
    return send({ ...options, headers: { ...options.headers, 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' } });
  }

  return {
    cookies,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) => change({ method: 'POST', url, headers, ...(body ? { payload: body } : {}) }),
    delete: (url, body) => change({ method: 'DELETE', url, ...(body ? { payload: body } : {}) }),
    async upload(url, files, headers = {}) {
      const form = new FormData();
      for (const { name, content, type = 'application/octet-stream' } of files) {
        form.append(
          'file',
          new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
          name,
        );
      }
      const encoded = new Request('http://localhost/', { method: 'POST', body: form });
      const contentType = encoded.headers.get('content-type') ?? '';
      const payload = Buffer.from(await encoded.arrayBuffer());
      return change({ method: 'POST', url, payload, headers: { ...headers, 'content-type': contentType } });
    },
  };
}
