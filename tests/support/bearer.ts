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
