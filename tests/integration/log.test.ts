import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, pages } from '#contract/site/urls.ts';
import { createLog } from '#server/log.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const secrets = ['DE02120300000000202051', 'vier Pferde im Regal', 'seller@example.org', 'link-secret'];
const [iban = '', password = '', email = ''] = secrets;

let test: TestApp;
let visitor: HttpClient;
let written = '';

beforeAll(async () => {
  const log = createLog(
    { logLevel: 'trace' },
    {
      write(line) {
        written += line;
      },
    },
  );
  test = await startTestApp(
    {},
    (app) => {
      app.post('/failing', { config: { access: 'visitor' } }, async (request) => {
        throw new Error(`Could not pay to ${JSON.stringify(request.body)}`);
      });
    },
    { log },
  );
  visitor = test.visitor();
});
afterAll(() => test.close());

describe('the log', () => {
  it('names each call by method, path and status', async () => {
    await visitor.get('/healthz');
    expect(lines()).toContainEqual(expect.objectContaining({ method: 'GET', path: '/healthz', status: 200 }));
  });

  it('tells where an error of our own happened', async () => {
    await visitor.post('/failing', { iban, email });
    expect(written).toContain('log.test.ts');
    expect(lines()).toContainEqual(expect.objectContaining({ level: 50 }));
  });

  it('holds no password, no IBAN, no address and no secret of a link, whatever is sent', async () => {
    await visitor.post(api.auth.login, { email, password });
    await visitor.post(api.auth.registerAccount, { email, password, iban });
    await visitor.post(api.auth.confirmEmail, { token: 'link-secret', password });
    await visitor.post(api.selfservice.offerAction('submitAddresses', 'x'), { contractDetails: { iban } });
    await visitor.get(`${pages.account.resetPassword('link-secret')}?email=${email}`);
    await visitor.get(`/healthz?iban=${iban}`);
    for (const secret of secrets) expect(written).not.toContain(secret);
    for (const value of visitor.cookies.values()) expect(written).not.toContain(value);
  });

  it('leaves out by its name what somebody hands over by mistake', () => {
    const given = { iban, call: { password, status: 1 }, cookie: [email], status: 2 };
    test.deps.log.info(given, 'Handed over');
    expect(lines().at(-1)).toEqual(expect.objectContaining({ call: { status: 1 }, status: 2, msg: 'Handed over' }));
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(given.call).toEqual({ password, status: 1 });
  });
});

function lines(): unknown[] {
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
