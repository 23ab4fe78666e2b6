import type { ReactNode } from 'react';
import { pages } from '#contract/urls.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay, formatDayInFull } from '#domain/values/day-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { OmitCounterbid } from '../decision/bid-declined-panel.tsx';
import { euros } from '../euros.ts';
import { Records } from '../inspection/inspection-panels.tsx';
import type { PanelProps } from '../panel-props.ts';
import { TrackingLinks } from '../tracking-links.tsx';

type Viewed = Pick<PanelProps, 'view'>;

interface EndingProps {
  readonly header?: string;
  readonly text: string;
  readonly reason?: string | undefined;
  readonly children?: ReactNode;
}

function Ending({ header, text, reason, children }: EndingProps) {
  return (
    <>
      <h2>{header ?? text}</h2>
      {header !== undefined && <p className="mt-3">{text}</p>}
      {reason !== undefined && (
        <p className="mt-4">
          <span className="font-emphasis">Begründung:</span> <span className="whitespace-pre-line">{reason}</span>
        </p>
      )}
      {children}
      <p className="mt-8">
        <PageLink href={pages.wizard.start} button="secondary" className="max-sm:w-full">
          Neue Anfrage starten
        </PageLink>
      </p>
    </>
  );
}

export function RejectedPanel({ view }: Viewed) {
  return (
    <Ending
      text="Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage."
      reason={view.rejection?.reason}
    />
  );
}

export function DeadlinePassedPanel({ view, actions }: PanelProps) {
  return (
    <>
      <Ending header="Zeit zur Annahme des Ankaufpreises verstrichen!" text="Starten Sie bitte eine neue Anfrage.">
        {view.bid && (
          <p className="mt-3 text-muted">
            Unser Gebot über {euros(view.bid.total)} galt bis {formatDayInFull(view.bid.validUntil)}.
          </p>
        )}
      </Ending>
      <OmitCounterbid view={view} actions={actions} />
    </>
  );
}

/** Declined by the customer, or the counterbid by the provider. */
export function ClosedPanel({ view }: Viewed) {
  const refused = view.status === 'counterbidDeclined';
  return (
    <Ending text="Ihre Anfrage wurde geschlossen.">
      <p className="mt-3">
        {refused
          ? 'Wir haben Ihren Gegenvorschlag abgelehnt. Er bindet Sie nicht mehr.'
          : 'Sie haben unser Gebot abgelehnt und auf einen Gegenvorschlag verzichtet.'}
      </p>
    </Ending>
  );
}

const cancelledHeader = 'Transaktion abgebrochen!';

/** Taken back by the customer, or ended by the provider with a reason. */
export function CancelledPanel({ view }: Viewed) {
  const { cancellation, orderRejection } = view;
  if (cancellation?.by === 'customer') {
    const text = `Sie haben den Verkauf am ${formatDay(dayOf(cancellation.at))} zurückgezogen.`;
    return (
      <Ending header={cancelledHeader} text={text}>
        <Returns view={view} />
      </Ending>
    );
  }
  return (
    <Ending
      header={cancelledHeader}
      text="Es wurden Probleme bei der Verarbeitung Ihrer Daten festgestellt."
      reason={cancellation?.reason ?? orderRejection?.reason}
    >
      <Returns view={view} />
    </Ending>
  );
}

export function ReturningPanel({ view }: Viewed) {
  return (
    <>
      <h2>Ihre Geräte kommen zurück</h2>
      <p className="mt-3">Der Auftrag ist beendet. Wir schicken die Geräte kostenlos an Sie zurück.</p>
      {view.orderRejection && (
        <p className="mt-4">
          <span className="font-emphasis">Begründung:</span>{' '}
          <span className="whitespace-pre-line">{view.orderRejection.reason}</span>
        </p>
      )}
      <Records view={view} />
    </>
  );
}

export function AbortedPanel({ view }: Viewed) {
  if (view.status === 'cancelled') return <CancelledPanel view={view} />;
  const sentBack = view.returns.some(({ trackingNumbers }) => trackingNumbers.length > 0);
  return (
    <Ending
      header="Der Auftrag ist beendet"
      text={sentBack ? 'Ihre Geräte haben wir an Sie zurückgeschickt.' : 'Die Rückgabe Ihrer Geräte ist erledigt.'}
      reason={view.orderRejection?.reason}
    >
      <Returns view={view} />
      <Records view={view} />
    </Ending>
  );
}

/** Parcels on their way back to the customer. */
export function Returns({ view }: Viewed) {
  if (view.returns.length === 0) return null;
  return (
    <section className="mt-6">
      <h3>Rücksendung</h3>
      {view.returns.map(({ trackingNumbers, note, at }) => (
        <div key={at} className="mt-2">
          <TrackingLinks numbers={trackingNumbers} />
          {note !== undefined && <p className="whitespace-pre-line">{note}</p>}
        </div>
      ))}
    </section>
  );
}
