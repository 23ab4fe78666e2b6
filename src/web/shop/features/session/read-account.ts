/** What the screens know of the signed-in person. */
export interface SessionAccount {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  /** The statement for the Umsatzsteuer is from a former year (INV-11). */
  readonly vatStatusDue?: true;
  /** Sells for a firm. */
  readonly business?: true;
}

/**
 * Reads `{account}`; undefined for a stranger. Written by hand because the first load carries no schema library; what
 * else the answer holds, a password above all, is left behind.
 */
export function readAccount(answer: unknown): SessionAccount | undefined {
  if (!isRecord(answer) || !isRecord(answer.account)) return undefined;
  const { id, email, emailConfirmed, vatStatusDue, business } = answer.account;
  if (typeof id !== 'string' || typeof email !== 'string') throw new TypeError('The account is not readable');
  return {
    id,
    email,
    emailConfirmed: emailConfirmed === true,
    ...(vatStatusDue === true && { vatStatusDue }),
    ...(business === true && { business }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
