import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { BookDiff } from './book-diff.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import { UnusualList } from './unusual-list.tsx';
import type { LookedAt } from './use-book-look.ts';

interface LookDialogProps {
  readonly looked: LookedAt | undefined;
  readonly onClose: () => void;
}

/** What a change of the book does to prices and to past inquiries, before it counts; the way back has the focus. */
export function LookDialog({ looked, onClose }: LookDialogProps) {
  const { busy, refusal, run, forget } = useAction(async () => looked?.keep());
  const close = () => {
    forget();
    onClose();
  };
  const { unusual = [], unusualCount = 0, diff, dryRun } = looked?.look ?? {};
  return (
    <Dialog open={looked !== undefined} onClose={close} title="Noch gilt nichts davon" wide>
      <div className="grid max-h-[65vh] gap-4 overflow-y-auto">
        <UnusualList reckonings={unusual} count={unusualCount} />
        {diff && <BookDiff diff={diff} />}
        {dryRun && (
          <>
            <h3>Probelauf mit dieser Änderung</h3>
            <DryRunResult run={dryRun} />
          </>
        )}
      </div>
      <div className="mt-6">
        <Refusal text={refusal} />
        <div className="flex flex-wrap gap-3">
          <Button autoFocus onClick={close}>
            Zurück und ändern
          </Button>
          <Button
            busy={busy}
            busyText="Wird gespeichert …"
            onClick={() => void run().then((isDone) => isDone && close())}
          >
            {unusualCount > 0 ? 'So speichern' : 'Als neue Fassung speichern'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
