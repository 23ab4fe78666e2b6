import { numberText } from '#domain/values/number-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ReviewCounts, RowFilter } from './review-rows.ts';

interface CountFiltersProps {
  readonly counts: ReviewCounts;
  readonly shown: RowFilter;
  readonly onShow: (shown: RowFilter) => void;
}

/** How many devices there are of each kind; a press shows only those. Yellow is what waits for the customer. */
export function CountFilters({ counts, shown, onShow }: CountFiltersProps) {
  const tiles = [
    { show: 'all', count: counts.devices, text: counts.devices === 1 ? 'Gerät' : 'Geräte' },
    { show: 'matched', count: counts.matched, text: 'erkannt' },
    { show: 'ambiguous', count: counts.ambiguous, text: 'unklar' },
    { show: 'freetext', count: counts.freetext, text: 'frei beschrieben' },
    { show: 'ignored', count: counts.ignored, text: counts.ignored === 1 ? 'Zeile ausgelassen' : 'Zeilen ausgelassen' },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of boxes that breaks
    <div role="group" aria-label="Zeilen zeigen" className="flex flex-wrap gap-2.5 max-sm:gap-2">
      {tiles.map(({ show, count, text }) => (
        <button
          key={show}
          type="button"
          aria-pressed={shown === show}
          onClick={() => onShow(show)}
          className={classNames(
            'min-h-[52px] rounded-sm border px-4 py-2 text-left leading-tight max-sm:px-3',
            show === 'ambiguous' && count > 0
              ? 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong'
              : 'border-line bg-sheet hover:border-ink',
            shown === show && 'border-ink! shadow-[inset_0_0_0_0.5px_var(--ink)]',
          )}
        >
          <span className="block text-[1.35rem] font-headline max-sm:text-[1.15rem]">{numberText(count)}</span>{' '}
          <span className="block max-sm:text-sm">{text}</span>
        </button>
      ))}
    </div>
  );
}
