import { createHash } from 'node:crypto';

/** What is stored of a session's token: it is random enough (256 bits) for a plain hash, in hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
