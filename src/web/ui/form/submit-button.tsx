import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface SubmitButtonProps {
  readonly form: { readonly submitting: boolean };
  /** Names what is happening meanwhile, 'Wird gesendet …'. */
  readonly busyText: string;
  /** secondary where nothing has to be done. */
  readonly kind?: 'primary' | 'secondary' | 'destructive';
  readonly children: ReactNode;
}

export function SubmitButton({ form, busyText, kind = 'primary', children }: SubmitButtonProps) {
  return (
    <Button type="submit" kind={kind} busy={form.submitting} busyText={busyText} className="max-sm:w-full">
      {children}
    </Button>
  );
}
