import { type Firm, firmAnswerSchema, firmCalls } from '#contract/account/firm.ts';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import type { HttpClient } from './http-client.ts';
import { tokenFor } from './mailbox.ts';
import { password, signUp, succeed } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The own firm of somebody who sells for one. */
export async function firmOf(by: HttpClient): Promise<Firm> {
  const { firm } = firmAnswerSchema.parse(await succeed(by.get(firmCalls.read)));
  if (firm === null) throw new Error('Sells for no firm');
  return firm;
}

/** Somebody with a confirmed account who has founded a firm. */
export async function foundFirm(test: TestApp, email: string, name = 'Muster IT GmbH'): Promise<HttpClient> {
  const founder = await signUp(test, email);
  await succeed(founder.post(firmCalls.found, { name }));
  return founder;
}

/** A colleague with these rights, who has joined by the link of the invitation and set a first password there. */
export async function joinedColleague(
  test: TestApp,
  manager: HttpClient,
  email: string,
  rights: readonly FirmRight[],
): Promise<HttpClient> {
  await succeed(manager.post(firmCalls.invite, { email, rights: [...rights] }));
  const colleague = test.visitor();
  const token = await tokenFor(test, email, 'einladung');
  await succeed(colleague.post(firmCalls.join, { token, password }));
  return colleague;
}

/** The account number of a colleague, as the firm's list names it. */
export async function accountOf(by: HttpClient, email: string): Promise<string> {
  const found = (await firmOf(by)).colleagues.find((one) => one.email === email);
  if (!found) throw new Error(`${email} does not sell for the firm`);
  return found.accountId;
}
