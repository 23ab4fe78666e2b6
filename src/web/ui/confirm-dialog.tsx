import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Refusal } from './refusal.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The question, 'Gebot ablehnen?' */
  readonly question: string;
  /** The button that does it, named like the action. */
  readonly confirmText: string;
  readonly onConfirm: () => void;
  /** Whether it ends something for good: yellow would advise it. */
  readonly ends?: boolean | undefined;
  readonly busy?: boolean;
  readonly busyText?: string;
  /** Why it did not happen. */
  readonly refusal?: string | undefined;
  /** What happens then. */
  readonly children: ReactNode;
}

/** The question before something that cannot be taken back, with the action and the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, question, confirmText, onConfirm, ends, busy = false, busyText, refusal, children } = props;
  return (
    <Dialog open={open} onClose={onClose} title={question}>
      <div className="grid gap-3">{children}</div>
      <div className="mt-7">
        <Refusal text={refusal} />
        <div className="flex flex-wrap gap-3">
          <Button
            kind={ends ? 'destructive' : 'primary'}
            busy={busy}
            {...(busyText !== undefined && { busyText })}
            className="max-sm:w-full"
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
          <Button kind="quiet" onClick={onClose} className="max-sm:w-full">
            Zurück
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
