import { createHmac } from 'node:crypto';
import type { Deps } from '#server/deps.ts';

/** Under which key tries are counted: a hash, since the table is to name nobody. */
export function attemptKey(deps: Deps, attempt: readonly string[]): string {
  return createHmac('sha256', deps.env.secret).update(JSON.stringify(attempt)).digest('base64url');
}
