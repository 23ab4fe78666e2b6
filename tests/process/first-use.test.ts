// Dear: programs are started, and most of them killed.
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listMessageSchema } from '#contract/goods/asset-list.ts';
import { listCalls } from '#contract/goods/list-calls.ts';
import { packagesIn, packagesWithin } from '#tests/support/built-chunks.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { startSeeded } from '#tests/support/seeded-shop.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

/** Of each, what takes the most: it is loaded with the first call that needs it. */
const later = [
  'pdf-lib',
  'libphonenumber-js',
  'sharp',
  'flydrive',
  '@aws-sdk/client-s3',
  'html-to-text',
  'tinypool',
  'nodemailer',
];
/** What reads strangers' files: it does so in a process of its own (docs/decisions/0120). */
const elsewhere = ['@e965/xlsx', 'unpdf', 'saxes', 'file-type', 'pdfkit', 'satori'];

describe('the start of the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-loads-'));
  const record = join(folder, 'loads');
  let server: ServerProcess;

  beforeAll(async () => {
    server = await startSeeded(inject('seededShop'), {
      NODE_OPTIONS: '--import ./tests/support/record-loads.ts',
      RECORD_LOADS: record,
      NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('loads nothing until its first page that only some calls need', async () => {
    expect((await fetch(server.url)).status).toBe(200);
    const files = readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((url) => fileURLToPath(url));
    const loaded = new Set(files.flatMap(packagesIn));
    expect([...loaded]).toEqual(expect.arrayContaining(['fastify', 'pg', 'react']));
    expect([...later, ...elsewhere].filter((name) => loaded.has(name))).toEqual([]);
  });

  it('is followed by lists that are read with all of the catalogue', async () => {
    const visitor = caller(server.url, keepAlive(1));
    await visitor.get('/auth/api/currentUser');
    const models = ['Kyocera ECOSYS M2540dw', 'EIZO FlexScan EV2450', 'Apple MacBook Air 13 M1 A2337'];
    const text = ['Anzahl\tModell', ...models.map((model) => `2\t${model}`)].join('\n');
    const answer = (await visitor.post(listCalls.read, { text })).text.trimEnd().split('\n').at(-1) ?? '';
    const message = listMessageSchema.parse(JSON.parse(answer));
    const rows = message.type === 'list' ? message.list.rows : [];
    expect(rows.map(({ confidence }) => confidence)).toEqual(models.map(() => 'matched'));
  });

  it('takes what the build has compiled, under the same flags', () => {
    const told = server.log().matchAll(/code cache for ESM \S+\/([a-z-]+)-[\w-]{8}\.js was (accepted|rejected)/g);
    const answers = [...told].map(([, file, answer]) => `${file} ${answer}`);
    expect(answers).toEqual(expect.arrayContaining(['run-server accepted', 'start-server accepted']));
    expect(answers.filter((answer) => answer.endsWith('rejected'))).toEqual([]);
    const built = statSync('dist/stamp').mtimeMs;
    expect(globSync('dist/server/compiled/*/*').filter((file) => statSync(file).mtimeMs <= built)).not.toEqual([]);
  });
});

describe('the built server', () => {
  it('has nothing within its own thread that reads files of strangers, also later', () => {
    const own = packagesWithin('dist/server/main.js');
    expect([...own]).toEqual(expect.arrayContaining(['fastify', 'pdf-lib', 'sharp']));
    expect(elsewhere.filter((name) => own.has(name))).toEqual([]);
    expect(elsewhere.filter((name) => !packagesWithin('dist/server/worker.js').has(name))).toEqual([]);
  });
});
