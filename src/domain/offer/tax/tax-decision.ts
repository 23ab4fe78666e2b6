import { isVatId } from '#domain/values/vat-id.ts';
import type { ContractDetails, VatStatus } from '../parties/addresses.ts';
import type { OfferFacts } from '../state.ts';
import type { BusinessTreatment, DecidedAbout, TaxDecision } from './tax-facts.ts';

type Taxable = Pick<OfferFacts, 'offeredAsBusiness' | 'addresses' | 'document' | 'taxDesk'>;

/** The decision that counts: the one that our document was written by, else the newest. */
export function taxDecisionOf({
  document,
  taxDesk,
}: Pick<OfferFacts, 'document' | 'taxDesk'>): TaxDecision | undefined {
  return document?.type === 'creditNote' ? document.taxDecision : taxDesk?.decision;
}

/** What a seller says of itself, as far as its tax is decided by it. */
export function decidedAbout({ vatStatus, taxId }: Pick<ContractDetails, 'vatStatus' | 'taxId'>): DecidedAbout {
  return { ...(vatStatus !== undefined && { vatStatus }), ...(taxId !== undefined && { taxId }) };
}

/** The treatment that was decided for what the seller says today; undefined where nothing was, or where it has said something else since. */
export function decidedTreatmentOf(state: Taxable): BusinessTreatment | undefined {
  const decision = taxDecisionOf(state);
  const details = state.addresses?.contractDetails;
  if (!decision || !details) return undefined;
  const { vatStatus, taxId } = decision.about;
  return vatStatus === details.vatStatus && taxId === details.taxId ? decision.treatment : undefined;
}

/** What the seller says of itself and cannot be: domestic, with a number of another country, or with one that the EU's register does not know. */
export const taxContradictions = ['foreignVatId', 'vatIdInvalid'] as const;
export type TaxContradiction = (typeof taxContradictions)[number];

const domestic: readonly (VatStatus | undefined)[] = ['regular', 'smallBusiness', 'marginScheme'];

/** What keeps a Gutschrift from being written by what a domestic business says; undefined where nothing does, and once it is written. */
export function taxContradictionOf({
  addresses,
  taxDesk,
  document,
}: Pick<OfferFacts, 'addresses' | 'taxDesk' | 'document'>): TaxContradiction | undefined {
  if (document?.type === 'creditNote') return undefined;
  const { vatStatus, taxId } = addresses?.contractDetails ?? {};
  if (taxId === undefined || !domestic.includes(vatStatus)) return undefined;
  if (isForeignNumber(taxId)) return 'foreignVatId';
  const answer = taxDesk?.vatIdAnswer;
  return answer?.vatId === taxId && answer.result === 'invalid' ? 'vatIdInvalid' : undefined;
}

/** Whether a number for taxes is one of another country of the EU. */
export function isForeignNumber(taxId: string): boolean {
  return isVatId(taxId) && !taxId.startsWith('DE');
}
