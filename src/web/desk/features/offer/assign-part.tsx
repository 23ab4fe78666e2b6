import { useState } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { KeyButton } from '../../actions/key-button.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { HandOverDialog } from '../../hand-over/hand-over-dialog.tsx';
import { assignedWords, useAssign } from '../../use-assign.ts';

/** Who looks after the sale, and the ways to do it oneself or to give it to somebody. */
export function AssignPart({ offer }: { readonly offer: DeskOfferView }) {
  const { id, assigned } = offer;
  const { assign, said, refusal } = useAssign(offer);
  const [given, setGiven] = useState<readonly string[]>([]);
  const [handedOver, setHandedOver] = useState('');
  useActions({ assignOffer: assign, handOverOffer: () => setGiven([id]) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <p className="wrap-anywhere">{assigned ? assignedWords(assigned) : 'Niemandem zugewiesen'}</p>
      <KeyButton
        action="assignOffer"
        kind="quiet"
        className="-ml-2 px-2 py-1"
        text={assigned?.isMine ? 'Zuweisung aufheben' : 'Mir zuweisen'}
      />
      <KeyButton action="handOverOffer" kind="quiet" className="-ml-2 px-2 py-1" text="Weitergeben" />
      <p role="status" className="sr-only">
        {said || handedOver}
      </p>
      <Refusal text={refusal} />
      <HandOverDialog offerIds={given} onClose={() => setGiven([])} onDone={setHandedOver} />
    </div>
  );
}
