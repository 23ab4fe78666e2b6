import { type StaffRole, staffRoles } from '#contract/desk/desk-rights.ts';
import { api } from '#contract/site/urls.ts';
import { putOffSecondFactor } from '#server/accounts/second-factor/set-up-second-factor.ts';
import { setStaff, staffIdOf } from '#server/accounts/staff.ts';
import type { Deps } from '#server/deps.ts';
import type { HttpClient } from './http-client.ts';
import { setUpSecondFactor } from './second-factor.ts';
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

/** Gives somebody a place at the desk, where in the demo a password is enough; with every kind of work unless told. */
export async function seatStaff(
  deps: Deps,
  login: { email: string; password: string },
  roles: readonly StaffRole[] = staffRoles,
): Promise<'added' | 'changed'> {
  return deps.database.transaction(async (tx) => {
    const done = await setStaff(deps, tx, { ...login, roles });
    await putOffSecondFactor(deps, tx, (await staffIdOf(tx, login.email)) ?? '');
    return done;
  });
}

/** A staff member signed in at the desk, in production with an app for codes. */
export async function signInStaff(
  test: TestApp,
  roles: readonly StaffRole[] = staffRoles,
  email = 'desk@example.org',
): Promise<HttpClient> {
  const member = test.visitor();
  await seatStaff(test.deps, { email, password }, roles);
  await succeed(member.post('/desk/api/login', { email, password }));
  if (test.deps.env.mode === 'production')
    await setUpSecondFactor((path, body) => succeed(member.post(path, body)), test.clock.now());
  return member;
}

/** The answer's body, of several lines the last, or a failure that says what was refused. */
export async function succeed(answer: ReturnType<HttpClient['post']>): Promise<unknown> {
  const { statusCode, body, headers } = await answer;
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return body === '' || headers['content-type'] === 'application/pdf'
    ? undefined
    : JSON.parse(body.trimEnd().split('\n').at(-1) ?? '');
}
