import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';

interface UndoRowProps {
  readonly text: string;
  readonly onUndo: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Stands where the removed items stood. */
export function UndoRow({ text, onUndo, button }: UndoRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-steel px-4 py-2">
      <span id="entfernt" className="min-w-0 wrap-anywhere">
        {text}
      </span>
      <Button ref={button} kind="quiet" className="-mx-2" aria-describedby="entfernt" onClick={onUndo}>
        Rückgängig
      </Button>
    </li>
  );
}
