import { EndingAction } from '../../endings/ending-action.tsx';
import { goodsStay, noMore } from '../../endings/ending-words.ts';
import type { PanelProps } from '../../panel-props.ts';
import { nobody, type PhaseScreen } from '../phase-screen.ts';

function CounterbidRefusedPanel({ view }: PanelProps) {
  return (
    <EndingAction view={view} text="Ihre Anfrage wurde geschlossen.">
      <p className="mt-3">Wir haben Ihren Gegenvorschlag abgelehnt. Er bindet Sie nicht mehr.</p>
    </EndingAction>
  );
}

export const counterbidRefused: PhaseScreen = {
  Panel: CounterbidRefusedPanel,
  turn: () => nobody(),
  toDo: () => noMore,
  next: () => goodsStay,
  goodsBelow: true,
};
