import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonKind } from './button-style.ts';
import { Refusal } from './refusal.tsx';
import { useAction } from './use-action.ts';

interface ActionButtonProps {
  readonly kind: ButtonKind;
  readonly busyText: string;
  readonly action: () => Promise<void>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that does one thing at the server and says below itself when that is refused. */
export function ActionButton({ kind, busyText, action, className, children }: ActionButtonProps) {
  const { busy, refusal, run } = useAction(action);
  return (
    <>
      <Refusal text={refusal} />
      <Button kind={kind} busy={busy} busyText={busyText} onClick={() => void run()} className={className}>
        {children}
      </Button>
    </>
  );
}
