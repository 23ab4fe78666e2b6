import { EndingAction } from '../../endings/ending-action.tsx';
import { goodsStay, noMore } from '../../endings/ending-words.ts';
import type { PanelProps } from '../../panel-props.ts';
import { nobody, type PhaseScreen } from '../phase-screen.ts';

function DeclinedPanel({ view }: PanelProps) {
  return (
    <EndingAction view={view} text="Ihre Anfrage wurde geschlossen.">
      <p className="mt-3">Sie haben unser Gebot abgelehnt und auf einen Gegenvorschlag verzichtet.</p>
    </EndingAction>
  );
}

export const declined: PhaseScreen = {
  Panel: DeclinedPanel,
  turn: () => nobody(),
  toDo: () => noMore,
  next: () => goodsStay,
  goodsBelow: true,
};
