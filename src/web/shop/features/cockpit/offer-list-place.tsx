import { useEffect, useState } from 'react';
import { pages } from '#contract/urls.ts';
import { eventTypes } from '#domain/offer/events.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useStore } from '#web/lib/store.ts';
import { useLiveMessages, useLiveView } from '#web/lib/use-live.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { createOfferListStore } from './offer-list-store.ts';
import { OfferRow } from './offer-row.tsx';

const liveTypes = [...eventTypes, 'open'];

/** The customer's offers, kept fresh while they are looked at. */
export function OfferListPlace({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [store] = useState(() => createOfferListStore(browserApi));
  const { offers, at, problem } = useStore(store.state);
  useUnauthorised(problem, onSignedOut);

  useEffect(() => void store.read(), [store]);
  useLiveView(null);
  useLiveMessages(liveTypes, () => void store.read());

  if (at === 'reading') {
    return (
      <p role="status" className="mt-8 min-h-[40vh] text-muted">
        Ihre Angebote werden geladen …
      </p>
    );
  }
  if (at === 'failed') {
    return (
      <div className="mt-8 min-h-[40vh]">
        <p role="alert">{messageOf(problem)}</p>
        <Button className="mt-6" onClick={() => void store.read()}>
          Noch einmal laden
        </Button>
      </div>
    );
  }
  if (offers.length === 0) return <NoOffers />;
  return (
    <ul className="mt-8 border-t border-ink">
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function NoOffers() {
  return (
    <div className="mt-8 max-w-[40rem] border-t border-ink pt-8">
      <h2>Noch keine Anfrage</h2>
      <p className="mt-3">
        Suchen Sie Ihr Gerät aus, und senden Sie eine Anfrage. Unser Kaufpreisgebot mit allen möglichen Abzügen
        erscheint dann hier.
      </p>
      <p className="mt-6">
        <PageLink href={pages.wizard.start} button="primary" className="max-sm:w-full">
          Gerät verkaufen
        </PageLink>
      </p>
    </div>
  );
}
