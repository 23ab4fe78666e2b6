import type { Account } from '#contract/accounts.ts';
import type { accounts } from '#server/db/schema/accounts.ts';

/** A customer's row; its credentials are kept apart and never come along. */
export type AccountRow = typeof accounts.$inferSelect;

/** Shows an account to its holder, field by field; what is not known is left out. */
export function presentAccount(row: AccountRow, pendingEmail?: string): Account {
  const { street, zip, city } = row;
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    business: row.business,
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(row.name !== '' && { name: row.name }),
    ...(row.company !== null && { company: row.company }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(street !== null && zip !== null && city !== null && { address: { street, zip, city } }),
    createdAt: row.createdAt.toISOString(),
  };
}
