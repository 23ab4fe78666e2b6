import type { UpdateAccount } from '#contract/account/update-account.ts';
import { readTaxId } from '#domain/values/vat-id.ts';
import type { accounts } from '#server/db/schema/accounts.ts';

type HolderChange = Omit<UpdateAccount, 'email' | 'password' | 'removePasskeys' | 'currentPassword'>;
type HolderColumns = Partial<typeof accounts.$inferInsert>;

/** Only a business is asked for these. */
const noTaxData = { taxId: null, taxIdType: null, vatStatus: null, vatStatusAt: null };

/** What a holder says about themselves, as columns: null takes a detail away, what is not named stays. */
export function holderColumns(said: HolderChange, now: Date): HolderColumns {
  const { business, name, company, phone, address, payment, vatStatus, taxId } = said;
  return {
    ...(business !== undefined && { business }),
    ...(name !== undefined && { name: name ?? '' }),
    ...(company !== undefined && { company }),
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && {
      street: address?.street ?? null,
      zip: address?.zip ?? null,
      city: address?.city ?? null,
      country: address?.country ?? null,
    }),
    ...(payment !== undefined && {
      iban: payment?.iban ?? null,
      paypal: payment?.paypal ?? null,
      accountHolder: payment?.accountHolder ?? null,
    }),
    ...(vatStatus !== undefined && { vatStatus, vatStatusAt: vatStatus && now }),
    ...(taxId !== undefined && taxIdColumns(taxId)),
    ...(business === false && noTaxData),
  };
}

function taxIdColumns(entry: string | null) {
  const read = entry === null ? undefined : readTaxId(entry);
  return read === undefined || read.type === 'personal'
    ? { taxId: null, taxIdType: null }
    : { taxId: read.value, taxIdType: read.type };
}

/** As if nobody had said anything yet. */
export function noHolder(now: Date): HolderColumns {
  const nothing = { name: null, company: null, phone: null, address: null, payment: null };
  return holderColumns({ business: false, ...nothing }, now);
}
