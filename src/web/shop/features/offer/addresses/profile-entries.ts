import type { AddressEntries } from '#contract/address-form.ts';
import { formatPhone } from '#contract/phone.ts';
import type { Profile } from '#contract/profile.ts';

type Entry =
  | readonly [`contractAddress.${keyof AddressEntries['contractAddress']}`, string]
  | readonly ['contractDetails.iban' | 'contractDetails.paypal' | 'contractDetails.accountHolder', string]
  | readonly ['contractDetails.taxId', string]
  | readonly ['contractDetails.vatStatus', AddressEntries['contractDetails']['vatStatus']];

/** What a profile says, under the fields of the address form; a VAT status of a former year is asked again (INV-11). */
export function profileEntries(profile: Profile, offeredAsBusiness: boolean): Entry[] {
  const { name = '', company = '', phone = '', address, payment, taxId = '', vatStatus = '', vatStatusDue } = profile;
  const entries: Entry[] = [
    ['contractAddress.name', name],
    ['contractAddress.street', address?.street ?? ''],
    ['contractAddress.zip', address?.zip ?? ''],
    ['contractAddress.city', address?.city ?? ''],
    ['contractAddress.contactPhone', formatPhone(phone)],
    ['contractDetails.iban', payment?.iban ?? ''],
    ['contractDetails.paypal', payment?.paypal ?? ''],
    ['contractDetails.accountHolder', payment?.accountHolder ?? ''],
  ];
  const business: Entry[] = [
    ['contractAddress.company', company],
    ['contractAddress.contactName', name],
    ['contractDetails.taxId', taxId],
    ['contractDetails.vatStatus', vatStatusDue ? '' : vatStatus],
  ];
  return [...entries, ...(offeredAsBusiness ? business : [])].filter(([, value]) => value !== '');
}
