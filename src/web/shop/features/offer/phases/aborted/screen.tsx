import { EndingAction } from '../../endings/ending-action.tsx';
import { noMore } from '../../endings/ending-words.ts';
import { Returns } from '../../endings/returns.tsx';
import { Records } from '../../inspection/records.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { cancelled } from '../cancelled/screen.tsx';
import { nobody, type PhaseScreen } from '../phase-screen.ts';

function AbortedPanel({ view, actions }: PanelProps) {
  if (view.status === 'cancelled') return <cancelled.Panel view={view} actions={actions} />;
  const sentBack = view.returns.some(({ trackingNumbers }) => trackingNumbers.length > 0);
  return (
    <EndingAction
      view={view}
      header="Der Auftrag ist beendet"
      text={sentBack ? 'Ihre Geräte haben wir an Sie zurückgeschickt.' : 'Die Rückgabe Ihrer Geräte ist erledigt.'}
      reason={view.orderRejection?.reason}
    >
      <Returns view={view} />
      <Records view={view} />
    </EndingAction>
  );
}

export const aborted: PhaseScreen = {
  Panel: AbortedPanel,
  turn: () => nobody(),
  toDo: () => noMore,
  next: () => 'Der Verkauf ist beendet. Der Verlauf bleibt hier stehen.',
  goodsBelow: true,
};
