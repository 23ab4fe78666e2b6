import type { OfferState } from '../state.ts';

/** The seller's name as a list shows it: the firm, else the person, else whoever called, else the mail address while nothing more is known. */
export function sellerNameOf({
  addresses,
  contact,
  email,
}: Pick<OfferState, 'addresses' | 'contact' | 'email'>): string {
  const { name, company = '' } = addresses?.contractAddress ?? { name: '' };
  return [company, name, contact?.name ?? '', email].map((one) => one.trim()).find((one) => one !== '') ?? '';
}
