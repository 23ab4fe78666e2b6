import type { OfferView } from '#contract/offer-view.ts';
import { stageNames, stepNames } from '#contract/offer-words.ts';
import { StageBar } from '#web/ui/stage-bar.tsx';
import { turnOfView } from './turn-of-view.ts';

const steps = Object.entries(stepNames);

/** The five steps of the process; an end shows how far it came and what it is called. */
export function OfferStages({ view }: { readonly view: OfferView }) {
  const isRunning = view.stage in stepNames;
  const done = isRunning ? steps.findIndex(([stage]) => stage === view.stage) : stepsBehind(view);
  const stages = steps.map(([, text], index) => ({
    text,
    state: index < done ? ('done' as const) : isRunning && index === done ? ('current' as const) : ('ahead' as const),
  }));
  return (
    <>
      <StageBar label="Stand des Verkaufs" stages={stages} yourTurn={turnOfView(view).who === 'you'} />
      {!isRunning && <p className="mt-3 font-emphasis">{stageNames[view.stage]}</p>}
    </>
  );
}

/** How many steps an offer that has ended came through. */
function stepsBehind(view: OfferView): number {
  if (view.stage === 'completed') return steps.length;
  if (view.payoutTotal !== undefined) return 4;
  if (view.deletion?.finishedAt || view.deletion?.skipped) return 3;
  if (view.receipt) return 2;
  return view.contractAddress ? 1 : 0;
}
