import { type Declaring, requiredDeclarations } from './declarations.ts';

export const agreementStandings = ['waiting', 'accepted', 'declined'] as const;
/** What the provider has said to a seller's own processing agreement. */
export type AgreementStanding = (typeof agreementStandings)[number];

/** A processing agreement of the seller's own firm, handed in in place of the provider's (DEL-10). */
export interface OwnAgreement {
  /** From 1; a later one takes the place of the one before. */
  number: number;
  file: { url: string; name: string };
  at: string;
  standing: AgreementStanding;
  judgedAt?: string;
  /** Why it was declined. */
  reason?: string;
}

/** How many of them a sale takes. */
export const maxAgreements = 10;

/** Whether a sale has use for one at all: a business whose goods hold data. */
export function takesAgreement(sale: Declaring): boolean {
  return requiredDeclarations(sale).includes('dataProcessing');
}
