import { AgreedPrice } from '../../agreed-price.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { afterHandover, methodOf } from '../after-handover.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

const afterCheck = {
  shipment: 'Danach schicken wir Ihnen Verpackungsmaterial und ein Versandetikett.',
  pickup: 'Danach bestätigen wir Ihnen einen Termin für die Abholung.',
  delivery: 'Danach bestätigen wir Ihnen einen Termin für die Anlieferung.',
};

/** The provider makes the order and checks what was given. */
function DataCheckPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Wir prüfen Ihre Angaben</h2>
      <p className="mt-3 mb-7">{afterCheck[methodOf(view)]} Solange können Sie Ihre Angaben noch ändern.</p>
      <AgreedPrice view={view} />
    </>
  );
}

export const addressed: PhaseScreen = {
  Panel: DataCheckPanel,
  turn: () => we(),
  toDo: () => 'Nichts. Wenn sich etwas geändert hat, ändern Sie Ihre Angaben.',
  next: afterHandover,
};
