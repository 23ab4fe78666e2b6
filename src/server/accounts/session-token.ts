import { hash } from 'node:crypto';

/** What is stored of a session's token: it is random enough (256 bits) for a plain hash, in hex. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
