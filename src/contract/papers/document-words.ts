import type { TestVerdict } from '#domain/offer/facts.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';

/** The titles of the documents, as they stand on them (INV-05). */
export const documentNames: Record<IssuedKind, string> = {
  purchaseContract: 'Kaufvertrag',
  processingAgreement: 'Vertrag zur Auftragsverarbeitung',
  deletionCertificate: 'Löschzertifikat',
  destructionProof: 'Vernichtungsnachweis',
  testProtocol: 'Prüfprotokoll',
  purchaseReceipt: 'Ankaufbeleg',
  selfBilledInvoice: 'Gutschrift',
  cancellation: 'Stornobeleg',
};

/** What the terms are called as a paper with both names (LEG-02). */
export const acceptedTermsName = 'Angenommene Ankaufbedingungen';

/** What the test of an item came to, on the screen and in the protocol. */
export const testVerdictWords: Record<TestVerdict, string> = {
  passed: 'wie beschrieben',
  deviating: 'weicht ab',
  failed: 'nicht bestanden',
};

/** What a document is called with its number, 'Löschzertifikat LZ-2026-000123'. */
export function documentTitle(kind: IssuedKind, number: string): string {
  return `${documentNames[kind]} ${number}`;
}
