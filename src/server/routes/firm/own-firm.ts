import type { SignedIn } from '#server/accounts/sessions.ts';
import { Problem } from '#server/problem.ts';

/** The firm of whoever was let in for it. */
export function ownFirm({ membership }: Pick<SignedIn, 'membership'>): string {
  if (membership === null) throw new Problem(404, 'notFound');
  return membership.firmId;
}
