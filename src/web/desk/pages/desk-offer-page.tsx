import { useParams, useRouter } from '@tanstack/react-router';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useActions } from '../actions/use-actions.ts';
import { writeHash } from '../features/conversation/write-hash.ts';
import { noteHash } from '../features/notes/note-hash.ts';
import { OfferHead } from '../features/offer/offer-head.tsx';
import { useDeskOffer } from '../features/offer/use-desk-offer.ts';
import { useOfferFocus } from '../features/offer/use-offer-focus.ts';
import { OfferLock } from '../features/offer-lock/offer-lock.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useOwnSearch } from '../use-own-search.ts';
import { conversationTab, notesTab } from './offer/offer-tabs.ts';
import { OfferViews } from './offer/offer-views.tsx';

/** A sale: what it is, and its views side by side. */
export function DeskOfferPage() {
  // Of this page, also while the next address is already there.
  const { id = '' } = useParams({ strict: false });
  const search = useOwnSearch(deskPages.offer(id));
  const { data: offer, error, refetch } = useDeskOffer(id);
  const router = useRouter();
  // In the view itself the key leads to its field.
  const view = new URLSearchParams(search).get('ansicht');
  const to = (tab: string, hash: string) => () =>
    void router.navigate({ href: `${deskPages.offer(id)}?ansicht=${tab}${hash}` });
  const focus = useOfferFocus(id, offer !== undefined);
  useActions({
    writeMessage: view === conversationTab ? undefined : to(conversationTab, writeHash),
    addNote: view === notesTab ? undefined : to(notesTab, noteHash),
  });
  if (error instanceof ProblemError && error.status === 404) return <MissingPage />;
  if (offer === undefined) {
    return (
      <div className="p-7">
        <h1>Verkauf</h1>
        {error === null ? (
          <p role="status" className="mt-3 text-muted">
            Wird geladen …
          </p>
        ) : (
          <ReadRefusal error={error} read={refetch} />
        )}
      </div>
    );
  }
  return (
    <div {...focus} tabIndex={-1} className="px-7 py-6 outline-none" data-keys="offer">
      <OfferLock offerId={id} />
      <OfferHead offer={offer} />
      <OfferViews key={id} offer={offer} search={search} />
    </div>
  );
}
