// Dear: every call of the app is made with much that is wrong.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isComplete } from '#domain/catalogue/wizard-item.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { projectRoot } from '#server/db/project-root.ts';
import type { Deps } from '#server/deps.ts';
import { createLog } from '#server/log.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { bidPreviewRoute } from '#server/ssr/bid-preview-route.ts';
import { readBrowserBuild } from '#server/ssr/client-assets.ts';
import { siteOf } from '#server/ssr/site-of.ts';
import { accountLifecycle, customerPasskey, dayAtTheDesk } from '#tests/factories/account-tours.ts';
import { bankStatements, books, paidOnceMore } from '#tests/factories/bank-tour.ts';
import { firmOfTwo } from '#tests/factories/firm-tour.ts';
import { iban, paypal } from '#tests/factories/full-bodies.ts';
import { hostileText } from '#tests/factories/hostile-text.ts';
import { packing } from '#tests/factories/packing-tour.ts';
import { priceBook } from '#tests/factories/price-book-tour.ts';
import { byDelivery, byParcel, byPickup, unsuccessfulSales } from '#tests/factories/sale-tours.ts';
import type { Tour } from '#tests/factories/tour.ts';
import {
  accountByMail,
  anonymousEstimate,
  anonymousList,
  anonymousReminders,
  visitOfAStranger,
} from '#tests/factories/visitor-tours.ts';
import { withRoutes } from '#tests/support/app-routes.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokensFor } from '#tests/support/mailbox.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, signUp, succeed, password as usualPassword } from '#tests/support/people.ts';
import { takesAll } from '#tests/support/sample.ts';
import { openSurvey, type Survey } from '#tests/support/survey.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let survey: Survey;
let written = '';
/** The offers of the tours, as staff see them at the end. */
const offers: string[] = [];
/** What must never be written down. */
const secrets = [iban, electronicIban(iban), paypal, usualPassword, hostileText, 'privat.example', 'desk@example.org'];

beforeAll(async () => {
  const output = {
    write(line: string) {
      written += line;
    },
  };
  const log = createLog({ logLevel: 'trace' }, output);
  const { value, routes } = await withRoutes(() => startTestApp({}, withPreviews, { log }));
  test = value;
  test.clock.set('2026-11-23T09:00:00.000Z');
  const email = 'verkauf@privat.example';
  const [visitor, seller, customer] = [
    test.visitor(),
    await signUp(test, email),
    await signUp(test, 'x@privat.example'),
  ];
  const desk = await signInStaff(test);
  survey = openSurvey(test, routes, { visitor: test.visitor(), customer });
  let paid = 0;
  const tour: Tour = {
    newVisitor: test.visitor,
    visitor,
    seller,
    email,
    desk,
    otherDesk: await signInStaff(test, ['warehouse'], 'zweite@example.org'),
    staff: { email: 'desk@example.org', password: usualPassword },
    password: usualPassword,
    now: test.clock.now,
    entryId: test.deps.catalogue.catalogue.items.find(isComplete)?.id ?? '',
    async paidPayment(offerId, state = 'paid') {
      const number = String(900_001 + paid++);
      const runId = await releasedRun(test, `L-2026-${number}`);
      return paymentOfRun(test, { runId, offerId, endToEndId: `Z-2026-${number}`, amount: 4_711, state });
    },
    runJobs: () => test.runJobs(),
    make: survey.attackThenMake,
    upload: (by) => upload(by, by === desk ? '/desk/api/uploads' : '/selfservice/api/uploads'),
    tokenFor: lastToken,
  };
  const walked: string[] = [];
  for (const walk of [byParcel, byPickup, byDelivery, unsuccessfulSales]) walked.push(await walk(tour));
  for (const id of walked) offers.push((await desk.get(`/desk/api/offers/${id}`)).body);
  await packing(tour);
  await priceBook(tour);
  await bankStatements(tour, walked[1] ?? '');
  await paidOnceMore(tour, walked[0] ?? '');
  await books(tour);
  const withHostilePassword = { ...tour, password: `${hostileText} Pferd am Deich` };
  await firmOfTwo(withHostilePassword);
  await accountLifecycle(withHostilePassword);
  await customerPasskey(tour);
  await dayAtTheDesk(tour);
  await visitOfAStranger(tour);
  await anonymousList(tour);
  await anonymousEstimate(tour);
  await anonymousReminders(tour);
  await accountByMail(withHostilePassword);
  for (const client of [visitor, seller, customer, desk]) secrets.push(...client.cookies.values());
});
afterAll(() => test.close());

/** The calls that render a page belong to a server with a browser's half. */
function withPreviews(app: FastifyInstance, deps: Deps): void {
  const build = readBrowserBuild(join(projectRoot, 'dist/client'));
  if (!build) throw new Error('Nothing is built');
  app.register(bidPreviewRoute(deps, { assets: build.assets, site: siteOf(deps.env), hash: 'x' }));
}

async function upload(by: HttpClient, path: string): Promise<string> {
  // A list, a picture and an invoice can all be a PDF.
  const stored = await succeed(by.upload(path, [{ name: 'liste.pdf', content: '%PDF-1.7\n%%EOF' }]));
  return z.tuple([z.object({ url: z.string() })]).parse(stored)[0].url;
}

async function lastToken(...asked: Parameters<Tour['tokenFor']>): Promise<string> {
  const token = (await tokensFor(test, ...asked)).at(-1) ?? '';
  secrets.push(token);
  return token;
}

describe('a call with something wrong in its body', () => {
  it('is refused with a code of ours and a German sentence, and tells nothing about the server', () => {
    expect(survey.flaws).toEqual([]);
  });

  it('stores nothing', () => {
    expect(survey.stored).toEqual([]);
  });

  it('was tried for every call and every field that the app takes', () => {
    expect(survey.untried()).toEqual([]);
    expect(survey.made).toBeGreaterThan(takesAll ? 5_000 : 2_500);
  });

  it('leaves no line in the log that holds a password, an IBAN, an e-mail address or a token', () => {
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect(written.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([]);
  });

  it('never reaches the prototype of all objects', () => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('text that would do harm elsewhere', () => {
  it('is taken where free text belongs, and comes back as it was', async () => {
    for (const offer of offers) expect(offer).toContain(JSON.stringify(hostileText));
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });
});
