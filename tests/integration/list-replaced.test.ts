// Dear: many files are read.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listCalls } from '#contract/goods/list-calls.ts';
import { api } from '#contract/site/urls.ts';
import { removeStaleUploads } from '#server/uploads/remove-stale-uploads.ts';
import { type FileToStore, storeUploads } from '#server/uploads/store-uploads.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const stored = () => readdirSync(join(test.deps.env.dataDir, 'uploads'));
const content = 'Anzahl;Modell;Eins;Zwei;Drei\n3;R640;Reserve 4;Regal 5;Lager 6\n4;R740;Reserve 7;Regal 8;Lager 9\n';

async function uploadList(by: HttpClient): Promise<string> {
  const sent = await by.upload('/selfservice/api/uploads', [{ name: 'Liste.csv', content }]);
  return z.tuple([z.object({ url: z.string() })]).parse(sent.json())[0].url;
}

const readWithout = (by: HttpClient, url: string, column: number) =>
  by.post(listCalls.read, {
    itemsListUpload: url,
    columns: [{ sheet: 0, column, meaning: 'personal' }],
  });

describe('an uploaded list whose personal columns the customer names', () => {
  it('loses all of them, also when two calls name them at the same moment (IMP-01)', async () => {
    const visitor = test.visitor();
    const url = await uploadList(visitor);
    await Promise.all([2, 3, 4].map((column) => readWithout(visitor, url, column)));
    const { body, headers } = await visitor.get(url);
    expect(body).toBe('Anzahl;Modell;Eins;Zwei;Drei\n3;R640;;;\n4;R740;;;\n');
    expect(headers['content-length']).toBe(String(body.length));
    await test.deps.jobs.performDue(test.clock.now());
    expect(stored()).toHaveLength(1);
  });

  it('stays as it is when it cannot be written again, and says so', async () => {
    const visitor = test.visitor();
    const url = await uploadList(visitor);
    const { withoutPersonal } = test.deps.lists;
    test.deps.lists.withoutPersonal = () => Promise.reject(new Error('A sheet that cannot be written'));
    const refused = await readWithout(visitor, url, 2);
    test.deps.lists.withoutPersonal = withoutPersonal;
    expect(refused.json()).toMatchObject({ status: 422, code: 'listNotCleaned' });
    expect((await visitor.get(url)).body).toBe(content);
  });

  it('belongs to the offer as it was sent, whoever reads it meanwhile', async () => {
    const visitor = test.visitor();
    const url = await uploadList(visitor);
    const { withoutPersonal } = test.deps.lists;
    test.deps.lists.withoutPersonal = async (...given) => {
      const redacted = await withoutPersonal(...given);
      await visitor.post(api.selfservice.offerAction('submitOffer', `offer-${test.deps.ids.uuid()}`), {
        email: 'kim@example.org',
        offeredAsBusiness: false,
        location: '04109',
        availableImmediately: true,
        itemsListUpload: url,
      });
      return redacted;
    };
    await readWithout(visitor, url, 2);
    test.deps.lists.withoutPersonal = withoutPersonal;
    expect((await visitor.get(url)).body).toBe(content);
  });
});

describe('what a server that was switched off leaves of an upload', () => {
  it('is removed within the hour when it was the list without its personal columns', async () => {
    const visitor = test.visitor();
    const url = await uploadList(visitor);
    const before = stored();
    const written = Promise.withResolvers<void>();
    const { put } = test.deps.files;
    test.deps.files.put = async (...given) => {
      await put(...given);
      written.resolve();
      await new Promise(() => {});
    };
    void readWithout(visitor, url, 2);
    await written.promise;
    test.deps.files.put = put;
    expect(stored().length).toBe(before.length + 1);
    test.clock.advance({ minutes: 31 });
    await test.deps.jobs.performDue(test.clock.now());
    expect(stored()).toEqual(before);
    expect((await visitor.get(url)).body).toBe(content);
  });

  it('is what the list says, when only the answer to the commit was lost', async () => {
    const visitor = test.visitor();
    const url = await uploadList(visitor);
    const { database } = test.deps;
    const { transaction } = database;
    test.deps.database.transaction = async (work, first) => {
      const isKept = await transaction(work, first);
      if (isKept === true) throw new Error('The line broke after the commit');
      return isKept;
    };
    expect((await readWithout(visitor, url, 2)).statusCode).toBe(500);
    test.deps.database.transaction = transaction;
    test.clock.advance({ minutes: 31 });
    await test.deps.jobs.performDue(test.clock.now());
    expect((await visitor.get(url)).body).toContain('R640;;');
  });

  it('is removed within the hour', async () => {
    const before = stored();
    const written = Promise.withResolvers<void>();
    const { files } = test.deps;
    const dying = {
      ...files,
      put: async (...given: Parameters<typeof files.put>) => {
        await files.put(...given);
        written.resolve();
        await new Promise(() => {});
      },
    };
    async function* list(): AsyncGenerator<FileToStore> {
      yield { name: 'Liste.csv', type: 'text/csv', content: Buffer.from(content) };
    }
    void storeUploads({ ...test.deps, files: dying }, list(), { owner: { kind: 'visitor', key: 'gone' } });
    await written.promise;
    expect(stored().length).toBe(before.length + 1);
    test.clock.advance({ minutes: 29 });
    await removeStaleUploads(test.deps);
    expect(stored().length).toBe(before.length + 1);
    test.clock.advance({ minutes: 2 });
    await removeStaleUploads(test.deps);
    await test.deps.jobs.performDue(test.clock.now());
    expect(stored().filter((name) => !before.includes(name))).toEqual([]);
  });
});
