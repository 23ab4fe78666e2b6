import type { IssuedKind } from '#domain/offer/documents.ts';

/** The titles of the documents, as they stand on them (domain.md 1.1, INV-05, section 3). */
export const documentNames: Record<IssuedKind, string> = {
  deletionCertificate: 'Löschzertifikat',
  destructionProof: 'Vernichtungsnachweis',
  testProtocol: 'Prüfprotokoll',
  purchaseReceipt: 'Ankaufbeleg',
  selfBilledInvoice: 'Gutschrift',
};

/** What a document is called with its number, 'Löschzertifikat LZ-2026-000123'. */
export function documentTitle(kind: IssuedKind, number: string): string {
  return `${documentNames[kind]} ${number}`;
}
