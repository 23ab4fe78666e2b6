import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import type { loginOptionsSchema, PasskeyAssertion, registrationOptionsSchema } from '#contract/account/passkeys.ts';
import { ProblemError } from './problem-error.ts';

type RegistrationOptions = z.infer<typeof registrationOptionsSchema>['options'];
type LoginOptions = z.infer<typeof loginOptionsSchema>['options'];

const known = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Auf diesem Gerät liegt schon ein Passkey für Ihr Konto.',
  ERROR_INVALID_DOMAIN: 'Unter dieser Adresse sind Passkeys nicht möglich.',
};
const given = 'Das wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es noch einmal.';

/** What the device said in place of a key, as a sentence for the person before it. */
function refusalOf(error: unknown): ProblemError {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  const text = Object.entries(known).find(([name]) => name === code)?.[1];
  return new ProblemError(0, 'passkeyDevice', text ?? given);
}

/** Has a device make a passkey; rejects with a ProblemError. */
export async function makePasskey(options: RegistrationOptions) {
  const made = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const { id, response } = made;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has a device prove its passkey; rejects with a ProblemError. With `atField` the browser offers it where the e-mail is typed. */
export async function requestAssertion(
  options: LoginOptions,
  { atField }: { atField: boolean },
): Promise<PasskeyAssertion> {
  const asked = { optionsJSON: options, useBrowserAutofill: atField };
  const { id, response } = await startAuthentication(asked).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
}

/** Whether the browser can offer passkeys beside the field of the e-mail address. */
export const canOfferAtField = browserSupportsWebAuthnAutofill;

/** Takes back what the browser was asked for and has not answered. */
export function cancelPasskeyRequest(): void {
  WebAuthnAbortService.cancelCeremony();
}
