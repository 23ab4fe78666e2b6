import type { ReactNode } from 'react';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ReviewStep } from './review.ts';
import type { ReviewCounts } from './review-rows.ts';

interface ReviewBarProps {
  readonly counts: ReviewCounts;
  /** What was done last. */
  readonly step: ReviewStep | undefined;
  readonly onUndo: () => void;
  readonly onEqual: () => void;
  /** Why the list does not go into the basket. */
  readonly refusal: string | undefined;
  /** Items of an earlier reading that give way. */
  readonly replaced: number;
  /** What the list is worth by experience. */
  readonly estimate: ReactNode;
  /** A search in the table needs the room of a phone for itself. */
  readonly aside: boolean;
  /** What can be done with chosen rows. */
  readonly selection: ReactNode;
  readonly actions: ReactNode;
}

/** Stays at the lower edge: what the list comes to, what was done last, and the way on. */
export function ReviewBar({
  counts,
  step,
  onUndo,
  onEqual,
  refusal,
  replaced,
  estimate,
  aside,
  selection,
  actions,
}: ReviewBarProps) {
  const isChoosing = selection !== undefined && selection !== false;
  const equal = step?.equal?.ids.length ?? 0;
  return (
    <div
      className={classNames(
        'sticky bottom-(--banner-height,0px) z-5 mt-8 border-t border-ink bg-sheet',
        aside && 'max-lg:static',
      )}
    >
      <div className="page-width">
        {selection}
        <div role="status" className="flex flex-wrap items-center gap-x-2 text-sm">
          {step !== undefined && (
            <>
              <span className="mr-auto min-w-0 truncate pt-2 max-sm:w-full">{step.words}</span>
              {equal > 0 && (
                <Button kind="quiet" className="min-h-11! py-1!" onClick={onEqual}>
                  {equal === 1 ? 'Auch die gleiche Zeile' : `Auch die ${numberText(equal)} gleichen Zeilen`}
                </Button>
              )}
              <Button kind="quiet" className="min-h-11! py-1!" onClick={onUndo}>
                Rückgängig
              </Button>
            </>
          )}
        </div>
        {refusal !== undefined && (
          <p role="alert" className="pt-2 font-emphasis text-warn">
            {refusal}
          </p>
        )}
        <div
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5',
            // A phone has no room for both: first the rows, then the way on.
            isChoosing && 'max-sm:hidden',
          )}
        >
          <p className="max-sm:text-sm">
            <span className="font-emphasis">{counted(counts.devices, 'Gerät', 'Geräte')}</span>
            <span className="max-sm:sr-only">
              {counts.devices === 1 ? ' geht in die Anfrage' : ' gehen in die Anfrage'}
            </span>
            {counts.ignored > 0 && `, ${counted(counts.ignored, 'Zeile', 'Zeilen')} ausgelassen`}
            {estimate}
            {(counts.ambiguous > 0 || replaced > 0) && (
              <span className="block text-sm text-muted">
                {counts.ambiguous > 0 &&
                  (counts.ambiguous === 1
                    ? 'Das unklare geht frei beschrieben mit. '
                    : `Die ${numberText(counts.ambiguous)} unklaren gehen frei beschrieben mit. `)}
                {replaced > 0 &&
                  `Ersetzt ${replaced === 1 ? '1 Position, die aus dieser Liste schon im Verkaufskorb liegt' : `${counted(replaced, 'Position', 'Positionen')}, die aus dieser Liste schon im Verkaufskorb liegen`}.`}
              </span>
            )}
          </p>
          <div className="flex flex-wrap gap-3 max-sm:w-full">{actions}</div>
        </div>
      </div>
    </div>
  );
}
