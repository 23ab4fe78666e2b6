import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { KeyButton } from '../../actions/key-button.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { assignedWords, useAssign } from '../../use-assign.ts';

/** Who looks after the sale, and the way to do it oneself. */
export function AssignPart({ offer }: { readonly offer: DeskOfferView }) {
  const { assigned } = offer;
  const { assign, said, refusal } = useAssign(offer);
  useActions({ assignOffer: assign });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <p>{assigned ? assignedWords(assigned) : 'Niemandem zugewiesen'}</p>
      <KeyButton
        action="assignOffer"
        kind="quiet"
        className="-ml-2 px-2 py-1"
        text={assigned?.isMine ? 'Zuweisung aufheben' : 'Mir zuweisen'}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <Refusal text={refusal} />
    </div>
  );
}
