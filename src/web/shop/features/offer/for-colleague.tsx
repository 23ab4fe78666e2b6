import type { OfferView } from '#contract/sale/offer-view.ts';
import { GoodsList } from './goods-list.tsx';
import type { PanelProps } from './panel-props.ts';
import { type PhaseScreen, type TurnLine, we } from './phases/phase-screen.ts';
import type { ShownPhase } from './phases/shown-phase.ts';

/** The screen of a phase for whoever lacks a right in their firm: others of it act, and without prices there is no price sheet. */
export function forColleague(screen: PhaseScreen, phase: ShownPhase, { lacks }: OfferView): PhaseScreen {
  if (lacks === undefined) return screen;
  const seesPrices = !lacks.includes('seeMoney');
  const isTheirs = (view: OfferView) => screen.turn(view).who === 'you' && !view.actions.includes('dispatchGoods');
  return {
    ...screen,
    Panel: seesPrices || phase === 'handover' ? screen.Panel : GoodsPanel,
    turn: (view): TurnLine => (isTheirs(view) ? we('Ihre Firma ist am Zug') : screen.turn(view)),
    toDo: (view) => (isTheirs(view) ? 'Das übernimmt, wer in Ihrer Firma entscheiden darf.' : screen.toDo(view)),
  };
}

function GoodsPanel({ view }: PanelProps) {
  return (
    <>
      <p>Preise und Unterlagen sieht, wer in Ihrer Firma das Recht dazu hat.</p>
      <GoodsList view={view} />
    </>
  );
}
