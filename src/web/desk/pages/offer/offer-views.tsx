import { Suspense, useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { tabsOf } from './offer-tabs.ts';

interface OfferViewsProps {
  readonly offer: DeskOfferView;
  readonly search: string;
}

/** The views of a sale. The one that opened by itself stays while it is worked in, also once what it was due for is done. */
export function OfferViews({ offer, search }: OfferViewsProps) {
  const [start] = useState(() => tabsOf(offer, '').open?.id);
  const { tabs, open, due } = tabsOf(offer, search, start);
  return (
    <>
      <nav aria-label="Ansichten" className="mt-6 flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map(({ id: tab, name, count }) => (
          <PageLink
            key={tab}
            href={`${deskPages.offer(offer.id)}?ansicht=${tab}`}
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
      {due && open && due.id !== open.id && offer.side === 'ours' && (
        <p className="mt-5">
          <PageLink
            href={`${deskPages.offer(offer.id)}?ansicht=${due.id}`}
            className="inline-flex min-h-14 items-center text-link"
          >
            Als Nächstes: {due.name}
          </PageLink>
        </p>
      )}
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
    </>
  );
}
