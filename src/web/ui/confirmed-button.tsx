import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonKind } from './button-style.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

interface ConfirmedButtonProps {
  readonly kind: ButtonKind;
  /** The button in the page. */
  readonly text: string;
  /** The question, 'Gebot ablehnen?' */
  readonly question: string;
  /** The button that does it, named like the action. */
  readonly confirmText: string;
  readonly busyText: string;
  readonly action: () => Promise<void>;
  /** Whether it ends something for good. */
  readonly ends?: boolean;
  readonly className?: string;
  /** What happens then. */
  readonly children: ReactNode;
}

/** A button for what cannot be taken back: it asks first and says what will happen. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { kind, text, question, confirmText, busyText, action, ends, className, children } = props;
  const [open, setOpen] = useState(false);
  const { busy, refusal, run, forget } = useAction(action);
  const close = () => {
    setOpen(false);
    forget();
  };
  return (
    <>
      <Button kind={kind} className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        question={question}
        confirmText={confirmText}
        ends={ends}
        busy={busy}
        busyText={busyText}
        refusal={refusal}
        onConfirm={() => void run().then((done) => done && setOpen(false))}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
