import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/** As many lines stand on one screen with the amount above them. */
const shortSheet = 8;

interface SumBarProps {
  readonly lines: number;
  readonly onAnswer: () => void;
  readonly children: ReactNode;
}

/** What a long sheet comes to, in sight while it is read, and the way to the answer below it; on phones a bar with the button does that. */
export function SumBar({ lines, onAnswer, children }: SumBarProps) {
  if (lines <= shortSheet) return null;
  return (
    <div className="sticky bottom-(--banner-height,0px) z-5 mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-ink bg-sheet py-3 max-sm:hidden print:hidden">
      <div>{children}</div>
      <Button onClick={onAnswer}>Zur Entscheidung</Button>
    </div>
  );
}
