import type { Account } from '#contract/account/accounts.ts';
import type { Profile } from '#contract/account/profile.ts';
import { dayOf } from '#domain/values/day.ts';
import type { accounts } from '#server/db/schema/accounts.ts';

/** A customer's row; its credentials are kept apart and never come along. */
export type AccountRow = typeof accounts.$inferSelect;

/** Shows an account to its holder, field by field; what is not known is left out. */
export function presentAccount(row: AccountRow, pendingEmail: string | undefined, now: Date): Account {
  const { street, zip, city, country } = row;
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    business: row.business,
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(row.name !== '' && { name: row.name }),
    ...(row.company !== null && { company: row.company }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(street !== null &&
      zip !== null &&
      city !== null && {
        address: { street, zip, city, ...(country !== null && { country }) },
      }),
    createdAt: row.createdAt.toISOString(),
    ...(isVatStatusDue(row, now) && { vatStatusDue: true }),
  };
}

/** Shows all that a holder has told, payment and tax data included. */
export function presentProfile(row: AccountRow, pendingEmail: string | undefined, now: Date): Profile {
  const { iban, paypal, accountHolder, taxId, taxIdType, vatStatus, vatStatusAt } = row;
  const statedAt = vatStatusAt?.toISOString();
  return {
    ...presentAccount(row, pendingEmail, now),
    ...(accountHolder !== null && {
      payment: { ...(iban !== null && { iban }), ...(paypal !== null && { paypal }), accountHolder },
    }),
    ...(taxId !== null && { taxId }),
    ...(taxIdType !== null && { taxIdType }),
    ...(vatStatus !== null && { vatStatus }),
    ...(statedAt !== undefined && { vatStatusAt: statedAt }),
    vatStatusDue: isVatStatusDue(row, now),
  };
}

/** A statement for the Umsatzsteuer counts for the calendar year, in Berlin, in which it was made (INV-11). */
function isVatStatusDue({ vatStatusAt }: AccountRow, now: Date): boolean {
  return vatStatusAt !== null && yearOf(vatStatusAt.toISOString()) < yearOf(now.toISOString());
}

const yearOf = (instant: string) => dayOf(instant).slice(0, 4);
