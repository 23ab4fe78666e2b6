import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface RegistrationOptions {
  rp: { id: string };
  user: { id: string };
  challenge: string;
}

interface LoginOptions {
  rpId: string;
  challenge: string;
}

/** A device with one passkey, in software: it answers as a browser hands it over, and can be told to lie. */
export interface SoftKey {
  id: string;
  register(options: RegistrationOptions): Record<string, unknown>;
  login(options: LoginOptions): Record<string, unknown>;
  /** The site in the browser's address bar. */
  origin: string;
  /** How often it was used, as it says itself. */
  counter: number;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** The few words of CBOR that an attestation needs: a text below 24 bytes, bytes below 256. */
const cborText = (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

export function softKey(origin: string): SoftKey {
  const credentialId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: kind of key 2 (two coordinates), algorithm -7 (ES256), curve 1 (P-256), x, y.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  let userHandle = '';

  const clientData = (type: string, challenge: string, site: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site, crossOrigin: false }));
  const head = (rpId: string, flag: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  };

  return {
    id: base64(credentialId),
    origin,
    counter: 0,
    register({ rp, user, challenge }) {
      userHandle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        head(rp.id, flags.present | flags.verified | flags.attested, this.counter),
        ...[Buffer.alloc(16), length, credentialId, cose],
      ]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id: this.id,
        clientDataJSON: base64(clientData('webauthn.create', challenge, this.origin)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      };
    },
    login({ rpId, challenge }) {
      this.counter += 1;
      const data = clientData('webauthn.get', challenge, this.origin);
      const authenticatorData = head(rpId, flags.present | flags.verified, this.counter);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        id: this.id,
        clientDataJSON: base64(data),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
        userHandle,
      };
    },
  };
}
