import { formatInstant } from '#domain/values/instant-text.ts';
import { AgreedPriceBelow } from '../../agreed-price.tsx';
import { HandoverRecord } from '../../handover/handover-record.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { inspectionOutcomes } from '../after-handover.ts';
import { type PhaseScreen, we } from '../phase-screen.ts';

function InTransitPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Ihre Geräte sind unterwegs zu uns</h2>
      <p className="mt-3">
        {view.goodsDispatchedAt && `Übergeben am ${formatInstant(view.goodsDispatchedAt)}. `}
        Wir bestätigen hier den Eingang, sobald die Geräte angekommen sind.
      </p>
      <HandoverRecord view={view} />
      <AgreedPriceBelow view={view} />
    </>
  );
}

export const inTransit: PhaseScreen = {
  Panel: InTransitPanel,
  turn: () => we(),
  toDo: () => 'Nichts. Wir melden uns, sobald die Geräte da sind.',
  next: () => `Wir bestätigen den Eingang, löschen die Datenträger und prüfen die Geräte. ${inspectionOutcomes}`,
};
