import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface SubmitButtonProps {
  readonly form: { readonly submitting: boolean };
  /** Names what is happening meanwhile, 'Wird gesendet …'. */
  readonly busyText: string;
  readonly children: ReactNode;
}

export function SubmitButton({ form, busyText, children }: SubmitButtonProps) {
  return (
    <Button type="submit" kind="primary" busy={form.submitting} busyText={busyText} className="max-sm:w-full">
      {children}
    </Button>
  );
}
