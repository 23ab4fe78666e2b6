import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import type { AskedAgain } from './use-unusual.ts';

interface UnusualDialogProps {
  readonly asked: AskedAgain | undefined;
  /** The button that does it all the same: 'Gebot so senden'. */
  readonly confirmText: string;
  readonly onClose: () => void;
}

/** The reckoning of each price that lies far beyond what was to be expected, before it counts; the way back comes first and has the focus. */
export function UnusualDialog({ asked, confirmText, onClose }: UnusualDialogProps) {
  const { busy, refusal, run, forget } = useAction(async () => asked?.work({ confirmed: true }));
  const count = asked?.reckonings.length ?? 0;
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      title={count === 1 ? 'Ein Betrag weicht weit ab' : `${count} Beträge weichen weit ab`}
    >
      <p>Noch gilt nichts davon. Ist das so gemeint?</p>
      <ul className="mt-3 max-h-[50vh] overflow-y-auto">
        {asked?.reckonings.map((reckoning) => (
          <li key={reckoning} className="border-t border-line py-1.5">
            {reckoning}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Refusal text={refusal} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={close}>Zurück und ändern</Button>
          <Button busy={busy} busyText="Wird gesendet …" onClick={() => void run().then((isDone) => isDone && close())}>
            {confirmText}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
