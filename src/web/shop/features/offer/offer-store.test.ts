import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { noopClient } from '#web/lib/noop-client.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { createOfferStore } from './offer-store.ts';

const uploadUrl = '/selfservice/api/uploads';

const bid = viewIn('bidPlaced');
const agreed = viewIn('agreed');
const id = bid.id;

/** A server whose answers to readOffer come in this order, the last one again and again. */
function serverWith(...answers: unknown[]) {
  const sent: { path: string; body: unknown; headers: unknown }[] = [];
  let refusal: ProblemError | undefined;
  let posted: unknown = {};
  return {
    sent,
    answerPosts(answer: unknown) {
      posted = answer;
    },
    refuse(problem: ProblemError) {
      refusal = problem;
    },
    client: {
      ...noopClient,
      get: async () => {
        const next = answers.length > 1 ? answers.shift() : answers[0];
        if (next instanceof Error) throw next;
        return next;
      },
      post: async (path: string, body?: object, headers?: object): Promise<unknown> => {
        sent.push({ path, body, headers });
        if (refusal) throw refusal;
        return posted;
      },
    },
  };
}
const data = (view: OfferView) => ({ data: view });
const notFound = new ProblemError(404, 'notFound', 'Diese Adresse gibt es nicht.');
const unreachable = new ProblemError(0, 'networkUnreachable', 'Der Server ist nicht erreichbar.');

describe('reading an offer', () => {
  it('resets the offer before the answer and shows it afterwards', async () => {
    const store = createOfferStore(serverWith(data(bid)).client, uploadUrl);
    const reading = store.read(id);
    expect(store.state.get()).toEqual({ at: 'reading' });
    await reading;
    expect(store.state.get()).toMatchObject({ at: 'here', view: { id, status: 'converted' } });
  });

  it('clears the offer when it fails', async () => {
    const store = createOfferStore(serverWith(data(bid), unreachable).client, uploadUrl);
    await store.read(id);
    await store.read(id);
    expect(store.state.get()).toEqual({ at: 'failed', problem: unreachable });
  });

  it('says that an offer is missing, a stranger’s like one that does not exist', async () => {
    const store = createOfferStore(serverWith(notFound).client, uploadUrl);
    await store.read(id);
    expect(store.state.get()).toEqual({ at: 'missing' });
  });

  it('drops an answer that comes after the screen was left', async () => {
    const store = createOfferStore(serverWith(data(bid)).client, uploadUrl);
    const reading = store.read(id);
    store.reset();
    await reading;
    expect(store.state.get()).toEqual({ at: 'nothing' });
  });
});

describe('a live notice', () => {
  it('replaces the offer by what the server has now', async () => {
    const store = createOfferStore(serverWith(data(bid), data(agreed)).client, uploadUrl);
    await store.read(id);
    await store.refresh(id);
    expect(store.state.get()).toMatchObject({ view: { status: 'accepted' } });
  });

  it.each([
    ['an empty answer', { data: undefined }],
    ['no answer at all', undefined],
    ['a failure', unreachable],
    ['an older version', data({ ...bid, version: 1 })],
  ])('changes nothing after %s', async (_, answer) => {
    const store = createOfferStore(serverWith(data(bid), answer).client, uploadUrl);
    await store.read(id);
    await store.refresh(id);
    expect(store.state.get()).toMatchObject({ at: 'here', view: { version: bid.version } });
  });

  it('about another offer than the one on the screen changes nothing', async () => {
    const store = createOfferStore(serverWith(data(bid), data({ ...agreed, id: 'offer-2' })).client, uploadUrl);
    await store.read(id);
    await store.refresh('offer-2');
    expect(store.state.get()).toMatchObject({ view: { id } });
  });
});

describe('an action', () => {
  it.each([
    ['acceptBid', { inquiryId: 'A-2026-000001' }],
    ['cancelOffer', { inquiryId: 'A-2026-000001' }],
  ] as const)('such as %s names the version that was on the screen', async (action, body) => {
    const server = serverWith(data(bid), data(agreed));
    const store = createOfferStore(server.client, uploadUrl);
    await store.read(id);
    await store.act(action, body);
    const headers = { 'if-match': `"${bid.version}"` };
    expect(server.sent).toEqual([{ path: `/selfservice/api/${action}/${id}`, body, headers }]);
    expect(store.state.get()).toMatchObject({ view: { status: 'accepted' } });
  });

  it('names it too where a colleague says yes or no to the price', async () => {
    const server = serverWith(data(bid), data(bid));
    const store = createOfferStore(server.client, uploadUrl);
    await store.read(id);
    await store.giveSignOff({ answer: 'agreed' });
    expect(server.sent).toMatchObject([{ headers: { 'if-match': `"${bid.version}"` } }]);
  });

  it('that is refused because the offer moved on reads the offer again and says why', async () => {
    const server = serverWith(data(bid), data({ ...bid, version: bid.version + 1 }));
    server.refuse(new ProblemError(409, 'offerChanged', 'Es liegt ein neueres Gebot vor.'));
    const store = createOfferStore(server.client, uploadUrl);
    await store.read(id);
    await expect(store.act('declineBid', { inquiryId: 'A-2026-000001' })).rejects.toThrow('Es liegt ein neueres Gebot');
    expect(store.state.get()).toMatchObject({ view: { version: bid.version + 1 } });
  });

  it('that is refused because the session has run out says so in the place of the offer', async () => {
    const server = serverWith(data(bid));
    const signedOut = new ProblemError(401, 'notSignedIn', 'Bitte melden Sie sich an.');
    server.refuse(signedOut);
    const store = createOfferStore(server.client, uploadUrl);
    await store.read(id);
    await expect(store.act('declineBid', { inquiryId: 'A-2026-000001' })).rejects.toBe(signedOut);
    expect(store.state.get()).toEqual({ at: 'failed', problem: signedOut });
  });

  it('that never arrived leaves the screen as it was', async () => {
    const server = serverWith(data(bid));
    server.refuse(unreachable);
    const store = createOfferStore(server.client, uploadUrl);
    await store.read(id);
    await expect(store.act('declineBid', { inquiryId: 'A-2026-000001' })).rejects.toBe(unreachable);
    expect(store.state.get()).toMatchObject({ at: 'here', view: { version: bid.version } });
  });
});

describe('an own invoice', () => {
  it('is told what is wrong with it before it is handed in (INV-21)', async () => {
    const server = serverWith(data(bid));
    const finding = { code: 'grossOther', kind: 'content', effect: 'refuse', text: 'Falscher Betrag.' };
    const report = { verdict: 'refused', kind: 'eInvoice', says: {}, findings: [finding], right: [] };
    server.answerPosts({ data: report });
    const store = createOfferStore(server.client, uploadUrl);
    await store.read(id);
    expect(await store.checkInvoice('/uploads/1')).toEqual(report);
    expect(server.sent).toMatchObject([{ path: `/selfservice/api/checkInvoice/${id}` }]);
  });
});
