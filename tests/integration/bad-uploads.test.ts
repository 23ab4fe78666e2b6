// Dear: many files are read.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '#server/log.ts';
import { type BadForm, badForms, mislabelledFiles, renamedFiles } from '#tests/factories/bad-forms.ts';
import { databaseDigest } from '#tests/support/database-digest.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { flawOf } from '#tests/support/refusal.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let written = '';
type Uploads = [who: string, by: HttpClient, path: string];
/** Who uploads, and where. */
let uploaders: [Uploads, Uploads, Uploads];

beforeAll(async () => {
  const output = {
    write(line: string) {
      written += line;
    },
  };
  test = await startTestApp({}, undefined, { log: createLog({ logLevel: 'trace' }, output) });
  const visitor = test.visitor();
  await visitor.upload('/selfservice/api/uploads', [{ name: 'a.csv', content: 'a;b' }]);
  uploaders = [
    ['a visitor', visitor, '/selfservice/api/uploads'],
    ['a customer', await signUp(test, 'seller@example.org'), '/selfservice/api/uploads'],
    ['staff', await signInStaff(test), '/desk/api/uploads'],
  ];
});
afterAll(() => test.close());

const kept = async () => ({
  files: readdirSync(join(test.deps.env.dataDir, 'uploads')).length,
  ...(await databaseDigest(test.deps)),
});

/** They take turns: what a file is does not depend on who sent it, and each is looked at by a process of its own. */
const uploaderOf = (index: number): Uploads => uploaders[index % uploaders.length] ?? uploaders[0];

function send(by: HttpClient, url: string, { payload, contentType = 'multipart/form-data; boundary=x' }: BadForm) {
  const headers = { 'content-type': contentType, 'x-xsrf-token': by.cookies.get('XSRF-TOKEN') ?? '' };
  return by.send({ method: 'POST', url, payload, headers });
}

/** Every cookie is a secret; a form may hold anything. */
function expectQuietLog(): void {
  const secrets = uploaders.flatMap(([, by]) => [...by.cookies.values()]);
  expect([...secrets, 'alert(1)', 'example.org'].filter((secret) => written.includes(secret))).toEqual([]);
  expect(written.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([]);
}

describe('a form', () => {
  it('that is broken, or carries something else than files, is refused and leaves nothing behind', async () => {
    const before = await kept();
    const flaws: string[] = [];
    for (const [who, by, path] of uploaders) {
      for (const form of badForms) {
        const flaw = flawOf(await send(by, path, form));
        if (flaw) flaws.push(`${who}, ${form.why}: ${flaw}`);
      }
    }
    expect(flaws).toEqual([]);
    expect(await kept()).toEqual(before);
    expectQuietLog();
  });
});

/** A file called a workbook or a document is told what is the case with it. */
const namesTheFile = new Set(['uploadTypeRefused', 'uploadDeclaresEntities', 'listDamaged', 'listNoTable']);

describe('a file', () => {
  it('whose name or type lies about its content is refused', async () => {
    const before = await kept();
    const flaws: string[] = [];
    for (const [index, { why, ...file }] of mislabelledFiles.entries()) {
      const [who, by, path] = uploaderOf(index);
      const answer = await by.upload(path, [file]);
      const flaw = flawOf(answer) ?? (namesTheFile.has(answer.json().code) ? undefined : answer.body);
      if (flaw) flaws.push(`${who}, ${why}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
    expect(await kept()).toEqual(before);
    expectQuietLog();
  });

  it.each(renamedFiles.map((file, index) => ({ ...file, index })))(
    'goes by its content and a harmless name, and is only ever saved: $becomes',
    async ({ index, ...file }) => {
      const [, by, path] = uploaderOf(index);
      const answer = await succeed(by.upload(path, [file]));
      const [stored] = z.tuple([z.object({ url: z.string(), name: z.string() })]).parse(answer);
      expect(stored.name).toBe(file.becomes);
      const { headers } = await by.get(`${path}/${stored.url.split('/').at(-1)}`);
      expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(file.becomes)}`);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    },
  );
});
