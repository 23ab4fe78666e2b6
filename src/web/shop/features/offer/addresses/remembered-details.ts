import type { UpdateAccount } from '#contract/account/update-account.ts';
import type { SubmitAddressesBody } from '#contract/sale/submit-addresses.ts';

/** What of a sale's details goes into the account, for the next sale. */
export interface Remembered {
  readonly address: boolean;
  readonly payment: boolean;
}

/** The change of the account that was asked for beside a sale's details; undefined where nothing is to be remembered. */
export function rememberedDetails(
  { contractAddress, contractDetails, password }: SubmitAddressesBody,
  { address, payment }: Remembered,
): UpdateAccount | undefined {
  if (!address && !payment) return undefined;
  const { name, company, street, zip, city, country, contactName, contactPhone } = contractAddress;
  const { iban, paypal, accountHolder } = contractDetails;
  return {
    ...(address && {
      // Of a firm the account knows who is called there.
      name: contactName ?? name,
      ...(company !== undefined && { company }),
      address: { street, zip, city, ...(country !== undefined && { country }) },
      ...(contactPhone !== undefined && { phone: contactPhone }),
    }),
    ...(payment && {
      payment: { accountHolder, ...(iban !== undefined && { iban }), ...(paypal !== undefined && { paypal }) },
      ...(password !== undefined && { currentPassword: password }),
    }),
  };
}
