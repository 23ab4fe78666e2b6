import { pages } from '#contract/site/urls.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

interface AlreadySentProps {
  readonly offerId: string;
  readonly onRenew: () => void;
}

/** An earlier try did arrive, and something was changed since. */
export function AlreadySent({ offerId, onRenew }: AlreadySentProps) {
  return (
    <Notice title="Ein früherer Versuch ist angekommen">
      <p>Seitdem haben Sie etwas geändert. Lassen Sie es dabei, oder senden Sie die Änderungen als weitere Anfrage.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <PageLink href={pages.basket.submitted(offerId)} state={{ submittedHere: offerId }} button="secondary">
          Bei der ersten Anfrage bleiben
        </PageLink>
        <Button onClick={onRenew}>Weitere Anfrage daraus machen</Button>
      </div>
    </Notice>
  );
}
