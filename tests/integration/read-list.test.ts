// Dear: many files are read.
import { readdirSync, readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ListMessage, listMessageSchema } from '#contract/goods/asset-list.ts';
import { listCalls } from '#contract/goods/list-calls.ts';
import { api } from '#contract/site/urls.ts';
import { databaseDigest } from '#tests/support/database-digest.ts';
import type { HttpClient, UploadedFile } from '#tests/support/http-client.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const uploadPath = '/selfservice/api/uploads';
const person = 'Jürgen Özdemir';
const rows = [
  ['Anzahl', 'Hersteller', 'Modell', 'Benutzer'],
  ['3', 'Dell', 'PowerEdge R640', person],
  ['1', 'HP', 'EliteBook 840 G5', person],
];
const csv = { name: 'Geräte.csv', content: rows.map((row) => row.join(';')).join('\r\n') };

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(async () => {
  await test.close();
});

async function upload(by: HttpClient, file: UploadedFile): Promise<string> {
  const [stored] = z.array(z.object({ url: z.string() })).parse((await by.upload(uploadPath, [file])).json());
  return stored?.url ?? '';
}

function messagesIn(body: string): ListMessage[] {
  return body
    .trimEnd()
    .split('\n')
    .map((line) => listMessageSchema.parse(JSON.parse(line)));
}

async function readList(by: HttpClient, body: object): Promise<ListMessage[]> {
  const answer = await by.post(listCalls.read, body);
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  return messagesIn(answer.body);
}

function listIn(messages: readonly ListMessage[]) {
  const last = messages.at(-1);
  if (last?.type !== 'list') throw new Error(JSON.stringify(last));
  return last.list;
}

describe('an uploaded list', () => {
  it('is read for whoever uploaded it, with its progress', async () => {
    const visitor = test.visitor();
    const messages = await readList(visitor, { itemsListUpload: await upload(visitor, csv) });
    expect(messages.slice(0, -1).map(({ type }) => type)).toEqual(messages.slice(1).map(() => 'progress'));
    expect(messages.length).toBeGreaterThan(2);
    const list = listIn(messages);
    expect(list.rows.map(({ text }) => text).join()).toContain('EliteBook 840 G5');
    expect(list.personalColumns).toEqual(['Benutzer']);
  });

  it('is read for the account that uploaded it, wherever it signs in', async () => {
    const seller = await signUp(test, 'listen@example.org');
    const url = await upload(seller, csv);
    expect(listIn(await readList(seller, { itemsListUpload: url })).rows).not.toEqual([]);
  });

  it('does not exist for others', async () => {
    const url = await upload(test.visitor(), csv);
    const other = test.visitor();
    await upload(other, csv);
    for (const named of [url, `${uploadPath}/00000000-0000-4000-8000-000000000000`]) {
      const refused = await other.post(listCalls.read, { itemsListUpload: named });
      expect(refused.json()).toMatchObject({ status: 400, code: 'uploadUnknown' });
    }
  });

  it('that is a scan is told to be read by hand', async () => {
    const visitor = test.visitor();
    const url = await upload(visitor, { name: 'Liste.pdf', content: '%PDF-1.7\n1 0 obj\n' });
    const [last] = (await readList(visitor, { itemsListUpload: url })).slice(-1);
    expect(last).toMatchObject({ type: 'problem', problem: { code: 'listScanned', status: 422 } });
  });
});

describe('a pasted list', () => {
  it('is read, and nothing of it is stored', async () => {
    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    const before = [await databaseDigest(test.deps), storedFiles().length];
    const text = rows.map((row) => row.join('\t')).join('\r\n');
    const list = listIn(await readList(visitor, { text }));
    expect(list.rows.map((row) => row.text).join()).toContain('R640');
    expect(JSON.stringify(list)).not.toContain('zdemir');
    expect([await databaseDigest(test.deps), storedFiles().length]).toEqual(before);
  });
});

describe('a list that nobody waits for any more', () => {
  it('is given up', async () => {
    const reading = Promise.withResolvers<AbortSignal>();
    const patient = await startTestApp();
    patient.deps.lists.read = (_source, _choices, { signal, onProgress }) => {
      reading.resolve(signal);
      onProgress(0.5);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const address = await patient.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await tokenOf(address);
    const call = request(`${address}${listCalls.read}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` },
    });
    call.on('error', () => {});
    call.on('response', (answer) => answer.once('data', () => call.destroy()));
    call.end(JSON.stringify({ text: 'R640' }));
    const signal = await reading.promise;
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
    expect(signal.aborted).toBe(true);
    await patient.close();
  });
});

describe('what is personal in an uploaded list (IMP-01)', () => {
  it.each<[string, UploadedFile]>([
    ['csv', csv],
    ['csv of Windows', { name: 'Windows.csv', content: Buffer.from(csv.content, 'latin1') }],
    ['xlsx', { name: 'Liste.xlsx', content: workbook() }],
  ])('is nowhere in the store: %s', async (_, file) => {
    const visitor = test.visitor();
    const url = await upload(visitor, file);
    for (const stored of storedFiles()) {
      const content = readFileSync(join(test.deps.env.dataDir, 'uploads', stored));
      for (const encoding of ['utf8', 'latin1', 'utf16le'] as const)
        expect(content.toString(encoding)).not.toContain('zdemir');
    }
    expect((await visitor.get(url)).rawPayload.length).toBe(Number((await visitor.get(url)).headers['content-length']));
    expect(listIn(await readList(visitor, { itemsListUpload: url })).personalColumns).toEqual(['Benutzer']);
  });

  it('goes when the customer says what it is', async () => {
    const visitor = test.visitor();
    const url = await upload(visitor, {
      name: 'Wer.csv',
      content: 'Anzahl;Modell;Merker\n3;R640;Reserve 4\n4;R740;Reserve 9',
    });
    expect((await visitor.get(url)).body).toContain('Reserve 4');
    const columns = [{ sheet: 0, column: 2, meaning: 'personal' }];
    expect(listIn(await readList(visitor, { itemsListUpload: url, columns })).personalColumns).toEqual(['Merker']);
    expect((await visitor.get(url)).body.trim()).toBe('Anzahl;Modell;Merker\n3;R640;\n4;R740;');
  });

  it('is never kept for want of a way to drop it', async () => {
    const visitor = test.visitor();
    const before = storedFiles().length;
    const { withoutPersonal } = test.deps.lists;
    test.deps.lists.withoutPersonal = () => Promise.reject(new Error('A sheet that cannot be written'));
    const refused = await visitor.upload(uploadPath, [csv]);
    test.deps.lists.withoutPersonal = withoutPersonal;
    expect(refused.json()).toMatchObject({ status: 422, code: 'listNotCleaned' });
    expect(storedFiles()).toHaveLength(before);
  });

  it('is not kept in a table that cannot be read, unless its sender wants it read by hand', async () => {
    const visitor = test.visitor();
    const parts = unzipSync(workbook());
    const torn = zipSync({ ...parts, 'xl/workbook.xml': strToU8('<workbook') });
    const file = { name: 'Inventar.xlsx', content: Buffer.from(torn) };
    const before = storedFiles().length;
    expect((await visitor.upload(uploadPath, [file])).json()).toMatchObject({ status: 422, code: 'listDamaged' });
    expect(storedFiles()).toHaveLength(before);
    const [kept] = (await visitor.upload(`${uploadPath}?unread=keep`, [file])).json();
    expect(kept).toMatchObject({ name: 'Inventar.xlsx' });
    const [last] = (await readList(visitor, { itemsListUpload: kept.url })).slice(-1);
    expect(last).toMatchObject({ type: 'problem', problem: { code: 'listDamaged' } });
  });

  it('is looked for without touching a list that has nothing of it', async () => {
    const visitor = test.visitor();
    const content = 'Modell;Anzahl\r\n"R640" ;3\n';
    expect((await visitor.get(await upload(visitor, { name: 'ohne.csv', content }))).body).toBe(content);
  });
});

describe('the template', () => {
  it.each(['xlsx', 'csv'] as const)('can be downloaded and is read in every row: %s', async (ending) => {
    const visitor = test.visitor();
    const template = await visitor.get(listCalls.template(ending));
    expect(template.headers['content-disposition']).toBe(`attachment; filename="Geraeteliste.${ending}"`);
    const url = await upload(visitor, { name: `Vorlage.${ending}`, content: template.rawPayload });
    const { rows: read } = listIn(await readList(visitor, { itemsListUpload: url }));
    expect(read.map(({ text, confidence }) => [text, confidence])).toEqual(read.map(({ text }) => [text, 'matched']));
    expect(read).toHaveLength(5);
  });

  it('exists in these two forms', async () => {
    expect((await test.visitor().get('/selfservice/api/listTemplate.xls')).statusCode).toBe(404);
  });
});

function workbook(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Geräte');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: false });
}

function storedFiles(): string[] {
  return readdirSync(join(test.deps.env.dataDir, 'uploads'));
}

function tokenOf(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${address}${api.auth.currentUser}`, (answer) => {
      const cookies = answer.headers['set-cookie']?.join(';') ?? '';
      resolve(decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? ''));
      answer.resume();
    }).on('error', reject);
  });
}
