import type { OfferState } from '../state.ts';

/** The seller's name as a list shows it: the firm, else the person, else the mail address while nothing more is known. */
export function sellerNameOf({ addresses, email }: Pick<OfferState, 'addresses' | 'email'>): string {
  const { name, company = '' } = addresses?.contractAddress ?? { name: '' };
  return [company, name, email].map((one) => one.trim()).find((one) => one !== '') ?? '';
}
