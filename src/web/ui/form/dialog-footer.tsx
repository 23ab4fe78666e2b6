import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { SubmitButton } from './submit-button.tsx';

interface DialogFooterProps {
  readonly form: { readonly submitting: boolean };
  readonly busyText: string;
  readonly onBack: () => void;
  readonly backText?: string;
  /** Whether the action ends something for good. */
  readonly ends?: boolean;
  /** What the form does, in the words of its button. */
  readonly children: ReactNode;
}

/** The end of a form in a dialog: the action and the way out. */
export function DialogFooter({ form, busyText, onBack, backText = 'Zurück', ends, children }: DialogFooterProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton form={form} kind={ends ? 'destructive' : 'primary'} busyText={busyText}>
        {children}
      </SubmitButton>
      <Button kind="quiet" onClick={onBack} className="max-sm:w-full">
        {backText}
      </Button>
    </div>
  );
}
