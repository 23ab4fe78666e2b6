import { AgreedPrice } from '../../agreed-price.tsx';
import { needsMaterial } from '../../packing/needs-material.ts';
import type { PanelProps } from '../../panel-props.ts';
import { afterHandover, shippingMethodOf } from '../after-handover.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

const afterCheck = (view: PanelProps['view']) => ({
  shipment: needsMaterial(view)
    ? 'Danach schicken wir Ihnen Verpackungsmaterial und ein Versandetikett.'
    : 'Danach schicken wir Ihnen ein Versandetikett; Verpackung haben Sie selbst.',
  pickup: 'Danach bestätigen wir Ihnen einen Termin für die Abholung.',
  delivery: 'Danach bestätigen wir Ihnen einen Termin für die Anlieferung.',
});

/** The provider makes the order and checks what was given. */
function DataCheckPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Wir prüfen Ihre Angaben</h2>
      <p className="mt-3 mb-7">
        {afterCheck(view)[shippingMethodOf(view)]} Solange können Sie Ihre Angaben noch ändern.
      </p>
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
