import { AgreedPriceBelow } from '../../agreed-price.tsx';
import { Records } from '../../inspection/records.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { inspectionOutcomes } from '../after-handover.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

function ReceivedPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Ihre Geräte sind angekommen</h2>
      <p className="mt-3">
        {view.deletion?.startedAt ? 'Wir löschen gerade die Datenträger.' : 'Als Nächstes löschen wir die Datenträger.'}{' '}
        Danach prüfen wir die Geräte.
      </p>
      <Records view={view} />
      <AgreedPriceBelow view={view} />
    </>
  );
}

export const received: PhaseScreen = {
  Panel: ReceivedPanel,
  turn: () => we(),
  toDo: () => 'Nichts. Sie bekommen eine E-Mail, sobald das Ergebnis der Prüfung feststeht.',
  next: () => inspectionOutcomes,
};
