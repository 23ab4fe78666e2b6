import { Records } from '../../inspection/records.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

function ReturningPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Ihre Geräte kommen zurück</h2>
      <p className="mt-3">Der Auftrag ist beendet. Wir schicken die Geräte kostenlos an Sie zurück.</p>
      {view.orderRejection && (
        <p className="mt-4">
          <span className="font-emphasis">Begründung:</span>{' '}
          <span className="wrap-anywhere whitespace-pre-line">{view.orderRejection.reason}</span>
        </p>
      )}
      <Records view={view} />
    </>
  );
}

export const returning: PhaseScreen = {
  Panel: ReturningPanel,
  turn: () => we('Wir sind am Zug: Rücksendung'),
  toDo: () => 'Nichts. Wir schicken Ihnen die Geräte kostenlos zurück.',
  next: () => 'Die Sendungsnummer der Rücksendung sehen Sie hier, sobald sie unterwegs ist.',
  goodsBelow: true,
};
