import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { givenPasswordSchema } from './auth.ts';

/** The most passkeys of one account: one for each device and a few security keys, never a table of thousands. */
export const passkeyLimit = 20;

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credentialIdSchema = bytes(1400);

/** What the holder calls a passkey, to tell their devices apart. */
export const passkeyNameSchema = lineSchema(60);

/** A passkey as its holder sees it; the key itself never travels. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().exactOptional(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Answer of every call about one's own passkeys: all of them, the oldest first. */
export const passkeysAnswerSchema = z.object({ passkeys: z.array(passkeySchema) });

/** Body of POST /auth/api/passkeyRegistrationOptions. */
export const passkeyRegistrationSchema = z.strictObject({ password: givenPasswordSchema });

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** What the browser is to ask the device for when a passkey is made (WebAuthn: PublicKeyCredentialCreationOptionsJSON). */
export const registrationOptionsSchema = z.object({
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport).exactOptional() }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

/** Body of POST /auth/api/registerPasskey: what the device answered, as far as it is needed. */
export const registerPasskeySchema = z.strictObject({
  name: passkeyNameSchema,
  credential: z.strictObject({
    id: credentialIdSchema,
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(transport).max(10),
  }),
});
export type NewPasskey = z.infer<typeof registerPasskeySchema>;

/** What the browser is to ask the device for when somebody signs in: no list of keys, so nothing tells who has an account. */
export const loginOptionsSchema = z.object({
  options: z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.number(),
    userVerification: z.literal('required'),
  }),
});

/** Body of POST /auth/api/loginWithPasskey. */
export const loginWithPasskeySchema = z.strictObject({
  credential: z.strictObject({
    id: credentialIdSchema,
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(100).exactOptional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof loginWithPasskeySchema>['credential'];

/** Body of POST /auth/api/renamePasskey. */
export const renamePasskeySchema = z.strictObject({ id: z.uuid(), name: passkeyNameSchema });

/** Body of POST /auth/api/removePasskey. */
export const removePasskeySchema = z.strictObject({
  id: z.uuid(),
  password: givenPasswordSchema,
});
