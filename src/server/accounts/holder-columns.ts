import type { RegisterAccount, UpdateAccount } from '#contract/auth.ts';
import type { accounts } from '#server/db/schema/accounts.ts';

type HolderChange = Pick<UpdateAccount, 'business' | 'name' | 'company' | 'phone' | 'address'>;
type HolderColumns = Partial<typeof accounts.$inferInsert>;

/** What a holder says about themselves, as columns: null takes a detail away, what is not named stays. */
export function holderColumns(said: HolderChange | Pick<RegisterAccount, keyof HolderChange>): HolderColumns {
  const { business, name, company, phone, address } = said;
  return {
    ...(business !== undefined && { business }),
    ...(name !== undefined && { name: name ?? '' }),
    ...(company !== undefined && { company }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && {
      street: address?.street ?? null,
      zip: address?.zip ?? null,
      city: address?.city ?? null,
    }),
  };
}
