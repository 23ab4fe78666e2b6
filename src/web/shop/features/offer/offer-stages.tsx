import type { OfferView } from '#contract/sale/offer-view.ts';
import { stageNames, stepNames } from '#contract/sale/offer-words.ts';
import { type ShownStage, StageBar } from '#web/ui/stage-bar.tsx';
import { stepOfPayment } from './payout/payment-step.ts';

const steps = Object.entries(stepNames);

/** The five steps of the process; an end shows how far it came and what it is called. */
export function OfferStages({ view, yourTurn }: { readonly view: OfferView; readonly yourTurn: boolean }) {
  // Money that came back, or is on its way once more, is not paid out.
  const shown = view.stage === 'completed' && stepOfPayment(view) ? 'payout' : view.stage;
  const isRunning = shown in stepNames;
  const done = isRunning ? steps.findIndex(([stage]) => stage === shown) : stepsBehind(view);
  const stages = steps.map(([, text], index) => ({ text, state: stateOf(index, done, isRunning) }));
  return (
    <>
      <StageBar label="Stand des Verkaufs" stages={stages} yourTurn={yourTurn} />
      {!isRunning && <p className="mt-3 font-emphasis">{stageNames[shown]}</p>}
    </>
  );
}

function stateOf(index: number, done: number, isRunning: boolean): ShownStage['state'] {
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
