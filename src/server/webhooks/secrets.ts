import { createHmac, randomBytes } from 'node:crypto';
import { secretHours } from '#contract/desk/webhooks.ts';
import { openSealed, sealText } from '#server/accounts/second-factor/sealed-text.ts';
import type { SealedSecret } from '#server/db/schema/systems.ts';
import type { SigningSecrets } from '#server/signing-secrets.ts';

/** As the Standard Webhooks write a secret: 256 random bits in Base64 after this. */
const mark = 'whsec_';

/** Under which the database keeps it; of another target it does not open. */
const purposeOf = (endpointId: string) => `webhook ${endpointId}`;

/** A new secret, and how it is kept. */
export function newSecret(endpointId: string, secrets: SigningSecrets): { secret: string; kept: SealedSecret } {
  const secret = `${mark}${randomBytes(32).toString('base64')}`;
  return { secret, kept: { sealed: sealText(secret, secrets, purposeOf(endpointId)) } };
}

/** The former secrets, which sign beside the new one for a day more; those whose day is over are gone. */
export function formerSecrets(kept: readonly SealedSecret[], now: Date): SealedSecret[] {
  const until = new Date(now.getTime() + secretHours * 3_600_000).toISOString();
  return stillSigning(kept, now).map((secret) => ({ until, ...secret }));
}

/** Those that sign at this instant. */
export function stillSigning(kept: readonly SealedSecret[], now: Date): SealedSecret[] {
  return kept.filter(({ until }) => until === undefined || until > now.toISOString());
}

interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The header `webhook-signature`: one signature for each secret that signs. */
export function signaturesOf(
  { id, kept }: { readonly id: string; readonly kept: readonly SealedSecret[] },
  message: Signed,
  { secrets, now }: { readonly secrets: SigningSecrets; readonly now: Date },
): string {
  return stillSigning(kept, now)
    .map(({ sealed }) => openSealed(sealed, secrets, purposeOf(id))?.text)
    .filter((secret) => secret !== undefined)
    .map((secret) => signatureBy(secret, message))
    .join(' ');
}

function signatureBy(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(mark.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
