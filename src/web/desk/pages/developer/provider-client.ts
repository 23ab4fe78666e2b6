import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The shop refused: `status` and a stable `code`; the message is a German sentence. */
export class ShopRefusal extends Error {
  status = 0;
  code: string | undefined;
}
/** No answer, or a word to come again: the call may have taken effect. */
export class Unreachable extends Error {
  milliseconds = 500;
}

/** The provider's side of Ankaufwerk, for Node 24 or later. */
export function openClient(base: string, token: string, wait: (milliseconds: number) => Promise<unknown> = sleep) {
  /** Sent again under its key, a call takes effect once, however many answers are lost. */
  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    const key = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(method, path, key, body);
      } catch (error) {
        if (!(error instanceof Unreachable) || tries === 4) throw error;
        await wait(Math.min(error.milliseconds, 10_000));
      }
    }
  }

  async function once(method: string, path: string, key: object, body?: object) {
    const sent = body instanceof FormData ? body : body && JSON.stringify(body);
    const type = typeof sent === 'string' ? { 'content-type': 'application/json' } : {};
    const headers = { authorization: `Bearer ${token}`, ...key, ...type };
    const nobody = () => Promise.reject(new Unreachable(`Unter ${base} antwortet niemand.`));
    const answer = await fetch(new URL(path, base), { method, headers, body: sent ?? null }).catch(nobody);
    const text = await answer.text().catch(nobody);
    if (answer.ok) return JSON.parse(text);
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
    const { detail = `Antwort ${answer.status}`, code } = isProblem ? JSON.parse(text) : {};
    if (![429, 502, 503, 504].includes(answer.status) && code !== 'idempotencyKeyInUse')
      throw Object.assign(new ShopRefusal(detail), { status: answer.status, code });
    const milliseconds = Number(answer.headers.get('retry-after') ?? 0.5) * 1_000 || 500;
    throw Object.assign(new Unreachable(detail), { milliseconds });
  }

  return {
    read: (path: string) => call('GET', `/desk/api/${path}`),
    send: (command: string, offerId: string, body: object) => call('POST', `/desk/api/${command}/${offerId}`, body),
    async upload(name: string, content: Uint8Array) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), name);
      return (await call('POST', '/desk/api/uploads', form))[0].url;
    },
  };
}

/** Whether a webhook is ours and no older than five minutes; `body` as it came, before it is parsed. */
export function isGenuine(secret: string, headers: Record<string, string | undefined>, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const ours = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  const isOurs = (one: string) => one.length === ours.length && timingSafeEqual(Buffer.from(one), ours);
  return Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300 && signatures.split(' ').some(isOurs);
}
