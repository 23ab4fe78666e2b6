import { api } from '#contract/urls.ts';
import { setStaff } from '#server/accounts/staff.ts';
import type { HttpClient } from './http-client.ts';
import type { TestApp } from './test-app.ts';

/** Of everybody in the tests. */
export const password = 'vier Pferde im Regal';

/** A customer who has registered and confirmed the address in the same browser. */
export async function signUp(test: TestApp, email: string): Promise<HttpClient> {
  const customer = test.visitor();
  await succeed(customer.post(api.auth.registerAccount, { email, password }));
  await test.runJobs();
  const [mail] = (await test.mails()).filter((sent) => sent.recipient === email);
  const token = /email-bestaetigen\/([^/\s]+)\//.exec(mail?.text ?? '')?.[1] ?? '';
  await succeed(customer.post(api.auth.confirmEmail, { token }));
  return customer;
}

/** A staff member signed in at the desk. */
export async function signInStaff(test: TestApp): Promise<HttpClient> {
  const member = test.visitor();
  const email = 'desk@example.org';
  await test.deps.database.transaction((tx) => setStaff(test.deps, tx, { email, password }));
  await succeed(member.post('/desk/api/login', { email, password }));
  return member;
}

/** The answer's body, of several lines the last, or a failure that says what was refused. */
export async function succeed(answer: ReturnType<HttpClient['post']>): Promise<unknown> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return body === '' ? undefined : JSON.parse(body.trimEnd().split('\n').at(-1) ?? '');
}
