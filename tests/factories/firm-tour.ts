import { z } from 'zod';
import { firmAnswerSchema, firmCalls } from '#contract/account/firm.ts';
import { addedFirmTokenSchema, firmApi, firmTokenCalls, firmWebhookCalls } from '#contract/account/firm-systems.ts';
import { api } from '#contract/site/urls.ts';
import { carrying } from '#tests/support/bearer.ts';
import { hostileText as text } from './hostile-text.ts';
import { webhooksOf } from './systems-tour.ts';
import type { Tour } from './tour.ts';
import { bidBody, inquiryBody, newOfferId } from './wire.ts';

const viewSchema = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });

/** A firm with a colleague who comes and goes: founded, renamed, invited twice, joined, given rights, taken out. */
export async function firmOfTwo(tour: Tour): Promise<void> {
  const { newVisitor, seller: by, make, tokenFor, password } = tour;
  await make({ by, route: firmCalls.found, body: { name: text } });
  await make({ by, route: firmCalls.change, body: { name: text } });
  await make({ by, route: firmCalls.setLimit, body: { from: 5_000 }, also: [{ from: null }] });
  await secondPerson(tour);
  const body = { name: text, scopes: ['sendLists', 'readDevices'], term: 'quarter' };
  const { tokens, token: bearer } = addedFirmTokenSchema.parse(await make({ by, route: firmTokenCalls.add, body }));
  await listOfSystem(tour, bearer);
  await webhooksOf(by, firmWebhookCalls, tour);
  await make({ by, route: firmTokenCalls.revoke, body: { tokenId: tokens[0]?.id } });
  const invitation = { email: 'kollegin@privat.example', rights: ['sendInquiries', 'decide'] };
  const invited = firmAnswerSchema.parse(await make({ by, route: firmCalls.invite, body: invitation }));
  await make({ by, route: firmCalls.withdraw, body: { id: invited.firm?.invitations[0]?.id } });
  await make({ by, route: firmCalls.invite, body: { ...invitation, rights: [] } });
  const token = await tokenFor(invitation.email, 'einladung');
  await make({ by: newVisitor(), route: firmCalls.join, body: { token, password, bringSales: true } });
  const { firm } = firmAnswerSchema.parse(JSON.parse((await by.get(firmCalls.read)).body));
  const accountId = firm?.colleagues.find(({ isSelf }) => !isSelf)?.accountId;
  await make({ by, route: firmCalls.setRights, body: { accountId, rights: ['seeMoney', 'managePeople'] } });
  await make({ by, route: firmCalls.remove, body: { accountId } });
}

/** A system of the firm sends its list, row by row and as a file. */
async function listOfSystem({ seller, newVisitor, upload, make }: Tour, token: string): Promise<void> {
  const row = {
    ...{ name: text, quantity: 2, inventoryNumber: text, serialNumber: text, partNumber: text, processor: text },
    ...{ memory: text, storage: text, condition: text, site: text, remarks: text },
  };
  const about = { location: '10115', comments: text, mediaWish: 'erase', ownName: text, bySite: true };
  const list = { ...about, availableFrom: '2026-12-01', itemsListUpload: await upload(seller) };
  const by = carrying(newVisitor(), { authorization: `Bearer ${token}`, 'idempotency-key': 'einmal' });
  // What a call notes about its token is noted.
  await by.get(firmApi.sales);
  await make({ by, route: firmApi.sendList, body: { ...about, rows: [row] }, also: [list] });
}

/** Somebody of the firm gives a word on the bid for one of its sales. */
async function secondPerson({ seller: by, email, desk, make }: Tour): Promise<void> {
  const offerId = newOfferId();
  await by.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email));
  const { data } = viewSchema.parse((await desk.get(`/desk/api/offers/${offerId}`)).json());
  await desk.post(`/desk/api/submitBid/${offerId}`, bidBody(data.items));
  const route = '/selfservice/api/giveSignOff/:offerId';
  await make({ by, route, offerId, body: { answer: 'agreed', remark: text } });
}
