// Dear: whole sales are played by both sides.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { api } from '#contract/site/urls.ts';
import type { Phase } from '#domain/offer/phase.ts';
import { demoLogins, demoToken } from '#seed/demo-logins.ts';
import { playRound } from '#seed/provider/play-alone.ts';
import { DemoProvider } from '#seed/provider/provider.ts';
import { seedDemoData } from '#seed/seed.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openClient, ShopRefusal } from '#web/desk/pages/developer/provider-client.ts';

let test: TestApp;
let url: string;
let provider: DemoProvider;
const said: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(new Date().toISOString());
  await seedDemoData(test.deps);
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  provider = new DemoProvider(openClient(url, demoToken));
});
afterAll(() => test.close());

async function playAll(): Promise<void> {
  for (let rounds = 0; (await playRound(provider, (line) => said.push(line))) > 0; rounds += 1) {
    if (rounds > 40) throw new Error(`The provider finds no end:\n${said.join('\n')}`);
  }
}

async function phases(): Promise<Set<Phase>> {
  const rows = await test.deps.db.select({ phase: offers.phase }).from(offers);
  return new Set(rows.map((row) => row.phase));
}

describe('the demo provider by itself', () => {
  it('takes every demo offer as far as the provider can, without one refusal', async () => {
    await playAll();
    expect(said.filter((line) => line.includes('Nicht möglich'))).toEqual([]);
    const left = await phases();
    for (const phase of ['submitted', 'counterbidPlaced', 'addressed', 'received', 'tested', 'returning'] as const) {
      expect([...left]).not.toContain(phase);
    }
    expect([...left]).toContain('completed');
  });

  it('plays with a customer from the inquiry to the payment', async () => {
    const customer = test.visitor();
    await customer.post(api.auth.login, demoLogins.privat);
    const offerId = 'offer-11111111-2222-4333-8444-555555555556';
    const act = (name: string, body: object) => post(customer, api.selfservice.offerAction(name, offerId), body);
    const read = async () => {
      const answer = await customer.get(api.selfservice.readOffer(offerId));
      return z.object({ data: wholeOfferViewSchema }).parse(answer.json()).data;
    };

    await act('submitOffer', {
      email: demoLogins.privat.email,
      offeredAsBusiness: false,
      location: '04109',
      items: [{ id: 'item-11111111-2222-4333-8444-555555555555', freetext: 'Altes Netzteil', quantity: 2 }],
      availableImmediately: true,
    });
    await playAll();
    const { inquiryId = '', bid } = await read();
    const names = ['ownership', 'terms', 'adult'] as const;
    const declarations = names.map((name) => ({ name, textVersion: '2026-11' }));
    await act('submitCounterbid', { inquiryId, counterbid: Math.ceil((bid?.total ?? 0) * 1.1), declarations });
    await playAll();
    await act('submitAddresses', {
      inquiryId,
      contractAddress: { name: 'Kim Muster', street: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' },
      contractDetails: { business: false, iban: 'DE02120300000000202051', accountHolder: 'Kim Muster' },
      packagingAddress: { differentFromContract: false },
    });
    await playAll();
    const { orderId = '', shippingLabelData } = await read();
    expect(shippingLabelData?.trackingNumbers).toHaveLength(1);
    expect(shippingLabelData?.label?.name).toBe('Versandetikett.pdf');
    await act('dispatchGoods', { orderId });
    await playAll();
    expect((await read()).document?.type).toBe('creditNote');
    await act('finishOffer', { orderId });
    await playAll();
    expect((await read()).stage).toBe('completed');
  });

  it('says in German why it is not let in', async () => {
    await expect(openClient(url, 'akw_von-niemandem-gemacht').read('queue')).rejects.toThrow(/Dieses Token gilt nicht/);
    await expect(openClient(url, 'akw_von-niemandem-gemacht').read('queue')).rejects.toThrow(ShopRefusal);
  });
});

async function post(customer: HttpClient, path: string, body: object): Promise<void> {
  const answer = await customer.post(path, body);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
}
