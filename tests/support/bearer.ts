import type { HttpClient } from './http-client.ts';

/** A program that brings a token, and neither cookie nor anti-forgery token, unless a browser's are given beside it. */
export function withBearer(by: HttpClient, token: string) {
  const authorization = `Bearer ${token}`;
  return {
    get: (url: string) => by.send({ method: 'GET', url, headers: { authorization } }),
    post: (url: string, payload: object | string, headers: Record<string, string> = {}) =>
      by.send({
        method: 'POST',
        url,
        payload,
        headers: { authorization, 'content-type': 'application/json', ...headers },
      }),
  };
}

/** The same as a client of a tour, whose calls carry these headers. */
export function carrying(by: HttpClient, headers: Readonly<Record<string, string>>): HttpClient {
  return {
    ...by,
    get: (path, own) => by.get(path, { ...own, ...headers }),
    post: (path, body, own) => by.post(path, body, { ...own, ...headers }),
    send: (options) => by.send({ ...options, headers: { ...options.headers, ...headers } }),
  };
}
