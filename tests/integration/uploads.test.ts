// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { removeStaleUploads } from '#server/uploads/remove-stale-uploads.ts';
import { claimUploads, type Uploader } from '#server/uploads/uploads.ts';
import type { HttpClient, UploadedFile } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = '/selfservice/api/uploads';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const csv = { name: 'Liste.csv', content: 'Modell;Anzahl\nR640;3\n' };
const answerSchema = z.array(z.object({ url: z.string(), name: z.string() }));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('an upload', () => {
  it('is answered with address and name, and comes back as it was', async () => {
    const visitor = test.visitor();
    const [stored] = await store(visitor, [csv]);
    expect(stored).toEqual({
      url: expect.stringMatching(/^\/selfservice\/api\/uploads\/[0-9a-f-]{36}$/),
      name: 'Liste.csv',
    });

    const read = await visitor.get(stored?.url ?? '');
    expect(read.body).toBe(csv.content);
    expect(read.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''Liste.csv",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('keeps a name in composed letters, as it is typed and sought, though macOS sends it taken apart', async () => {
    const [stored] = await store(test.visitor(), [{ ...csv, name: 'Gera\u0308te Gro\u00dfmann.csv' }]);
    expect(stored?.name).toBe('Ger\u00e4te Gro\u00dfmann.csv');
  });

  it('leaves nothing behind when one of its files is refused', async () => {
    const files = () => readdirSync(join(test.deps.env.dataDir, 'uploads')).length;
    const before = files();
    await test.visitor().upload(path, [
      { name: 'a.png', content: png },
      { name: 'b.exe', content: 'MZ\u0000' },
    ]);
    expect(files()).toBe(before);
  });

  it('needs a form with a file in it', async () => {
    expect((await test.visitor().post(path, { file: 'x' })).json()).toMatchObject({ code: 'unsupportedMediaType' });
    expect((await test.visitor().upload(path, [])).json()).toMatchObject({ code: 'uploadMissing' });
  });

  it('does not exist for strangers', async () => {
    const [upload] = await store(test.visitor(), [csv]);
    for (const stranger of [test.visitor(), await otherUploader()]) {
      expect((await stranger.get(upload?.url ?? '')).statusCode).toBe(404);
    }
  });

  it('at the desk is for staff only', async () => {
    expect((await test.visitor().upload('/desk/api/uploads', [csv])).json()).toMatchObject({ code: 'notSignedIn' });
  });
});

describe('an upload of an offer', () => {
  const submit = (visitor: HttpClient, email: string, itemsListUpload: string) =>
    visitor.post(api.selfservice.offerAction('submitOffer', `offer-${randomUUID()}`), {
      email,
      offeredAsBusiness: false,
      location: '04109',
      itemsListUpload,
      availableImmediately: true,
    });

  it('can be read by the owner of the offer and by staff, not by other customers', async () => {
    const seller = await signUp(test, 'seller@example.org');
    const other = await signUp(test, 'other@example.org');
    const staff = await signInStaff(test);
    const browser = test.visitor();
    const [list] = await store(browser, [csv]);
    const url = list?.url ?? '';
    await succeed(submit(browser, 'seller@example.org', url));

    expect((await seller.get(url)).body).toBe(csv.content);
    expect((await other.get(url)).statusCode).toBe(404);
    expect((await staff.get(url)).statusCode).toBe(404);
    expect((await staff.get(url.replace(path, '/desk/api/uploads'))).body).toBe(csv.content);
  });

  it('cannot be one that somebody else sent', async () => {
    const [list] = await store(test.visitor(), [csv]);
    const refused = await submit(test.visitor(), 'thief@example.org', list?.url ?? '');
    expect(refused.json()).toMatchObject({ status: 400, code: 'uploadUnknown' });
  });
});

describe('an upload that no offer names', () => {
  it('is removed after 30 days, one that an offer has stays', async () => {
    const [free, used] = [await uploaded(), await uploaded()];
    await claim([used.url], used.owner, 'offer-9');
    test.clock.advance({ days: 31 });
    await removeStaleUploads(test.deps);
    const left = await test.deps.db.select({ url: uploads.url }).from(uploads);
    expect(left).toContainEqual({ url: used.url });
    expect(left).not.toContainEqual({ url: free.url });
  });
});

describe('naming an upload in a call', () => {
  it('binds it to the offer of whoever sent it, again and again to the same', async () => {
    const { url, owner } = await uploaded();
    await claim([url, url], owner, 'offer-1');
    await claim([url], owner, 'offer-1');
    const [row] = await test.deps.db.select().from(uploads).where(eq(uploads.url, url));
    expect(row?.usedByOffer).toBe('offer-1');
  });

  it('is refused for what does not exist, what somebody else sent and what another offer has', async () => {
    const { url, owner } = await uploaded();
    const refused = { document: { status: 400, code: 'uploadUnknown' } };
    await expect(claim(['/selfservice/api/uploads/unknown'], owner, 'offer-1')).rejects.toMatchObject(refused);
    await expect(claim([url], [{ kind: 'visitor', key: 'else' }], 'offer-1')).rejects.toMatchObject(refused);
    await expect(claim([url], [], 'offer-1')).rejects.toMatchObject(refused);
    await claim([url], owner, 'offer-1');
    await expect(claim([url], owner, 'offer-2')).rejects.toMatchObject(refused);
  });
});

async function store(visitor: HttpClient, files: readonly UploadedFile[]) {
  return answerSchema.parse((await visitor.upload(path, files)).json());
}

async function otherUploader(): Promise<HttpClient> {
  const other = test.visitor();
  await store(other, [csv]);
  return other;
}

async function uploaded(): Promise<{ url: string; owner: Uploader }> {
  const [upload] = await store(test.visitor(), [csv]);
  const url = upload?.url ?? '';
  const [row] = await test.deps.db.select().from(uploads).where(eq(uploads.url, url));
  return { url, owner: [{ kind: 'visitor', key: row?.ownerKey ?? '' }] };
}

function claim(urls: string[], owner: Uploader, offerId: string): Promise<void> {
  return test.deps.database.transaction((tx) => claimUploads(tx, urls, owner, offerId));
}
