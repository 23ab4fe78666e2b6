import type { ComponentType } from 'react';
import { pages } from '#contract/site/urls.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { useHeldDrafts } from '#web/shop/use-held-drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { UsableOnceTakenOver } from '#web/ui/usable-once-taken-over.tsx';
import type { OfferScreenProps } from './offer-screen.tsx';
import { useOffer } from './use-offer.ts';

const crumbs = [{ text: 'Verkaufscockpit', href: pages.cockpit.list }, { text: 'Statusübersicht' }];

interface OfferLoaderProps {
  readonly id: string;
  /** What is shown of the offer. */
  readonly screen: ComponentType<OfferScreenProps>;
  /** Called when the server no longer knows who is reading. */
  readonly onSignedOut: () => void;
}

/** The place of one offer: being read, missing, unreachable or here. */
export function OfferLoader({ id, screen: Screen, onSignedOut }: OfferLoaderProps) {
  const { offer, store, news } = useOffer(id);
  const turn = useHeldDrafts();
  useUnauthorised(offer.at === 'failed' ? offer.problem : undefined, onSignedOut);
  switch (offer.at) {
    case 'here':
      return (
        <UsableOnceTakenOver>
          <Screen key={`${offer.view.id} ${turn}`} view={offer.view} actions={store} news={news} />
        </UsableOnceTakenOver>
      );
    case 'missing':
      return (
        <div className="page-width">
          <PageHeader title="Diesen Verkauf finden wir nicht" crumbs={crumbs}>
            Vielleicht ist die Adresse unvollständig, oder der Verkauf gehört zu einer anderen E-Mail-Adresse.
          </PageHeader>
          <p className="mt-8">
            <PageLink href={pages.cockpit.list} button="secondary">
              Zum Verkaufscockpit
            </PageLink>
          </p>
        </div>
      );
    case 'failed':
      return (
        <div className="page-width">
          <PageHeader title="Statusübersicht" crumbs={crumbs} />
          <p role="alert" className="mt-4 max-w-[40rem]">
            {messageOf(offer.problem)}
          </p>
          <p className="mt-3 max-w-[40rem] text-muted">Ihr Verkauf ist nicht verloren. Er wird nur nicht angezeigt.</p>
          <Button className="mt-8" onClick={() => void store.read(id)}>
            Noch einmal laden
          </Button>
        </div>
      );
    default:
      return (
        <div className="page-width min-h-[60vh]">
          <PageHeader title="Statusübersicht" crumbs={crumbs} />
          <p role="status" className="mt-4 text-muted">
            Ihr Verkauf wird geladen …
          </p>
        </div>
      );
  }
}
