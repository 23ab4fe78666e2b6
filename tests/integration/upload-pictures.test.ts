// Dear: each file is read by a process of its own.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { phonePhoto, pngOf } from '#tests/factories/picture-files.ts';
import { bombTable } from '#tests/factories/table-files.ts';
import type { HttpClient, UploadedFile } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { withProcesses } from '#tests/support/worker-here.ts';

const path = '/selfservice/api/uploads';
const heic = readFileSync('tests/fixtures/pictures/vier-farben.heic');
const csv = { name: 'Liste.csv', content: 'Modell;Anzahl\nR640;3\n' };
const pdf = { name: 'Liste.pdf', content: '%PDF-1.7\n%%EOF' };
const answerSchema = z.tuple([z.object({ url: z.string(), name: z.string() })]);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function store(by: HttpClient, file: UploadedFile) {
  return answerSchema.parse(await succeed(by.upload(path, [file])))[0];
}

const kept = () => readdirSync(join(test.deps.env.dataDir, 'uploads')).length;

describe('a photo', () => {
  it('is kept without place and owner, upright, with a thumbnail beside it', async () => {
    const visitor = test.visitor();
    const { url, name } = await store(visitor, { name: 'IMG_0001.JPG', content: await phonePhoto(800, 600) });
    expect(name).toBe('IMG_0001.jpg');
    const photo = await visitor.get(url);
    expect(photo.rawPayload.includes('Erika')).toBe(false);
    expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined();
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
    expect(photo.headers['content-length']).toBe(String(photo.rawPayload.length));

    const small = await visitor.get(`${url}/thumbnail`);
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 });
  });

  it('of a phone is kept as JPEG, and named so', async () => {
    const visitor = test.visitor();
    const { url, name } = await store(visitor, { name: 'IMG_2041.HEIC', content: heic, type: 'image/heic' });
    expect(name).toBe('IMG_2041.jpg');
    const photo = await visitor.get(url);
    expect(photo.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  it('has a thumbnail only for those who may read it', async () => {
    const { url } = await store(test.visitor(), { name: 'a.jpg', content: await phonePhoto() });
    const [seller, staff] = [await signUp(test, 'seller@example.org'), await signInStaff(test)];
    for (const stranger of [test.visitor(), seller]) {
      expect((await stranger.get(`${url}/thumbnail`)).statusCode).toBe(404);
    }
    expect((await staff.get(`${url.replace(path, '/desk/api/uploads')}/thumbnail`)).statusCode).toBe(200);
  });

  it('may be twenty, sent at the same moment from one address', async () => {
    const photo = await phonePhoto(800, 600);
    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    const before = kept();
    const names = Array.from({ length: 20 }, (_, n) => `Foto ${n}.jpg`);
    const stored = await Promise.all(names.map((name) => store(visitor, { name, content: photo })));
    expect(stored.map(({ name }) => name)).toEqual(names);
    expect(kept()).toBe(before + 40);
  });
});

describe('a photo that takes more memory than a process is given at first', () => {
  withProcesses();

  it('is judged alone, with all the memory there is, and made smaller', async () => {
    const visitor = test.visitor();
    const content = readFileSync('tests/fixtures/pictures/48-millionen.heic');
    const { url } = await store(visitor, { name: 'gross.heic', content });
    const photo = await visitor.get(url);
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 5_000, height: 3_750 });
  });
});

describe('a file that is no picture', () => {
  it.each([csv, pdf, { name: 'plan.svg', content: '<svg><script>alert(1)</script></svg>' }])(
    'has no thumbnail, and is only ever saved: $name',
    async (file) => {
      const visitor = test.visitor();
      const { url } = await store(visitor, file);
      expect((await visitor.get(`${url}/thumbnail`)).json()).toMatchObject({ status: 404, code: 'notFound' });
      const { headers, body } = await visitor.get(url);
      expect(body).toBe(file.content);
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    },
  );
});

describe('a file that would do harm when opened', () => {
  it.each<[string, () => UploadedFile, number, string]>([
    ['a photo that ends too early', () => ({ name: 'a.heic', content: heic.subarray(0, -400) }), 422, 'uploadBroken'],
    [
      'a picture of 3,600 million points',
      () => ({ name: 'a.png', content: pngOf(60_000, 60_000) }),
      413,
      'uploadTooManyPixels',
    ],
    [
      'a table that unpacks to 100 MB',
      () => ({ name: 'a.xlsx', content: bombTable(100) }),
      413,
      'uploadUnpacksTooLarge',
    ],
  ])('is refused and leaves nothing behind: %s', async (_, file, status, code) => {
    const before = kept();
    const refused = await test.visitor().upload(path, [{ name: 'b.jpg', content: await phonePhoto() }, file()]);
    expect(refused.json()).toMatchObject({ status, code });
    expect(kept()).toBe(before);
  });
});

describe('an upload where it does not fit', () => {
  async function submit(by: HttpClient, named: Record<string, unknown>) {
    const url = api.selfservice.offerAction('submitOffer', `offer-${randomUUID()}`);
    return by.post(url, {
      email: 'kim@example.org',
      offeredAsBusiness: false,
      location: '04109',
      availableImmediately: true,
      ...named,
    });
  }

  it('is refused: a list among the pictures, a picture as the list', async () => {
    const visitor = test.visitor();
    const [list, photo] = [await store(visitor, csv), await store(visitor, { name: 'a.heic', content: heic })];
    for (const named of [{ itemImageUploads: [list.url] }, { itemsListUpload: photo.url }]) {
      expect((await submit(visitor, named)).json()).toMatchObject({ status: 400, code: 'uploadUnfit' });
    }
    await succeed(submit(visitor, { itemsListUpload: list.url, itemImageUploads: [photo.url] }));
  });
});
