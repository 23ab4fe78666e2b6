import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addedFirmTokenSchema, firmScopes, firmTokenCalls } from '#contract/account/firm-systems.ts';
import { problemTexts } from '#contract/problem.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { withBearer } from '#tests/support/bearer.ts';
import { foundFirm } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { takeComplaints } from '#tests/support/judged-answers.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The description of all calls as those who make clients of it need it, and the calls as they really answer. */
const answers = z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()).optional() }));
const call = z.looseObject({ operationId: z.string(), tags: z.array(z.string()), responses: answers });
const description = z.looseObject({
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), call)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

let test: TestApp;
let described: z.infer<typeof description>;
let customer: HttpClient;
let staff: HttpClient;
let system: ReturnType<typeof withBearer>;
const offerId = newOfferId();
const email = 'anna@example.org';

beforeAll(async () => {
  test = await startTestApp();
  described = description.parse((await test.visitor().get('/api/docs/json')).json());
  await storeSale(test, offerId, ownCommand(offerId, email), [...wayTo('payout'), 'addCreditNote', 'finishOffer']);
  customer = await foundFirm(test, email);
  const body = { name: 'Bestand', scopes: firmScopes, term: 'month' };
  const { token } = addedFirmTokenSchema.parse(await succeed(customer.post(firmTokenCalls.add, body)));
  system = withBearer(test.visitor(), token);
  staff = await signInStaff(test);
});
afterAll(() => test.close());

const calls = () =>
  Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
  );

describe('the description of the calls', () => {
  it('names each call once, each group and the server', () => {
    const names = calls().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['submitOffer', 'deskSubmitBid', 'deskReadUpload', 'papersOfSale']));
    const groups = described.tags.map(({ name }) => name);
    expect(calls().filter(({ tags }) => tags.some((tag) => !groups.includes(tag)))).toEqual([]);
    expect(described.servers).toEqual([{ url: test.deps.env.publicUrl }]);
  });

  it('says how each call is refused, and tells the codes', () => {
    expect(calls().filter(({ responses }) => !Object.keys(responses).some((status) => /^4/.test(status)))).toEqual([]);
    const { Problem } = described.components.schemas;
    expect(Problem).toMatchObject({ properties: { code: { enum: Object.keys(problemTexts) } } });
  });

  it('has nothing that generators misread: what only the program may not change is sent, listed keys are properties', () => {
    const text = JSON.stringify(described);
    expect(['"readOnly"', '"propertyNames"'].filter((word) => text.includes(word))).toEqual([]);
    const repeated = Object.entries(described.components.schemas).map(([, schema]) => JSON.stringify(schema));
    const large = repeated.filter((schema) => schema.length > 2_500);
    expect(new Set(large).size).toBe(large.length);
  });

  it('says what kind of file a call answers', () => {
    const unknown = calls().filter(({ responses }) => {
      const kinds = Object.keys(responses[200]?.content ?? {});
      return kinds.length === 0 || (kinds.length === 1 && kinds[0] === 'application/octet-stream');
    });
    // As somebody handed it in.
    expect(unknown.map(({ operationId }) => operationId).toSorted()).toEqual([
      'deskBankStatementsFile',
      'deskErasureReportsFile',
    ]);
  });
});

it('every answer that can be asked for about a sale and the business is as described', async () => {
  const asked = calls().filter(({ path, method }) => method === 'get' && !/\{(?!offerId\})/.test(path));
  const answered: number[] = [];
  for (const { path } of asked) {
    const caller = path.startsWith('/desk/') ? staff : path.startsWith('/firm/') ? system : customer;
    answered.push((await caller.get(path.replace('{offerId}', offerId))).statusCode);
  }
  expect(takeComplaints()).toEqual([]);
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(50);
});
