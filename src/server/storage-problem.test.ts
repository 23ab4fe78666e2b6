// Dear: a store is silent, and asked again.
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ObjectStore, openObjectStore, type Trouble } from '#tests/support/object-store.ts';
import { openFiles } from './files.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { failureText } from './tell-failure.ts';

const content = new TextEncoder().encode('Modell;Anzahl');
let store: ObjectStore;
const filesAt = (storageUrl: string) => openFiles({ dataDir: '/nowhere', storageUrl });
const files = () => filesAt(`${store.url()}&silent=0.2`);

beforeAll(async () => {
  store = await openObjectStore();
});
afterAll(() => store.close());

/** What a store says: a status, a code as S3 has them, and how else it says it. */
interface Answer {
  readonly status: number;
  readonly code: string;
  readonly more?: string;
  readonly headers?: Record<string, string>;
  readonly isUndated?: boolean;
}

function say(response: ServerResponse, { status, code, more = '', headers = {}, isUndated = false }: Answer): true {
  response.sendDate = !isUndated;
  response.writeHead(status, { 'content-type': 'application/xml', ...headers });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message>${more}</Error>`);
  return true;
}

const once =
  (trouble: Trouble): Trouble =>
  (response, nth, request) =>
    nth === 1 && trouble(response, nth, request);
const busy = { status: 503, code: 'ServiceUnavailable' };
const hour = 3_600_000;
const ahead = () => new Date(Date.now() + hour);
/** As a store judges whose clock is an hour ahead of ours: by the instant that the signature names. */
const anHourAhead: Trouble = (response, _nth, { headers }) => {
  const [, y, mo, d, h] = /^(\d{4})(\d\d)(\d\d)T(\d\d)/.exec(String(headers['x-amz-date'])) ?? [];
  const isRight = `${y}-${mo}-${d}T${h}` === ahead().toISOString().slice(0, 13);
  const date = { date: ahead().toUTCString() };
  return !isRight && say(response, { status: 403, code: 'RequestTimeTooSkewed', headers: date });
};

const passing: Record<string, Trouble> = {
  'says nothing': once(() => true),
  'breaks off': once((response) => response.destroy() && true),
  'is busy': once((response) => say(response, busy)),
  'is busy and says for how long': once((response) => say(response, { ...busy, headers: { 'retry-after': '1' } })),
  'has a fault': once((response) => say(response, { status: 500, code: 'InternalError' })),
  'has a clock an hour ahead': anHourAhead,
};

it.each(Object.entries(passing))('a store that %s is asked again', async (_, trouble) => {
  store.trouble(trouble);
  await files().put('kept', content, 'text/csv');
  store.trouble(() => false);
  expect(await buffer(await files().read('kept'))).toEqual(Buffer.from(content));
});

it('a store that is slow and goes on is waited for, one that stops within a file is not', async () => {
  const answerSlowly = async (response: ServerResponse) => {
    for (let told = 0; told < 3; told += 1) {
      await pause(100);
      response.writeProcessing();
    }
    response.end();
  };
  store.trouble((response) => {
    void answerSlowly(response);
    return true;
  });
  await files().put('kept', content, 'text/csv');
  store.trouble((response) => response.writeHead(200, { 'content-length': 1_000 }).write('half'));
  const half = await files().read('kept');
  await expect(buffer(half)).rejects.toThrow();
});

const otherRegion = { headers: { 'x-amz-bucket-region': 'eu-west-1' } };
const lasting: [what: string, trouble: Trouble, sentence: RegExp][] = [
  ['never answers', () => true, /antwortet nicht/],
  ['stays busy', (response) => say(response, busy), /gestört oder überlastet/],
  [
    'has another clock and does not say which',
    (response) => say(response, { status: 403, code: 'RequestTimeTooSkewed', isUndated: true }),
    /Uhr/,
  ],
  [
    'has the bucket in another region (301)',
    (response) => say(response, { status: 301, code: 'PermanentRedirect', ...otherRegion }),
    /region=eu-west-1/,
  ],
  [
    'has the bucket in another region (400)',
    (response) =>
      say(response, {
        ...{ status: 400, code: 'AuthorizationHeaderMalformed', more: '<Region>eu-west-1</Region>' },
        ...otherRegion,
      }),
    /region=eu-west-1/,
  ],
  ['has no such bucket', (response) => say(response, { status: 404, code: 'NoSuchBucket' }), /Bucket.*gibt es nicht/],
  ['does not know the key', (response) => say(response, { status: 403, code: 'InvalidAccessKeyId' }), /Schlüssel/],
  [
    'finds the signature wrong',
    (response) => say(response, { status: 403, code: 'SignatureDoesNotMatch' }),
    /Geheimnis/,
  ],
  ['forbids it', (response) => say(response, { status: 403, code: 'AccessDenied' }), /Rechte/],
];

it.each(lasting)('a store that %s is told of in one sentence with what to do', async (_, trouble, sentence) => {
  store.trouble(trouble);
  const calls = [files().put('new', content, 'text/csv'), files().read('new'), files().check()];
  for (const told of await Promise.all(calls.map(toldOf))) expect(told).toMatch(sentence);
});

it.each([
  ['that is not there', 's3://key:secret@127.0.0.1:1/bucket?tls=off', /antwortet nicht/],
  ['without TLS', () => store.url().replace('?tls=off', ''), /tls=off/],
] as const)('a store %s is told of in one sentence', async (_, url, sentence) => {
  store.trouble(() => false);
  const at = filesAt(typeof url === 'string' ? url : url());
  expect(await toldOf(at.check())).toMatch(sentence);
});

/** What whoever runs a command, or reads the log, is told: a sentence, and nothing of the key. */
async function toldOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageUnavailable);
  const told = failureText(error);
  expect(told.split('\n')).toHaveLength(1);
  expect(told).not.toMatch(/secret/);
  return told;
}
