import { useEffect, useRef } from 'react';
import type { OfferCounts } from '#contract/sale/offer-list.ts';
import { pages } from '#contract/site/urls.ts';
import { numberText } from '#domain/values/number-text.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { useUnauthorised } from '#web/lib/use-unauthorised.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { UsableOnceTakenOver } from '#web/ui/usable-once-taken-over.tsx';
import { type CockpitChoice, isNarrowed, rowsOnPage } from './list-address.ts';
import { ListPager } from './list-pager.tsx';
import { ListTools } from './list-tools.tsx';
import { OfferRow } from './offer-row.tsx';
import { PaperArchives } from './paper-archives.tsx';
import { useOfferList } from './use-offer-list.ts';

/** So few offers are seen at a glance; search and choices would only stand in the way. */
const glance = 5;

interface OfferListSectionProps {
  /** Id of the account whose offers these are. */
  readonly owner: string;
  readonly onSignedOut: () => void;
}

/** The customer's offers: being read, unreachable, none yet, none found, or here. */
export function OfferListSection({ owner, onSignedOut }: OfferListSectionProps) {
  const { list, choice, choose, readAgain } = useOfferList(owner);
  const { offers, at, counts, problem } = list;
  const rows = useRef<HTMLUListElement>(null);
  useUnauthorised(problem, onSignedOut);

  // A turned page begins at its first row, for keyboard and screen reader too; the first one opened is not turned.
  const shownPage = useRef(choice.page);
  const readPage = list.choice?.page;
  useEffect(() => {
    if (readPage === undefined || readPage === shownPage.current) return;
    shownPage.current = readPage;
    rows.current?.focus({ preventScroll: true });
  }, [readPage]);

  if (at === 'reading') return <ChosenList />;
  if (at === 'failed') {
    return (
      <div className="mt-8 min-h-[60vh]">
        <p role="alert" className="max-w-[40rem]">
          {messageOf(problem)}
        </p>
        <p className="mt-3 max-w-[40rem] text-muted">
          Ihre Verkäufe sind nicht verloren. Sie werden nur nicht angezeigt.
        </p>
        <Button className="mt-6" onClick={readAgain}>
          Noch einmal laden
        </Button>
      </div>
    );
  }
  if (counts.total === 0) return <NoOffers />;
  const narrowed = isNarrowed(choice);
  const total = choice.show === undefined ? counts.all : counts[choice.show];
  const now = new Date().toISOString();
  return (
    <>
      {(counts.total > glance || narrowed) && (
        <UsableOnceTakenOver>
          <ListTools choice={choice} counts={counts} onChoose={choose} />
        </UsableOnceTakenOver>
      )}
      <p role="status" className="mt-5 text-sm text-muted">
        {countText(choice, total, counts)}
      </p>
      {offers.length > 0 ? (
        <ul
          ref={rows}
          tabIndex={-1}
          aria-label="Verkäufe"
          className="mt-3 scroll-mt-28 border-t border-ink outline-none"
        >
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} now={now} />
          ))}
        </ul>
      ) : (
        <NothingFound choice={choice} beyond={total > 0} />
      )}
      <ListPager choice={choice} total={total} />
      <PaperArchives />
    </>
  );
}

/** Holds the place of the first rows, so that nothing jumps when they come. */
function ChosenList() {
  return (
    <div className="mt-8 min-h-[60vh]">
      <p role="status" className="text-sm text-muted">
        Ihre Verkäufe werden geladen …
      </p>
      <div aria-hidden="true" className="mt-3 border-t border-ink">
        {[0, 1, 2].map((row) => (
          <div key={row} className="h-[9.5rem] border-b border-line bg-sheet sm:h-[7.5rem]" />
        ))}
      </div>
    </div>
  );
}

/** 'Seite 2, 3 von 16 Verkäufen': said politely whenever it changes. */
function countText(choice: CockpitChoice, total: number, counts: OfferCounts): string {
  const sales = (count: number) => (count === 1 ? '1 Verkauf' : `${numberText(count)} Verkäufe`);
  const pageText = total > rowsOnPage ? `, Seite ${numberText(choice.page)}` : '';
  return isNarrowed(choice)
    ? `${numberText(total)} von ${numberText(counts.total)} ${counts.total === 1 ? 'Verkauf' : 'Verkäufen'}${pageText}`
    : `${sales(total)}, neueste zuerst${pageText}`;
}

interface NothingFoundProps {
  readonly choice: CockpitChoice;
  /** There are rows, but not so many pages. */
  readonly beyond: boolean;
}

function NothingFound({ choice, beyond }: NothingFoundProps) {
  return (
    <div className="mt-3 min-h-[40vh] max-w-[40rem] border-t border-ink pt-8">
      <h2>{beyond ? 'So viele Seiten gibt es nicht' : 'Kein Verkauf passt dazu'}</h2>
      <p className="mt-3">
        {choice.search === '' || beyond
          ? 'Zeigen Sie alle Verkäufe an, oder wählen Sie etwas anderes.'
          : 'Gesucht wird in Nummern, Titeln und Gerätenamen, jedes Wort muss vorkommen. Lassen Sie ein Wort weg, oder zeigen Sie alle Verkäufe an.'}
      </p>
      <p className="mt-6">
        <PageLink href={pages.cockpit.list} button="secondary" className="max-sm:w-full">
          Alle Verkäufe anzeigen
        </PageLink>
      </p>
    </div>
  );
}

function NoOffers() {
  return (
    <div className="mt-8 max-w-[40rem] border-t border-line pt-8">
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
