import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';

interface AccountPartProps {
  /** What the account holds; undefined where it is asked for. */
  readonly lines: readonly string[] | undefined;
  readonly changeText: string;
  readonly onChange: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** What the account holds, to be confirmed with the form's own button, and the fields once it is to be another. */
export function AccountPartFields({ lines, changeText, onChange, children }: AccountPartProps) {
  const place = useFocusWhenNew<HTMLDivElement>(lines === undefined);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6 outline-none">
      {lines === undefined ? (
        children
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-sm border border-line bg-sheet p-5">
          <div>
            <p className="text-sm text-muted">Aus Ihrem Konto</p>
            {lines.map((line) => (
              <p key={line} className="break-words font-emphasis">
                {line}
              </p>
            ))}
          </div>
          <Button className="max-sm:w-full" onClick={onChange}>
            {changeText}
          </Button>
        </div>
      )}
    </div>
  );
}
