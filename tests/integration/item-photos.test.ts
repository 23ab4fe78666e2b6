// Dear: many files are read.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { removeStaleUploads } from '#server/uploads/remove-stale-uploads.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const uploaded = z.tuple([z.object({ url: z.string() })]);
async function photo(by: HttpClient, name = 'Typenschild.gif'): Promise<string> {
  return uploaded.parse(await succeed(by.upload(test.deps.env.uploadUrl, [{ name, content: gif }])))[0].url;
}

const goods = (at: number, imageUploads?: readonly string[]) => ({
  id: `item-00000000-0000-4000-8000-00000000000${at}`,
  freetext: `Gerät ${at}`,
  quantity: 1,
  ...(imageUploads && { imageUploads }),
});
const sending = (by: HttpClient, body: Record<string, unknown>, id = newOfferId()) =>
  by.post(`/selfservice/api/submitOffer/${id}`, inquiryBody('kim@example.org', body));
const kept = () => readdirSync(join(test.deps.env.dataDir, 'uploads')).length;

describe('photos of an item', () => {
  it('stand at their line for the seller and at the desk, the first as its picture; general ones stay where they were', async () => {
    const seller = await signUp(test, 'fotos@example.org');
    const [front, back, whole] = [await photo(seller, 'vorn.gif'), await photo(seller), await photo(seller)];
    const id = newOfferId();
    const body = inquiryBody('fotos@example.org', {
      items: [goods(1), goods(2, [front, back])],
      itemImageUploads: [whole],
    });
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, body));
    for (const [by, path] of [
      [seller, `/selfservice/api/readOffer/${id}`],
      [desk, `/desk/api/offers/${id}`],
    ] as const) {
      const { data } = (await by.get(path)).json();
      expect(data.items[0]).not.toHaveProperty('imageUploads');
      expect(data.items[1]).toMatchObject({
        imageUploads: [{ url: front, name: 'vorn.gif' }, { url: back }],
        imageUploadId: front.split('/').at(-1),
      });
      expect(data.itemImageUploads).toMatchObject([{ url: whole }]);
    }
    expect((await desk.get(front.replace('/selfservice/api', '/desk/api'))).statusCode).toBe(200);
  });

  it('of a stranger, of another inquiry or that are no pictures are refused, at the item that names them', async () => {
    const visitor = test.visitor();
    const [own, used] = [await photo(visitor), await photo(visitor)];
    const list = await visitor.upload(test.deps.env.uploadUrl, [{ name: 'l.csv', content: 'Modell;Anzahl\nR640;3\n' }]);
    const foreign = await photo(test.visitor());
    await succeed(sending(visitor, { items: [goods(1, [used])] }));
    for (const [bad, code] of [
      [foreign, 'uploadUnknown'],
      [used, 'uploadUnknown'],
      ['/selfservice/api/uploads/nirgends', 'uploadUnknown'],
      [uploaded.parse(list.json())[0].url, 'uploadUnfit'],
    ] as const) {
      const id = newOfferId();
      const refused = await sending(visitor, { items: [goods(1, [own]), goods(2, [bad])] }, id);
      expect(refused.json()).toMatchObject({ status: 400, code, detail: expect.stringContaining('genannten Dateien') });
      if (code === 'uploadUnknown') expect(Object.keys(refused.json().fields)).toEqual(['items.1.imageUploads']);
      expect((await desk.get(`/desk/api/offers/${id}`)).statusCode).toBe(404);
    }
    // Nothing of it was bound to what was refused.
    await succeed(sending(visitor, { items: [goods(1, [own])] }));
  });

  it('are refused where one is named twice, or more than there is room for', async () => {
    const visitor = test.visitor();
    const own = await photo(visitor);
    const many = await Promise.all(Array.from({ length: 11 }, () => photo(visitor)));
    for (const [body, code, text] of [
      [{ items: [goods(1, [own, own])] }, 'imageTwice', 'Ein Foto ist zweimal genannt.'],
      [{ items: [goods(1, [own]), goods(2, [own])] }, 'imageTwice', 'Ein Foto ist zweimal genannt.'],
      [{ items: [goods(1, [own])], itemImageUploads: [own] }, 'imageTwice', 'Ein Foto ist zweimal genannt.'],
      [{ items: [goods(1, many)] }, 'imagesTooMany', 'Das sind zu viele Fotos.'],
    ] as const) {
      const refused = (await sending(visitor, body)).json();
      expect(refused).toMatchObject({ code, detail: expect.stringContaining(text) });
    }
  });

  it('are not named by the desk, which has none of them', async () => {
    const id = newOfferId();
    await succeed(sending(test.visitor(), {}, id));
    const items = [goods(7, [await photo(desk)])];
    expect((await desk.post(`/desk/api/addItems/${id}`, { items })).statusCode).toBe(400);
  });

  it('that no inquiry carried are removed like every file that nothing names; those of an inquiry stay', async () => {
    const visitor = test.visitor();
    const [sent, removed] = [await photo(visitor), await photo(visitor)];
    await succeed(sending(visitor, { items: [goods(1, [sent])] }));
    test.clock.set('2026-12-24T09:00:00.000Z');
    await removeStaleUploads(test.deps);
    const left = await test.deps.db.select({ url: uploads.url }).from(uploads);
    expect(left.map(({ url }) => url)).toContain(sent);
    expect(left.map(({ url }) => url)).not.toContain(removed);
    test.clock.set('2026-11-23T09:00:00.000Z');
  });

  it('go along when the holder takes their data away, and are gone with it when they delete the account', async () => {
    const email = 'weg@example.org';
    const seller = await signUp(test, email);
    const own = await photo(seller, 'Hund im Bild.gif');
    const id = newOfferId();
    await succeed(seller.post(`/selfservice/api/submitOffer/${id}`, inquiryBody(email, { items: [goods(1, [own])] })));
    const { body } = await seller.get(accountCalls.export);
    expect(body).toContain(`"imageUploads":["${own}"]`);
    expect(body).toContain('Hund im Bild.gif');
    const before = kept();
    await succeed(seller.post(accountCalls.delete, { password }));
    expect(await test.deps.db.select().from(uploads).where(eq(uploads.url, own))).toEqual([]);
    await test.runJobs();
    expect(kept()).toBeLessThan(before);
    const { data } = (await desk.get(`/desk/api/offers/${id}`)).json();
    expect(data.items[0]).not.toHaveProperty('imageUploads');
    expect(JSON.stringify(data)).not.toContain(own);
  });
});
