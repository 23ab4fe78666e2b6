import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { openDesk } from '#tests/support/desk-api.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { announcedGoods } from '#tests/support/ramp.ts';
import { dayAhead } from '#tests/support/shop-page.ts';

/** What others do beside a browser, by calls: the provider, and the seller where a step is about something else. */
export type Others = Awaited<ReturnType<typeof openOthers>>;

export async function openOthers(url: string) {
  const desk = await openDesk(url);
  const context = await request.newContext({ baseURL: url });
  const seller = pageCalls(context);
  const { email } = demoLogins.business;
  await seller.post(api.auth.login, demoLogins.business);
  const act = (action: string, offerId: string, body: object) =>
    seller.post(api.selfservice.offerAction(action, offerId), body);

  async function inquire(changes: Record<string, unknown> = {}): Promise<string> {
    const offerId = newOfferId();
    await act('submitOffer', offerId, inquiryBody(email, changes));
    return offerId;
  }

  return {
    desk,
    act,
    inquire,
    /** A bid that nobody has to confirm. */
    async bid(offerId: string, changes: Record<string, unknown> = {}) {
      const { items } = await desk.read(offerId);
      await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14), confirmed: true, ...changes }));
    },
    /** Devices on their way to the ramp, with the numbers they were announced with. */
    async send(count: number) {
      const goods = announcedGoods(1, 'HP EliteBook 840 G5', count, '5CG4');
      const offerId = await inquire({ items: [goods] });
      await this.bid(offerId);
      const { inquiryId } = await desk.read(offerId);
      await act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
      await act('submitAddresses', offerId, { inquiryId, ...addressesBody });
      await desk.send('linkOrder', offerId);
      await desk.send('verifyData', offerId);
      await desk.send('sendShippingLabel', offerId, {
        carrier: 'dhl',
        trackingNumbers: [`TEST${randomUUID().slice(0, 8)}`],
      });
      const { orderId } = await desk.read(offerId);
      await act('dispatchGoods', offerId, { orderId });
      return { offerId, serialNumbers: goods.serialNumbers };
    },
    /** How many devices of a sale the server has counted. */
    async counted(offerId: string): Promise<number> {
      const { units } = z
        .object({ units: z.array(z.unknown()) })
        .parse(await desk.calls.get(`/desk/api/goodsIn/${offerId}`));
      return units.length;
    },
    async close() {
      await desk.close();
      await context.dispose();
    },
  };
}
