import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import type { IssuedKind } from '#domain/offer/papers/documents.ts';
import { cancellation, cancellationSnapshot } from './cancellation.ts';
import { deletionCertificate } from './deletion-certificate.ts';
import { destructionProof } from './destruction-proof.ts';
import type { Letter } from './letter.ts';
import { mediaSnapshot } from './media-document.ts';
import { paymentSnapshot } from './payment-document.ts';
import { processingAgreement, processingAgreementSnapshot } from './processing-agreement.ts';
import { contractSnapshot, purchaseContract } from './purchase-contract.ts';
import { purchaseReceipt } from './purchase-receipt.ts';
import { selfBilledInvoice } from './self-billed-invoice.ts';
import type { DocumentSource } from './source.ts';
import { testProtocol, testSnapshot } from './test-protocol.ts';

/** Everything a document of this kind is made of, as it is known when it is issued. */
export function takeSnapshot(kind: IssuedKind, source: DocumentSource): DocumentSnapshot {
  switch (kind) {
    case 'deletionCertificate':
    case 'destructionProof':
      return mediaSnapshot(kind, source);
    case 'testProtocol':
      return testSnapshot(source);
    case 'purchaseReceipt':
    case 'selfBilledInvoice':
      return paymentSnapshot(kind, source);
    case 'cancellation':
      return cancellationSnapshot(source);
    case 'purchaseContract':
      return contractSnapshot(source);
    case 'processingAgreement':
      return processingAgreementSnapshot(source);
  }
}

/** What stands on a document. */
export function letterOf(snapshot: DocumentSnapshot): Letter {
  switch (snapshot.kind) {
    case 'deletionCertificate':
      return deletionCertificate(snapshot);
    case 'destructionProof':
      return destructionProof(snapshot);
    case 'testProtocol':
      return testProtocol(snapshot);
    case 'purchaseReceipt':
      return purchaseReceipt(snapshot);
    case 'selfBilledInvoice':
      return selfBilledInvoice(snapshot);
    case 'cancellation':
      return cancellation(snapshot);
    case 'purchaseContract':
      return purchaseContract(snapshot);
    case 'processingAgreement':
      return processingAgreement(snapshot);
  }
}
