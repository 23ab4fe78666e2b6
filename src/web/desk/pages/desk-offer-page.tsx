import { useParams, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { deskPages } from '#contract/desk-urls.ts';
import { messageOf, ProblemError } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useActions } from '../actions/use-actions.ts';
import { writeHash } from '../features/conversation/write-hash.ts';
import { OfferHead } from '../features/offer/offer-head.tsx';
import { useDeskOffer } from '../features/offer/use-desk-offer.ts';
import { useOfferFocus } from '../features/offer/use-offer-focus.ts';
import { OfferLock } from '../features/offer-lock/offer-lock.tsx';
import { MissingPage } from '../missing-page.tsx';
import { useOwnSearch } from '../use-own-search.ts';
import { conversationTab, tabsOf } from './offer/offer-tabs.ts';

/** A sale: what it is, and its views side by side. */
export function DeskOfferPage() {
  // Of this page, also while the next address is already there.
  const { id = '' } = useParams({ strict: false });
  const search = useOwnSearch(deskPages.offer(id));
  const { data: offer, error, refetch } = useDeskOffer(id);
  const router = useRouter();
  // In the view itself the key leads to its field.
  const isWriting = new URLSearchParams(search).get('ansicht') === conversationTab;
  const write = () => void router.navigate({ href: `${deskPages.offer(id)}?ansicht=${conversationTab}${writeHash}` });
  const focus = useOfferFocus(id, offer !== undefined);
  useActions({ writeMessage: isWriting ? undefined : write });
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
          <>
            <p role="alert" className="mt-3">
              {messageOf(error)}
            </p>
            <Button className="mt-4" onClick={() => void refetch()}>
              Noch einmal laden
            </Button>
          </>
        )}
      </div>
    );
  }
  const { tabs, open } = tabsOf(offer, search);
  return (
    <div {...focus} tabIndex={-1} className="px-7 py-6 outline-none" data-keys="offer">
      <OfferLock offerId={id} />
      <OfferHead offer={offer} />
      <nav aria-label="Ansichten" className="mt-6 flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map(({ id: tab, name, count }) => (
          <PageLink
            key={tab}
            href={`${deskPages.offer(id)}?ansicht=${tab}`}
            {...(tab === open?.id && { 'aria-current': 'page' })}
            className={classNames(
              '-mb-px flex min-h-10 items-center border-b-2 py-2',
              tab === open?.id ? 'border-ink font-emphasis' : 'border-transparent hover:border-line',
            )}
          >
            {name}
            {count && <span className="ml-1.5 text-muted">{count(offer)}</span>}
          </PageLink>
        ))}
      </nav>
      <div className="mt-5">
        <Suspense
          fallback={
            <p role="status" className="text-muted">
              Wird geladen …
            </p>
          }
        >
          {open && <open.Part key={open.id} offer={offer} />}
        </Suspense>
      </div>
    </div>
  );
}
