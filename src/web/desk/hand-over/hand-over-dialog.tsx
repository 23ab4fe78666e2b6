import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const HandOverForm = lazyRouteComponent(
  loadChunk(() => import('./hand-over-form.tsx')),
  'HandOverForm',
);

interface HandOverDialogProps {
  /** What is given; nothing while nobody wants to. */
  readonly offerIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Asks to whom sales go, and what has to be said with them. */
export function HandOverDialog({ offerIds, onClose, onDone }: HandOverDialogProps) {
  const title = offerIds.length === 1 ? 'Verkauf weitergeben' : `${offerIds.length} Verkäufe weitergeben`;
  return (
    <Dialog open={offerIds.length > 0} onClose={onClose} title={title}>
      <OptionalPart part={HandOverForm} instead={<p>Das Formular ließ sich nicht laden.</p>}>
        <HandOverForm
          offerIds={offerIds}
          onDone={(said) => {
            onDone(said);
            onClose();
          }}
        />
      </OptionalPart>
    </Dialog>
  );
}
