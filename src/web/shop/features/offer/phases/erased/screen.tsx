import { AgreedPriceBelow } from '../../agreed-price.tsx';
import { Records } from '../../inspection/records.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { inspectionOutcomes } from '../after-handover.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

function TestingPanel({ view }: PanelProps) {
  return (
    <>
      <h2>{testingTitle(view)}</h2>
      <p className="mt-3">
        {view.testing?.finishedAt
          ? 'Wir teilen Ihnen mit, ob der vereinbarte Preis bleibt. Nur Abzüge aus dem Preisblatt sind möglich, und nur mit Ihrer Zustimmung.'
          : 'Wir vergleichen jedes Gerät mit Ihren Angaben.'}
      </p>
      <Records view={view} />
      <AgreedPriceBelow view={view} />
    </>
  );
}

function testingTitle({ testing }: PanelProps['view']): string {
  if (testing?.finishedAt) return 'Die Prüfung ist abgeschlossen';
  return testing?.startedAt ? 'Wir prüfen Ihre Geräte' : 'Ihre Geräte warten auf die Prüfung';
}

export const erased: PhaseScreen = {
  Panel: TestingPanel,
  turn: () => we(),
  toDo: () => 'Nichts. Sie bekommen eine E-Mail, sobald das Ergebnis der Prüfung feststeht.',
  next: () => inspectionOutcomes,
};
