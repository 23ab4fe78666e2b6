import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormFootProps {
  readonly form: Parameters<typeof SubmitButton>[0]['form'];
  readonly kind?: Parameters<typeof SubmitButton>[0]['kind'];
  /** What the form does, on its button. */
  readonly act: ReactNode;
  readonly busyText: string;
  readonly leaveText?: string;
  /** Of a form that opened where it stands. */
  readonly onLeave?: () => void;
}

/** Under a form: the act, and the way out of it where there is one. */
export function FormFoot({ form, kind = 'primary', act, busyText, leaveText, onLeave }: FormFootProps) {
  return (
    <div className={onLeave && 'flex flex-wrap gap-3'}>
      <SubmitButton form={form} kind={kind} busyText={busyText}>
        {act}
      </SubmitButton>
      {onLeave && (
        <Button kind="quiet" data-leaves onClick={onLeave}>
          {leaveText}
        </Button>
      )}
    </div>
  );
}
