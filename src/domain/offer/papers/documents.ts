import type { DocumentKind } from '../facts.ts';
import type { MediumRecord } from '../media/medium-record.ts';
import type { OfferState } from '../state.ts';
import { requiredDeclarations } from './declarations.ts';

/** Every document the provider issues about an offer. */
export const issuedKinds = [
  'purchaseContract',
  'processingAgreement',
  'deletionCertificate',
  'destructionProof',
  'testProtocol',
  'purchaseReceipt',
  'selfBilledInvoice',
  'cancellation',
] as const satisfies readonly (DocumentKind | string)[];

export type IssuedKind = (typeof issuedKinds)[number];

/** Results of a deletion that are final: nothing of the medium can be read any more (DEL-01). */
const finalResults: Partial<Record<MediumRecord['result'], IssuedKind>> = {
  erased: 'deletionCertificate',
  destroyed: 'destructionProof',
};

/**
 * Whether a document concerns an offer at all: data are processed for a business whose goods hold any (DEL-10), by an agreement that it made here. What was
 * agreed elsewhere, or before anybody was asked, has none of ours.
 */
export function isConcerned(kind: IssuedKind, state: OfferState): boolean {
  if (kind !== 'processingAgreement') return true;
  const isAgreedTo = state.declarations.some(({ name }) => name === 'dataProcessing');
  return state.inquiryId !== undefined && isAgreedTo && requiredDeclarations(state).includes('dataProcessing');
}

/**
 * The document on which a medium stands: erased ones on the certificate, destroyed ones on the proof. Throws on a medium
 * without a final result, for which there is no document (DEL-01).
 */
export function documentOfMedium({ result }: Pick<MediumRecord, 'result'>): IssuedKind {
  const kind = finalResults[result];
  if (kind === undefined) throw new Error(`A medium that is ${result} has no document`);
  return kind;
}
