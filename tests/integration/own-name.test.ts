import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountExportSchema } from '#contract/account/profile.ts';
import { offerListItemSchema } from '#contract/sale/offer-list.ts';
import { api } from '#contract/site/urls.ts';
import { bidBody, businessDeclarations, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let anna: HttpClient;
let bernd: HttpClient;
const email = 'anna@example.org';
const ownName = 'Büro Hamburg, Tausch 2026';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  anna = await signUp(test, email);
  bernd = await signUp(test, 'bernd@example.org');
});
afterAll(() => test.close());

async function inquiry(more: Record<string, unknown> = {}): Promise<string> {
  const id = newOfferId();
  const items = [{ id: `item-${id.slice('offer-'.length)}`, freetext: 'Notebook Lenovo T480', quantity: 4 }];
  const body = { email, offeredAsBusiness: true, location: '04109', availableImmediately: true, items, ...more };
  await succeed(test.visitor().post(api.selfservice.offerAction('submitOffer', id), body));
  return id;
}
const rename = (id: string, body: object, by = anna) => by.post(api.selfservice.offerAction('nameOffer', id), body);
const nameOf = async (id: string, by = anna) => (await by.get(api.selfservice.readOffer(id))).json().data?.ownName;
async function found(search: string, by = anna) {
  const query = new URLSearchParams({ search });
  return z.array(offerListItemSchema).parse((await by.get(`${api.selfservice.listOffers}?${query}`)).json());
}

describe('a sale that its seller names', () => {
  it('has its name from the inquiry on, in page, list, its search and at the desk', async () => {
    const id = await inquiry({ ownName });
    expect(await nameOf(id)).toBe(ownName);
    for (const typed of ['buero', 'Buro hamburg']) expect(await found(typed)).toMatchObject([{ id }]);
    expect(await found('HAMBURG t480')).toMatchObject([{ id, ownName, title: '4 × Notebook Lenovo T480' }]);
    expect(await found('hamburg t14')).toEqual([]);
    expect((await desk.get(`/desk/api/offers/${id}`)).json().data.ownName).toBe(ownName);
  });

  it('is renamed whenever its seller likes, told to their open pages, and called by its goods without a name', async () => {
    const id = await inquiry();
    expect(await nameOf(id)).toBeUndefined();
    const heard: string[] = [];
    const deaf = test.deps.notices.subscribe({ onNotice: ({ type }) => heard.push(type) });
    await test.deps.notices.start();
    await succeed(rename(id, { ownName: '  Ürün   Köln ' }));
    expect(await nameOf(id)).toBe('Ürün   Köln');
    expect(await found('ürün KÖLN')).toMatchObject([{ id }]);
    await expect.poll(() => heard).toContain('offerNamed');
    deaf();
    await succeed(rename(id, {}));
    expect(await nameOf(id)).toBeUndefined();
    expect(await found('ürün')).toEqual([]);
  });

  it('keeps its name when something happens to it, also where the same inquiry comes a second time with another', async () => {
    const id = await inquiry({ ownName });
    const items = [{ id: `item-${id.slice('offer-'.length)}`, freetext: 'Notebook Lenovo T480', quantity: 4 }];
    const again = { email, offeredAsBusiness: true, location: '04109', availableImmediately: true, items };
    await succeed(test.visitor().post(api.selfservice.offerAction('submitOffer', id), { ...again, ownName: 'Anders' }));
    const { items: goods } = (await anna.get(api.selfservice.readOffer(id))).json().data;
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(goods)));
    expect(await nameOf(id)).toBe(ownName);
  });

  it('is nobody else’s to name, and no stranger learns of it', async () => {
    const id = await inquiry({ ownName });
    expect((await rename(id, { ownName: 'Meins' }, bernd)).statusCode).toBe(404);
    expect((await rename(id, { ownName: 'Meins' }, test.visitor())).statusCode).toBe(401);
    expect(await found('hamburg', bernd)).toEqual([]);
    expect(await nameOf(id)).toBe(ownName);
  });

  it('is found by it in the subjects of its mails, and on its papers', async () => {
    const id = await inquiry({ ownName });
    const { items, inquiryId } = (await anna.get(api.selfservice.readOffer(id))).json().data;
    await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(items)));
    await succeed(anna.post(`/selfservice/api/acceptBid/${id}`, { inquiryId, declarations: businessDeclarations }));
    await test.runJobs();
    const subjects = (await test.mails())
      .filter(({ subject }) => subject.includes(inquiryId))
      .map(({ subject }) => subject);
    expect(subjects.length).toBeGreaterThanOrEqual(3);
    expect(subjects.filter((subject) => !subject.endsWith(`, ${ownName}`))).toEqual([]);
    const [{ url }] = (await anna.get(api.selfservice.readOffer(id))).json().data.documents;
    expect(await pdfText((await anna.get(url)).rawPayload)).toContain(`Ihre Bezeichnung ${ownName}`);
  });

  it('leaves with the account: it is in the export, and gone after the deletion (INV-42)', async () => {
    const own = 'carla@example.org';
    const carla = await signUp(test, own);
    const id = await inquiry({ ownName, email: own });
    const { kept } = accountExportSchema.parse((await carla.get(accountCalls.export)).json());
    expect(JSON.stringify(kept)).toContain(ownName);
    await succeed(carla.post(accountCalls.delete, { password }));
    expect((await desk.get(`/desk/api/offers/${id}`)).json().data).not.toHaveProperty('ownName');
  });
});
