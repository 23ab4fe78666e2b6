import { formatPhone } from '#contract/account/phone.ts';
import type { Profile } from '#contract/account/profile.ts';
import type { AddressEntries } from '#contract/sale/address-form.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';

type Entry =
  | readonly [`contractAddress.${keyof AddressEntries['contractAddress']}`, string]
  | readonly ['contractDetails.iban' | 'contractDetails.paypal' | 'contractDetails.accountHolder', string]
  | readonly ['contractDetails.taxId', string]
  | readonly ['contractDetails.vatStatus', AddressEntries['contractDetails']['vatStatus']];

/** What a profile says, under the fields of the address form; a VAT status of a former year too, which is to be confirmed (INV-11). */
export function profileEntries(profile: Profile, offeredAsBusiness: boolean): Entry[] {
  const { name = '', company = '', phone = '', payment, taxId = '', vatStatus = '' } = profile;
  // A private seller is in Germany.
  const address = offeredAsBusiness || profile.address?.country === undefined ? profile.address : undefined;
  const entries: Entry[] = [
    ['contractAddress.name', name],
    ['contractAddress.street', address?.street ?? ''],
    ['contractAddress.zip', address?.zip ?? ''],
    ['contractAddress.city', address?.city ?? ''],
    ['contractAddress.country', address?.country ?? ''],
    ['contractAddress.contactPhone', formatPhone(phone)],
    ['contractDetails.iban', payment?.iban ?? ''],
    ['contractDetails.paypal', payment?.paypal ?? ''],
    ['contractDetails.accountHolder', payment?.accountHolder ?? ''],
  ];
  const business: Entry[] = [
    ['contractAddress.company', company],
    ['contractAddress.contactName', name],
    ['contractDetails.taxId', taxId],
    ['contractDetails.vatStatus', vatStatus],
  ];
  return [...entries, ...(offeredAsBusiness ? business : [])].filter(([, value]) => value !== '');
}

/** What is said beside a VAT status that was taken over from a former year, as long as nobody chose another one (INV-11). */
export function formerStatusHint(
  { vatStatus, vatStatusAt, vatStatusDue }: Pick<Profile, 'vatStatus' | 'vatStatusAt' | 'vatStatusDue'>,
  chosen: string | undefined,
): string | undefined {
  if (!vatStatusDue || vatStatusAt === undefined || chosen !== vatStatus) return undefined;
  return `Ihre Angabe vom ${formatDay(dayOf(vatStatusAt))}. Bitte prüfen Sie, ob sie in diesem Jahr noch stimmt.`;
}
