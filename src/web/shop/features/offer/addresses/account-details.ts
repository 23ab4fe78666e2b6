import type { AddressEntries } from '#contract/sale/address-form.ts';
import { addressLines } from '#domain/offer/parties/addresses.ts';
import { isOwnPayee } from '#domain/offer/parties/payee.ts';
import { isOutsideEea, maskIban } from '#domain/values/iban.ts';

/** The parts of the form that an account can hold. */
export const accountParts = ['address', 'payment'] as const;
export type AccountPart = (typeof accountParts)[number];

const paymentFields = ['iban', 'bic', 'paypal', 'accountHolder', 'selectedPayment'];

/** The part of the form that a field belongs to; undefined where an account holds nothing of it. */
export function accountPartOf([group, field]: readonly PropertyKey[]): AccountPart | undefined {
  if (group === 'contractAddress') return 'address';
  return group === 'contractDetails' && paymentFields.includes(String(field)) ? 'payment' : undefined;
}

/** What stands in a part, in lines that are read at a glance. */
export function accountLines(part: AccountPart, { contractAddress, contractDetails }: AddressEntries): string[] {
  const { contactName, contactPhone, country, ...address } = contractAddress;
  if (part === 'address') {
    const contact = contactName === contractAddress.name ? '' : contactName;
    return [...addressLines({ ...address, ...(country !== '' && { country }) }), contact, contactPhone].filter(
      (line) => line !== '',
    );
  }
  const { selectedPayment, iban, paypal, accountHolder } = contractDetails;
  return [accountHolder, selectedPayment === 'iban' ? maskIban(iban) : `PayPal ${paypal}`];
}

/** Whether a part can be confirmed at a glance; about another holder's account there is something to be said (LEG-61), and one outside of the EEA needs its BIC. */
export function isConfirmable(part: AccountPart, { contractAddress, contractDetails }: AddressEntries): boolean {
  if (part === 'address') return true;
  const { selectedPayment, iban, bic } = contractDetails;
  if (selectedPayment === 'iban' && isOutsideEea(iban) && bic === '') return false;
  const { name, company } = contractAddress;
  return isOwnPayee({ name, company, vatStatus: contractDetails.vatStatus }, contractDetails.accountHolder);
}
