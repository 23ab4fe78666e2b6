import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { EndingAction } from '../../endings/ending-action.tsx';
import { goodsStay, noMore } from '../../endings/ending-words.ts';
import { Returns } from '../../endings/returns.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { nobody, type PhaseScreen } from '../phase-screen.ts';

const cancelledHeader = 'Transaktion abgebrochen!';

/** Taken back by the customer, or ended by the provider with a reason. */
function CancelledPanel({ view }: PanelProps) {
  const { cancellation, orderRejection } = view;
  if (cancellation?.by === 'customer') {
    const text = `Sie haben den Verkauf am ${formatDay(dayOf(cancellation.at))} storniert.`;
    return (
      <EndingAction view={view} header={cancelledHeader} text={text}>
        <Returns view={view} />
      </EndingAction>
    );
  }
  return (
    <EndingAction
      view={view}
      header={cancelledHeader}
      text="Es wurden Probleme bei der Verarbeitung Ihrer Daten festgestellt."
      reason={cancellation?.reason ?? orderRejection?.reason}
    >
      <Returns view={view} />
    </EndingAction>
  );
}

export const cancelled: PhaseScreen = {
  Panel: CancelledPanel,
  turn: () => nobody(),
  toDo: () => noMore,
  next: ({ agreement }) =>
    agreement
      ? 'Die Geräte bleiben bei Ihnen. Kommen doch noch welche bei uns an, schicken wir sie kostenlos zurück.'
      : goodsStay,
  goodsBelow: true,
};
