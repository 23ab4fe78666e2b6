import { EndingAction } from '../../endings/ending-action.tsx';
import { goodsStay, noMore } from '../../endings/ending-words.ts';
import type { PanelProps } from '../../panel-props.ts';
import { nobody, type PhaseScreen } from '../phase-screen.ts';

function RejectedPanel({ view }: PanelProps) {
  return (
    <EndingAction
      view={view}
      text="Ein Ankauf der angebotenen IT kommt für uns aktuell nicht in Frage."
      reason={view.rejection?.reason}
    />
  );
}

export const rejected: PhaseScreen = {
  Panel: RejectedPanel,
  turn: () => nobody(),
  toDo: () => noMore,
  next: () => goodsStay,
  goodsBelow: true,
};
