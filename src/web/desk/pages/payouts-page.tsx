import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type DuePayouts, duePayoutsSchema, payoutCalls } from '#contract/money/payouts.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { DuePart } from '../features/payouts/due-part.tsx';
import { MadePart, RunsPart } from '../features/payouts/made-part.tsx';
import { type PayoutView, payoutAddress, payoutPlaceOf, payoutViews } from '../features/payouts/payout-address.ts';
import { RunPart } from '../features/payouts/run-part.tsx';
import { PageWays } from '../ui/page-ways.tsx';
import { useOwnSearch } from '../use-own-search.ts';
import { useRead } from '../use-read.ts';

/** What is to be paid, what waits, and the runs in which it is paid. */
export function PayoutsPage() {
  const router = useRouter();
  const place = payoutPlaceOf(useOwnSearch(deskPages.payouts));
  const { data: due, error, refetch } = useRead(payoutCalls.due, duePayoutsSchema);
  const part = useRef<HTMLElement>(null);
  const focus = () => part.current?.focus({ preventScroll: true });
  const here = 'view' in place ? place.view : 'laeufe';
  return (
    <div className="px-7 py-6">
      <h1>Auszahlung</h1>
      {due && <Summary due={due} />}
      <p className="mt-1">
        <PageLink href={deskPages.bankStatements}>Kontoauszüge</PageLink>
      </p>
      <div className="mt-3">
        <PageWays
          label="Ansichten"
          here={payoutAddress({ view: here })}
          ways={payoutViews.map((view) => ({ href: payoutAddress({ view }), name: nameOf(view, due) }))}
        />
      </div>
      <section ref={part} tabIndex={-1} aria-label={partName(place)} className="mt-5 outline-none">
        <ReadRefusal error={error} read={refetch} />
        {'run' in place && <RunPart runId={place.run} onDone={focus} />}
        {'view' in place && (
          <View
            view={place.view}
            due={due}
            isReading={error === null}
            onGo={(href) => void router.navigate({ href }).then(focus)}
            onDone={focus}
          />
        )}
      </section>
    </div>
  );
}

function View(props: {
  readonly view: PayoutView;
  readonly due: DuePayouts | undefined;
  readonly isReading: boolean;
  readonly onGo: (address: string) => void;
  readonly onDone: () => void;
}) {
  const { view, due, isReading, onGo, onDone } = props;
  if (view === 'im-lauf') return <MadePart state="inRun" />;
  if (view === 'bezahlt') return <MadePart state="paid" />;
  if (view === 'laeufe') return <RunsPart />;
  if (due === undefined) return isReading && <p role="status">Wird geladen …</p>;
  return <DuePart key={view} due={due} onlyHeld={view === 'gesperrt'} onGo={onGo} onDone={onDone} />;
}

function Summary({ due: { counts, rows, promisedWorkingDays, hasOwnAccount } }: { readonly due: DuePayouts }) {
  return (
    <p className="mt-2 text-muted">
      {counts.due === 0 ? 'Nichts ist fällig.' : `${counts.due} fällig, ${counts.payable} davon zahlbar.`}
      {promisedWorkingDays !== undefined && ` Zugesagt: ${promisedWorkingDays} Werktage nach dem Abschluss.`}{' '}
      <strong className="text-ink">
        {counts.overdue > 0 ? `${counts.overdue} überfällig.` : counts.due > 0 && 'Nichts ist überfällig.'}
      </strong>
      {rows.length < counts.open &&
        ` Gezeigt werden die ersten ${rows.length} von ${counts.open}; in einen Lauf passen alle zahlbaren.`}
      {!hasOwnAccount && ' Das eigene Konto fehlt in den Einstellungen.'}
    </p>
  );
}

const viewNames: Readonly<Record<PayoutView, string>> = {
  ...{ faellig: 'Fällig', 'im-lauf': 'Im Lauf', gesperrt: 'Gesperrt', bezahlt: 'Bezahlt', laeufe: 'Läufe' },
};

function partName(place: ReturnType<typeof payoutPlaceOf>): string {
  return 'run' in place ? 'Lauf' : viewNames[place.view];
}

function nameOf(view: PayoutView, due: DuePayouts | undefined): string {
  const counts: Partial<Record<PayoutView, number>> = due
    ? { faellig: due.counts.due, 'im-lauf': due.counts.inRun, gesperrt: due.counts.held }
    : {};
  return [viewNames[view], counts[view]].filter((part) => part !== undefined).join(' ');
}
