import { useStore } from '#web/lib/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDesk } from '../../desk-context.ts';
import { GiveFactor } from './give-factor.tsx';

/** Stands in front of any page while a call waits for the second factor. */
export function FactorDialog() {
  const { factorQuestion } = useDesk();
  const isOpen = useStore(factorQuestion.isOpen);
  return (
    <Dialog open={isOpen} onClose={() => factorQuestion.answer(false)} title="Zweiten Faktor noch einmal angeben">
      <p className="mb-4 text-muted">Bevor Geld hinausgeht oder Rechte sich ändern, fragen wir noch einmal.</p>
      <GiveFactor buttonText="Weiter" onGiven={() => factorQuestion.answer(true)} />
    </Dialog>
  );
}
