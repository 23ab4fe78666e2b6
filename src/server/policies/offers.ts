import { emailKey } from '#domain/values/email.ts';
import { ownedEmail } from './owned-email.ts';

/** Whether the account owns what belongs to this address: only a confirmed address owns anything. */
export function isOwnedBy(email: string, account: Parameters<typeof ownedEmail>[0]): boolean {
  const owned = ownedEmail(account);
  return owned !== undefined && owned === emailKey(email);
}
