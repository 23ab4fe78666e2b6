import { z } from 'zod';
import { passkeyCalls } from '#contract/account/passkey-calls.ts';
import { loginOptionsSchema, passkeysAnswerSchema, registrationOptionsSchema } from '#contract/account/passkeys.ts';
import type { HttpClient } from './http-client.ts';
import { password, succeed } from './people.ts';
import type { SoftKey } from './soft-key.ts';

/** What a browser asks the device for when somebody signs in. */
export async function askToLogIn(by: HttpClient) {
  return loginOptionsSchema.parse(await succeed(by.post(passkeyCalls.loginOptions, {}))).options;
}

/** The same when a passkey is to be made. */
export async function askToRegister(by: HttpClient, given = password) {
  const answer = await succeed(by.post(passkeyCalls.registrationOptions, { password: given }));
  return registrationOptionsSchema.parse(answer).options;
}

/** Adds a passkey to the account that is signed in and answers all that it has. */
export async function addPasskey(by: HttpClient, key: SoftKey, name = 'Schlüssel') {
  const credential = key.register(await askToRegister(by));
  return ownPasskeys(await succeed(by.post(passkeyCalls.register, { name, credential })));
}

/** Tries to sign in with a device. */
export async function logInWith(by: HttpClient, key: SoftKey) {
  const response = await by.post(passkeyCalls.login, { credential: key.login(await askToLogIn(by)) });
  return { status: response.statusCode, body: z.record(z.string(), z.unknown()).parse(response.json()) };
}

/** The passkeys out of an answer. */
export function ownPasskeys(answer: unknown) {
  return passkeysAnswerSchema.parse(answer).passkeys;
}
