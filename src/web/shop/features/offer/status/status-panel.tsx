import type { ReactNode } from 'react';
import type { ShownStatus } from '#contract/sale/offer-status.ts';
import { statusText } from '#contract/sale/offer-words.ts';
import { offerSection, pages } from '#contract/site/urls.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { shownPhase } from '../phases/shown-phase.ts';
import { statusWords } from '../phases/status-words.ts';
import { PromisedDay } from '../promised-day.tsx';
import { turnBackgrounds } from '../turn-backgrounds.ts';
import { turnWords } from './turn-words.ts';

interface StatusPanelProps {
  readonly status: ShownStatus;
  readonly isSignedIn: boolean;
  /** The way on for whoever has no password yet. */
  readonly withoutPassword: ReactNode;
}

/** Whose turn, where it stands, what follows; the step itself is taken after signing in. */
export function StatusPanel({ status, isSignedIn, withoutPassword }: StatusPanelProps) {
  const { now, next, action, offersAnew } = statusWords[shownPhase(status)];
  const isYours = status.turn === 'you' && action !== undefined;
  return (
    <section aria-label="Stand" className="rounded-sm border border-line bg-sheet">
      <p className={classNames('px-5 py-3.5 font-emphasis sm:px-7', turnBackgrounds[status.turn])}>
        {turnWords(status)}
      </p>
      <div className="px-5 py-6 sm:px-7 sm:py-7">
        <h2>{statusText(status.status, status.stage)}</h2>
        <p className="mt-3">{now}</p>
        {next !== '' && <p className="mt-3 text-muted">{next}</p>}
        {status.promised && (
          <div className="mt-3">
            <PromisedDay promised={status.promised} />
          </div>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <PageLink
            href={offerSection(status.offerId, 'jetzt')}
            button={isYours ? 'primary' : 'secondary'}
            className="max-sm:w-full"
          >
            {isSignedIn ? 'Verkauf öffnen' : isYours ? action : 'Anmelden und ansehen'}
          </PageLink>
          {offersAnew && (
            <PageLink href={pages.wizard.start} button="secondary" className="max-sm:w-full">
              Neue Anfrage starten
            </PageLink>
          )}
        </div>
        {!isSignedIn && <div className="mt-6">{withoutPassword}</div>}
        <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
          Wer den Link aus der E-Mail hat, sieht diese Seite. Sie zeigt deshalb weder Namen und Adressen noch Preise und
          Dateien. Der Link gilt bis {formatDayInFull(status.shownUntil)}.
        </p>
      </div>
    </section>
  );
}
