import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { sessionsAnswerSchema } from '#contract/account/profile.ts';
import { addedPersonSchema } from '#contract/desk/desk-people.ts';
import { recoveryCodesSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { softKey } from '#tests/support/soft-key.ts';
import { correctedModel } from './catalogue-tour.ts';
import { iban, paypal } from './full-bodies.ts';
import { hostileText as text } from './hostile-text.ts';
import { changedSettings } from './settings-tour.ts';
import { otherSystems } from './systems-tour.ts';
import type { Tour } from './tour.ts';

const email = 'konto@privat.example';

/** What somebody says of themselves when they register. */
const holder = { business: true, name: text, company: text };

/** All that can be said later. */
const profile = {
  ...holder,
  phone: '+49 (341) 123-45',
  address: { street: text, zip: '04109', city: text },
  payment: { iban, accountHolder: text },
  vatStatus: 'regular',
  taxId: 'DE136695976',
};

/** The life of an account, from the registration in one browser to the deletion in another. */
export async function accountLifecycle({ newVisitor, password, make, tokenFor }: Tour): Promise<void> {
  const [first, second] = [newVisitor(), newVisitor()];
  await make({ by: first, route: '/auth/api/registerAccount', body: { email, password, ...holder } });
  await make({ by: second, route: '/auth/api/sendEmailConfirmation', body: { email } });
  const confirmation = await tokenFor(email, 'email-bestaetigen');
  await make({ by: second, route: '/auth/api/confirmEmail', body: { token: confirmation, password } });
  await make({ by: second, route: '/auth/api/login', body: { email, password } });

  const passwords = { password: `${password} neu`, currentPassword: password, removePasskeys: true };
  const change = { ...profile, email: `neu-${email}`, ...passwords };
  const byPaypal = { ...change, payment: { paypal, accountHolder: text } };
  const abroad = { ...change, address: { street: text, zip: '1020', city: text, country: 'AT' } };
  await make({ by: second, route: '/auth/api/updateAccount', body: change, also: [byPaypal, abroad] });

  await make({ by: first, route: '/auth/api/login', body: { email, password: change.password } });
  const { sessions } = sessionsAnswerSchema.parse(JSON.parse((await second.get('/accounts/sessions')).body));
  const sessionId = sessions.find(({ current }) => !current)?.id;
  await make({ by: second, route: '/accounts/endSession', body: { sessionId } });
  await make({ by: second, route: '/accounts/endOtherSessions', body: {} });
  await make({ by: second, route: '/auth/api/logout', body: {} });

  await make({ by: first, route: '/auth/api/recoverPassword', body: { email } });
  const reset = await tokenFor(email, 'passwort-zuruecksetzen');
  await make({ by: first, route: '/auth/api/resetPassword', body: { token: reset, password } });
  await make({ by: first, route: '/auth/api/login', body: { email, password } });
  await make({ by: first, route: '/accounts/delete', body: { password } });
}

/** Of the server under test, where nothing else is said. */
const publicUrl = 'http://localhost:3000';

const optionsSchema = z.object({
  options: z.object({
    rp: z.object({ id: z.string() }),
    user: z.object({ id: z.string() }),
    challenge: z.string(),
  }),
});
const loginOptionsSchema = z.object({ options: z.object({ rpId: z.string(), challenge: z.string() }) });
const draftSchema = z.object({ passkeys: z.array(z.object({ id: z.string() })) });

/** A second way to sign in: made, used, renamed and taken away. */
export async function customerPasskey({ newVisitor, seller: by, password, make }: Tour): Promise<void> {
  const key = softKey(publicUrl);
  const asked = await make({ by, route: passkeyCalls.registrationOptions, body: { password } });
  const credential = key.register(optionsSchema.parse(asked).options);
  const kept = await make({ by, route: passkeyCalls.register, body: { name: text, credential } });
  const id = draftSchema.parse(kept).passkeys[0]?.id;

  const visitor = newVisitor();
  const options = await make({ by: visitor, route: passkeyCalls.loginOptions, body: {} });
  const proof = key.login(loginOptionsSchema.parse(options).options);
  await make({ by: visitor, route: passkeyCalls.login, body: { credential: proof } });
  await make({ by, route: passkeyCalls.rename, body: { id, name: text } });
  await make({ by, route: passkeyCalls.remove, body: { id, password } });
}

/** A day at the desk. */
export async function dayAtTheDesk({ newVisitor, staff, make, now }: Tour): Promise<void> {
  const by = newVisitor();
  await make({ by, route: '/desk/api/login', body: staff });
  await make({ by, route: '/desk/api/putOffSecondFactor', body: {} });
  await setUpSecondFactor((path, body) => make({ by, route: path, body: { ...body } }), now());
  const person = { email: 'lager@privat.example', name: text, roles: ['warehouse'] };
  const { people } = addedPersonSchema.parse(await make({ by, route: '/desk/api/addPerson', body: person }));
  const staffId = people.find(({ email }) => email === person.email)?.id;
  await make({ by, route: '/desk/api/setRoles', body: { staffId, roles: ['buyer'] } });
  await make({ by, route: '/desk/api/namePerson', body: { staffId, name: text } });
  await make({ by, route: '/desk/api/resetSecondFactor', body: { staffId } });
  await make({ by, route: '/desk/api/removePerson', body: { staffId } });
  await otherSystems(by, { make });
  const filter = {
    tab: 'all',
    group: 'inquiries',
    task: 'bid',
    stage: 'negotiation',
    search: text,
    from: 10,
    to: 20,
    question: 'open',
    assigned: 'me',
  };
  const viewId = randomUUID();
  await make({ by, route: deskApi.saveView, body: { viewId, name: text, filter, isShared: true } });
  await make({ by, route: deskApi.removeView, body: { viewId } });
  const snippetId = randomUUID();
  await make({ by, route: deskApi.saveSnippet, body: { snippetId, title: text, text } });
  await make({ by, route: deskApi.removeSnippet, body: { snippetId } });
  await make({ by, route: deskApi.setOwnName, body: { name: text } });
  await correctedModel(by, { make });
  await changedSettings(by, { make });
  const { recoveryCodes } = recoveryCodesSchema.parse(await make({ by, route: deskApi.newRecoveryCodes, body: {} }));
  const recoveryCode = recoveryCodes[0] ?? '';
  const { password } = staff;
  await make({
    by,
    route: deskApi.changeOwnPassword,
    body: { currentPassword: password, password: `${password} neu` },
  });
  await make({ by, route: '/desk/api/giveSecondFactor', body: { recoveryCode }, also: [{ code: '123456' }] });
  await make({ by, route: '/desk/api/logout', body: {} });
}
