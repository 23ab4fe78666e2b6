import { createHash } from 'node:crypto';

/** Names a seller on the wire between processes without saying who they are. */
export function ownerKey(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url').slice(0, 22);
}
