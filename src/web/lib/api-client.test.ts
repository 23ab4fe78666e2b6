import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ProblemError } from './problem-error.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly known: string | null;
  readonly body: string | undefined;
  readonly keepalive?: true;
}

/** A server that answers from a list, and a browser whose currentUser call sets the token cookie. */
function dependencies(answers: (Response | Error)[], cookie = 'XSRF-TOKEN=first', isGoing = false) {
  const sent: Sent[] = [];
  let cookies = cookie;
  const client = createApiClient({
    cookies: () => cookies,
    isGoing: () => isGoing,
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers);
      const body = typeof init?.body === 'string' ? init.body : undefined;
      const [token, known] = [headers.get('x-xsrf-token'), headers.get('if-none-match')];
      const keepalive = init?.keepalive === true && { keepalive: true as const };
      sent.push({ method: init?.method ?? '', path: String(path), token, known, body, ...keepalive });
      if (path === '/auth/api/currentUser') {
        cookies = 'a=b; XSRF-TOKEN=fresh%3D';
        return Response.json({ account: null });
      }
      const answer = answers.shift() ?? Response.json({});
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { client, sent };
}

const problem = (status: number, body: object) => Response.json(body, { status });

describe('the API client', () => {
  it('sends JSON with the anti-forgery token of the cookie', async () => {
    const { client, sent } = dependencies([Response.json({ done: true })]);
    expect(await client.post('/x', { a: 1 })).toEqual({ done: true });
    expect(sent).toEqual([{ method: 'POST', path: '/x', token: 'first', known: null, body: '{"a":1}' }]);
  });

  it('has the browser take along what is sent as the page goes, unless that is more than it takes', async () => {
    const { client, sent } = dependencies([], undefined, true);
    await client.post('/x', { a: 1 });
    await client.post('/x', { a: 'ß'.repeat(20_000) });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
  });

  it('reads without a token', async () => {
    const { client, sent } = dependencies([Response.json([1])]);
    expect(await client.get('/x')).toEqual([1]);
    expect(sent[0]?.token).toBeNull();
  });

  it('fetches a token first when the browser has none', async () => {
    const { client, sent } = dependencies([], '');
    await client.post('/x', {});
    expect(sent.map(({ path }) => path)).toEqual(['/auth/api/currentUser', '/x']);
    expect(sent[1]?.token).toBe('fresh=');
  });

  it('renews a token that has run out and sends once more', async () => {
    const { client, sent } = dependencies([
      problem(403, { code: 'antiForgery', detail: 'x' }),
      Response.json({ ok: 1 }),
    ]);
    expect(await client.post('/x', { a: 1 })).toEqual({ ok: 1 });
    expect(sent.map(({ token }) => token)).toEqual(['first', null, 'fresh=']);
    expect(sent[2]?.body).toBe('{"a":1}');
  });

  it('does not try a third time', async () => {
    const refused = () => problem(403, { code: 'antiForgery', detail: 'Bitte neu laden.' });
    const { client, sent } = dependencies([refused(), refused()]);
    await expect(client.post('/x')).rejects.toMatchObject({ code: 'antiForgery' });
    expect(sent).toHaveLength(3);
  });

  it('hands a refusal on with its code, its sentence and its fields', async () => {
    const refusal = { code: 'invalidBody', detail: 'Bitte prüfen.', fields: { email: 'Fehlt.', odd: 1 } };
    const { client } = dependencies([problem(400, refusal)]);
    const error = await client.post('/x', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalidBody',
      message: 'Bitte prüfen.',
      fields: { email: 'Fehlt.' },
    });
  });

  it('makes a general refusal of an answer that is no problem document', async () => {
    const { client } = dependencies([new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    await expect(client.get('/x')).rejects.toMatchObject({ status: 502, code: 'unexpected' });
  });

  it('says so when the server cannot be reached', async () => {
    const { client } = dependencies([new TypeError('Failed to fetch')]);
    await expect(client.get('/x')).rejects.toMatchObject({ code: 'networkUnreachable' });
  });

  it('is told once what has not changed since, and only as long as the same person is signed in', async () => {
    const named = { headers: { etag: '"7-x"', 'cache-control': 'no-store' } };
    const { client, sent } = dependencies([
      Response.json({ version: 7 }, named),
      new Response(null, { status: 304, headers: named.headers }),
      new Response(null, { status: 204 }),
      Response.json({ version: 8 }, named),
    ]);
    expect(await client.get('/offer')).toEqual({ version: 7 });
    expect(await client.get('/offer')).toEqual({ version: 7 });
    await client.post('/auth/api/logout');
    expect(await client.get('/offer')).toEqual({ version: 8 });
    expect(sent.map(({ known }) => known)).toEqual([null, '"7-x"', null, null]);
  });

  it('leaves to the browser what the browser may keep', async () => {
    const named = { headers: { etag: '"goods"', 'cache-control': 'public, no-cache' } };
    const { client, sent } = dependencies([Response.json([1], named), Response.json([1], named)]);
    await client.get('/goods');
    await client.get('/goods');
    expect(sent.map(({ known }) => known)).toEqual([null, null]);
  });

  it('takes an empty answer for nothing', async () => {
    const { client } = dependencies([new Response(null, { status: 204 })]);
    expect(await client.delete('/x')).toBeUndefined();
  });

  it('hears an answer line by line, wherever its pieces were cut', async () => {
    const pieces = ['{"a":', '1}\n{"b":"ü', '"}\n\n', '{"c":3}'].map((piece) => new TextEncoder().encode(piece));
    const answer = new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(piece);
        stream.close();
      },
    });
    const { client } = dependencies([new Response(answer)]);
    const heard: unknown[] = [];
    await client.postLines('/x', {}, (line) => heard.push(line));
    expect(heard).toEqual([{ a: 1 }, { b: 'ü' }, { c: 3 }]);
  });

  it('says so when an answer breaks off in the middle of a line', async () => {
    const { client } = dependencies([new Response('{"a":1}\n{"b"')]);
    await expect(client.postLines('/x', {}, () => {})).rejects.toMatchObject({ code: 'networkUnreachable' });
  });
});
