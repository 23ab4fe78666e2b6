import { lazyRouteComponent } from '@tanstack/react-router';
import { useState } from 'react';
import type { QueueFilter } from '#contract/desk/desk-queue.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { KeyButton } from '../../actions/key-button.tsx';
import { useActions } from '../../actions/use-actions.ts';
import { queueAddress } from '../../queue-address.ts';
import { FocusFirstField } from '../../ui/focus-first-field.tsx';
import { useSavedViews } from './use-saved-views.ts';

const ViewForm = lazyRouteComponent(
  loadChunk(() => import('./view-form.tsx')),
  'ViewForm',
);

/** Gives the present filter a name, or the present view another one. */
export function ViewDialog({ filter }: { readonly filter: QueueFilter }) {
  const [isOpen, setOpen] = useState(false);
  const { views } = useSavedViews();
  const view = views.find((one) => one.isMine && queueAddress(one.filter) === queueAddress(filter));
  useActions({ saveView: () => setOpen(true) });
  return (
    <>
      <KeyButton action="saveView" {...(view && { text: 'Ansicht ändern' })} />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={view === undefined ? 'Ansicht speichern' : 'Ansicht ändern'}
      >
        <OptionalPart part={ViewForm} instead={<p>Das Formular ließ sich nicht laden.</p>}>
          <FocusFirstField>
            <ViewForm view={view} filter={filter} onDone={() => setOpen(false)} />
          </FocusFirstField>
        </OptionalPart>
      </Dialog>
    </>
  );
}
