import type { OfferView } from '#contract/sale/offer-view.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { inOrder } from '#domain/values/in-order.ts';

type IssuedView = OfferView['documents'][number];

/** The objection after which no other document has come about, of an offer as it is shown; undefined where none is open. */
export function openObjectionIn({
  documents,
  document,
}: Pick<OfferView, 'documents' | 'document'>):
  | (NonNullable<IssuedView['ended']> & Pick<IssuedView, 'number'>)
  | undefined {
  if (document) return undefined;
  const ended = documents.flatMap(({ number, ended }) => (ended ? [{ number, ...ended }] : []));
  const last = ended.toSorted((one, other) => inOrder(one.at, other.at)).at(-1);
  return last?.how === 'objected' ? last : undefined;
}

/** Why a paper no longer counts, in a sentence for both sides: 'Widersprochen am 24.11.2026: … Es gilt GS-2026-000002.' */
export function endedText({
  how,
  at,
  reason = '',
  cancellation,
  replacedBy,
}: NonNullable<IssuedView['ended']>): string {
  const day = formatDay(dayOf(at));
  const why = reason === '' ? '' : `: ${reason.replace(/[.\s]+$/, '')}`;
  const what = how === 'objected' ? `Widersprochen am ${day}` : `Storniert am ${day}`;
  const by = cancellation === undefined ? '' : ` Stornobeleg ${cancellation}.`;
  return `${what}${why}.${by}${replacedBy === undefined ? '' : ` Es gilt ${replacedBy}.`}`;
}
