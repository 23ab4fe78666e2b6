import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { bySomeSecret, type SigningSecrets } from '#server/signing-secrets.ts';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed texts', 32));

/**
 * Encrypts a text so that the database alone does not tell it: AES-256-GCM with a key made of the newest signing secret. It opens
 * only under the same purpose, such as whose it is.
 */
export function sealText(text: string, [newest]: SigningSecrets, purpose: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(newest), iv).setAAD(Buffer.from(purpose));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The text again, and whether an older secret than the newest opened it; undefined when none did, or it was tampered with. */
export function openSealed(sealed: string, secrets: SigningSecrets, purpose: string) {
  const bytes = Buffer.from(sealed, 'base64url');
  const [newest] = secrets;
  return bySomeSecret(secrets, (secret) => {
    try {
      const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
      return { text, isOutdated: secret !== newest };
    } catch {
      return undefined;
    }
  });
}
