import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { linkTokenFor } from './captured-mail.ts';
import { pageCalls } from './page-calls.ts';

/** Of every customer in the journeys. */
export const customerPassword = 'Rechenzentrum 2026';

/** A customer whose steps are not what the journey is about: they go through the calls, with the cookies of the page. */
export interface Customer {
  /** Sends an inquiry about three servers and answers the offer's id. */
  inquire(changes?: Record<string, unknown>): Promise<string>;
  read(offerId: string): Promise<WholeOfferView>;
  act(action: string, offerId: string, body: object): Promise<void>;
}

/** Registers and confirms an address; the page's browser is signed in from then on. */
export async function signUp(page: Page, email: string): Promise<Customer> {
  const calls = pageCalls(page.request);
  await calls.post(api.auth.registerAccount, { email, password: customerPassword });
  await confirmEmail(page.request, email);
  return {
    async inquire(changes) {
      const offerId = newOfferId();
      await calls.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email, changes));
      return offerId;
    },
    async read(offerId) {
      return z.object({ data: wholeOfferViewSchema }).parse(await calls.get(api.selfservice.readOffer(offerId))).data;
    },
    async act(action, offerId, body) {
      await calls.post(api.selfservice.offerAction(action, offerId), body);
    },
  };
}

async function confirmEmail(request: APIRequestContext, email: string): Promise<void> {
  const token = await linkTokenFor(request, email, 'email-bestaetigen');
  await pageCalls(request).post(api.auth.confirmEmail, { token });
}
