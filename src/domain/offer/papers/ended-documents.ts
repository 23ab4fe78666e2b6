import type { EndedDocument } from '../facts.ts';
import type { OfferFacts, StandingDocument } from '../state.ts';

/** The provider's paper that stands, whatever its kind. */
export type OwnDocument = Extract<StandingDocument, { type: 'creditNote' }>;

/** The provider's paper that stands; undefined without one, and where the seller wrote an invoice. */
export function ownDocumentOf({ document }: Pick<OfferFacts, 'document'>): OwnDocument | undefined {
  return document?.type === 'creditNote' ? document : undefined;
}

/** The objection that took down the newest of our papers, whatever came after it; undefined where it was another end. */
export function lastObjectionOf({
  endedDocuments = [],
}: Pick<OfferFacts, 'endedDocuments'>): EndedDocument | undefined {
  const last = endedDocuments.at(-1);
  return last?.end === 'objected' ? last : undefined;
}

/** The objection after which no other document has come about: somebody has to say how the sale is paid. */
export function openObjectionOf(facts: Pick<OfferFacts, 'endedDocuments' | 'document'>): EndedDocument | undefined {
  return facts.document === undefined ? lastObjectionOf(facts) : undefined;
}

/** The papers that no longer stand, the one that stands now among them; throws where none of ours does. */
export function withEnded(
  { document, endedDocuments = [] }: Pick<OfferFacts, 'document' | 'endedDocuments'>,
  end: Pick<EndedDocument, 'end' | 'endedAt' | 'reason' | 'cancellation'>,
): EndedDocument[] {
  const standing = ownDocumentOf({ ...(document && { document }) });
  if (!standing) throw new Error('None of our documents stands');
  const { kind, number, total, at } = standing;
  return [...endedDocuments, { kind, number, total, at, ...end }];
}
