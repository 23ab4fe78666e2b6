import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useStore } from '#web/lib/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { useDesk } from '../../desk-context.ts';
import { FocusFirstField } from '../../ui/focus-first-field.tsx';

// Seldom asked, and its form is more than the work list itself.
const GiveFactor = lazyRouteComponent(
  loadChunk(() => import('./give-factor.tsx')),
  'GiveFactor',
);

/** Stands in front of any page while a call waits for the second factor. */
export function FactorDialog() {
  const { factorQuestion } = useDesk();
  const isOpen = useStore(factorQuestion.isOpen);
  return (
    <Dialog open={isOpen} onClose={() => factorQuestion.answer(false)} title="Zweiten Faktor noch einmal angeben">
      <p className="mb-4 text-muted">Bevor Geld hinausgeht oder Rechte sich ändern, fragen wir noch einmal.</p>
      <OptionalPart part={GiveFactor} instead={<p>Das Formular ließ sich nicht laden.</p>}>
        <FocusFirstField>
          <GiveFactor buttonText="Weiter" onGiven={() => factorQuestion.answer(true)} />
        </FocusFirstField>
      </OptionalPart>
    </Dialog>
  );
}
