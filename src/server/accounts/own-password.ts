import type { FastifyReply } from 'fastify';
import { problemTexts } from '#contract/problem.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { clearAttempt } from './attempt-limits.ts';
import { passwordHashOf } from './credentials.ts';
import { limitAttempts } from './limit-attempts.ts';
import { passwordMatches } from './passwords.ts';

interface GivenPassword {
  accountId: string;
  password: string;
  /** Name of the field in the form, for the sentence beside it. */
  field: 'password' | 'currentPassword';
}

/** Makes sure that whoever holds the session also knows the password; guessing is limited per account, not per session. */
export async function requireOwnPassword(deps: Deps, reply: FastifyReply, given: GivenPassword): Promise<void> {
  const attempt = ['ownPassword', given.accountId] as const;
  await limitAttempts(deps, reply, attempt);
  if (!(await passwordMatches(await passwordHashOf(deps.db, given.accountId), given.password))) {
    throw new Problem(409, 'passwordWrong', { [given.field]: problemTexts.passwordWrong });
  }
  await clearAttempt(deps, attempt);
}
