import { createHmac } from 'node:crypto';

/** Under which key tries are counted: a hash, since the table is to name nobody. */
export function attemptKey(secret: string, attempt: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(attempt)).digest('base64url');
}
