import { CounterbidForm } from '../../decision/counterbid-form.tsx';
import { OmitCounterbid } from '../../decision/omit-counterbid.tsx';
import { euros } from '../../euros.ts';
import type { PanelProps } from '../../panel-props.ts';
import { SecondPersonMissing } from '../../sign-off/second-person-missing.tsx';
import { type PhaseScreen, until, you } from '../phase-screen.ts';

/** After a no: an own price, or none. */
function CounterbidOpenPanel({ view, actions }: PanelProps) {
  const { bid } = view;
  if (!bid) return null;
  return (
    <>
      <h2>Sie haben unser Gebot über {euros(bid.total)} abgelehnt</h2>
      <p className="mt-3 mb-8 text-muted">
        Nennen Sie uns Ihren eigenen Preis, oder verzichten Sie auf einen Gegenvorschlag. Dann ist die Anfrage
        geschlossen.
      </p>
      <SecondPersonMissing view={view} />
      {view.actions.includes('submitCounterbid') && <CounterbidForm view={view} bid={bid} actions={actions} />}
      {view.actions.includes('omitCounterbid') && <OmitCounterbid view={view} actions={actions} />}
    </>
  );
}

export const counterbidOpen: PhaseScreen = {
  Panel: CounterbidOpenPanel,
  turn: ({ bid }) => you(`Sie sind am Zug${until(bid?.validUntil)}`),
  toDo: () => 'Nennen Sie Ihren eigenen Preis, oder verzichten Sie darauf.',
  next: () => 'Auf Ihren eigenen Preis antworten wir mit Ja, Nein oder einem neuen Gebot.',
};
