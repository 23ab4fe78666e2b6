import { randomUUID } from 'node:crypto';
import { estimateCall } from '#contract/goods/estimate.ts';
import { accessCalls } from '#contract/sale/offer-access.ts';
import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import { api } from '#contract/site/urls.ts';
import { fullConfiguration } from './full-bodies.ts';
import { hostileText as text } from './hostile-text.ts';
import type { Tour } from './tour.ts';
import { inquiryBody, newOfferId } from './wire.ts';

/** What somebody does who has no account and sells nothing: answers the question about cookies, writes to the company. */
export async function visitOfAStranger({ newVisitor, make }: Tour): Promise<void> {
  const by = newVisitor();
  const choice = { id: randomUUID(), version: 1, categories: ['necessary', 'statistics'] };
  await make({ by, route: '/selfservice/api/consent', body: choice });
  const letter = { id: randomUUID(), name: text, email: 'frage@privat.example', subject: text, message: text };
  await make({ by, route: '/selfservice/api/contact', body: letter, also: [{ ...letter, website: text }] });
}

/** A list that is read before anything is sent: the visitor's own upload, or text out of a spreadsheet. */
export async function anonymousList({ visitor: by, make, upload }: Tour): Promise<void> {
  const columns = [{ sheet: 0, column: 1, meaning: 'personal' }];
  const body = { itemsListUpload: await upload(by), columns, sheets: [0] };
  await make({ by, route: '/selfservice/api/readList', body, also: [{ text, columns, sheets: [0] }] });
}

/** What goods would bring is asked before anything is sent. */
export async function anonymousEstimate({ newVisitor, make, entryId }: Tour): Promise<void> {
  const { remarks: _, ...configuration } = fullConfiguration();
  const items = [{ entryId, quantity: 2, configuration }, { quantity: 1 }];
  await make({ by: newVisitor(), route: estimateCall, body: { items } });
}

/** Somebody without an account wants no reminders of an offer. */
export async function anonymousReminders({ newVisitor, make, tokenFor }: Tour): Promise<void> {
  const by = newVisitor();
  const email = 'ohne-konto@privat.example';
  await by.post(api.selfservice.offerAction('submitOffer', newOfferId()), inquiryBody(email));
  const token = await tokenFor(email, 'status');
  await make({ by, route: reminderCalls.reminders, body: { token, reminders: 'off' } });
}

/** Somebody without an account asks for another way to the offer, and sets the first password. */
export async function accountByMail({ newVisitor, make, tokenFor, password }: Tour): Promise<void> {
  const by = newVisitor();
  const email = 'ueber-die-mail@privat.example';
  const offerId = newOfferId();
  await by.post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email));
  await make({ by, route: accessCalls.correctEmail, body: { offerId, email: 'richtig@privat.example' } });
  const status = await tokenFor(email, 'status');
  await make({ by, route: accessCalls.sendAccessLink, body: { token: status } });
  const token = await tokenFor(email, 'zum-verkauf');
  await make({ by, route: accessCalls.openByMail, body: { token, password } });
}
