import type { OfferView } from '#contract/offer-view.ts';
import { stageNames, stepNames } from '#contract/offer-words.ts';
import { type Stage, StageBar } from '#web/ui/stage-bar.tsx';

const steps = Object.entries(stepNames);

/** The five steps of the process; an end shows how far it came and what it is called. */
export function OfferStages({ view, yourTurn }: { readonly view: OfferView; readonly yourTurn: boolean }) {
  const isRunning = view.stage in stepNames;
  const done = isRunning ? steps.findIndex(([stage]) => stage === view.stage) : stepsBehind(view);
  const stages = steps.map(([, text], index) => ({ text, state: stateOf(index, done, isRunning) }));
  return (
    <>
      <StageBar label="Stand des Verkaufs" stages={stages} yourTurn={yourTurn} />
      {!isRunning && <p className="mt-3 font-emphasis">{stageNames[view.stage]}</p>}
    </>
  );
}

function stateOf(index: number, done: number, isRunning: boolean): Stage['state'] {
  if (index < done) return 'done';
  if (!isRunning) return 'left';
  return index === done ? 'current' : 'ahead';
}

/** How many steps an offer that has ended came through. */
function stepsBehind(view: OfferView): number {
  if (view.stage === 'completed') return steps.length;
  if (view.payoutTotal !== undefined || view.testing?.finishedAt) return 4;
  if (view.deletion?.finishedAt || view.deletion?.skipped) return 3;
  if (view.receipt) return 2;
  return view.agreement ? 1 : 0;
}
