import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePrinting } from '#web/lib/use-printing.ts';
import { sheetAddress, sheetChoiceOf } from './sheet-choice.ts';

interface FoldedSheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A sheet behind a line that opens; it is open where the address says what of it is shown, and on paper. */
export function FoldedSheet({ title, children }: FoldedSheetProps) {
  const searchPart = useLocation({ select: ({ searchStr }) => searchStr });
  const [open, setOpen] = useState(() => sheetAddress(sheetChoiceOf(searchPart)) !== '');
  const isPrinted = usePrinting();
  return (
    <details
      open={open || isPrinted}
      onToggle={({ currentTarget }) => isPrinted || setOpen(currentTarget.open)}
      className="mt-4 border-y border-line"
    >
      <summary className="min-h-11 py-2.5 font-emphasis">{title}</summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
