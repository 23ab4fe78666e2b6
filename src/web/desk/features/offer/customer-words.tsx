import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface CustomerWordsProps {
  readonly offer: Pick<DeskOfferView, 'comments' | 'availableImmediately' | 'availableFrom' | 'itemsListUpload'>;
}

/** What the seller said of the goods as a whole: their words, from when on they can go, and the list they came from. */
export function CustomerWords({ offer }: CustomerWordsProps) {
  const { comments, availableImmediately, availableFrom, itemsListUpload } = offer;
  const from = availableImmediately === false ? availableFrom : undefined;
  if (comments === undefined && from === undefined && itemsListUpload === undefined) return null;
  return (
    <section aria-label="Der Kunde schreibt" className="mb-5 grid gap-2">
      {comments !== undefined && (
        <p className="max-w-[60rem] border-l-3 border-mark bg-sheet px-4 py-3 whitespace-pre-line wrap-anywhere">
          {comments}
        </p>
      )}
      {from !== undefined && <p className="text-muted">Abgabe möglich ab {formatDay(from)}</p>}
      {itemsListUpload && (
        <p>
          Liste des Kunden:{' '}
          <PageLink href={deskApi.upload(itemsListUpload.url)} download={itemsListUpload.name}>
            {itemsListUpload.name}
          </PageLink>
        </p>
      )}
    </section>
  );
}
