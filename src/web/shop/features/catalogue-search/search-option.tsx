import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SearchChoice } from './search-choices.ts';

interface SearchOptionProps extends Omit<ComponentProps<'a'>, 'title' | 'className' | 'children'> {
  readonly choice: Pick<SearchChoice, 'title' | 'note'>;
  /** Below many hits the own words, which come last, stay in reach. */
  readonly last: boolean;
  readonly chosen?: boolean;
}

/** A line under the search box: a link, so that it leads on before the program has come, too. */
export function SearchOption({ choice, last, chosen = false, ...link }: SearchOptionProps) {
  return (
    <a
      {...link}
      role="option"
      aria-selected={chosen}
      className={classNames(
        'flex min-h-[60px] cursor-pointer scroll-mb-16 items-center gap-3 px-4 py-2.5 sm:px-5',
        last && 'sticky bottom-(--banner-height,0px) -mt-px rounded-b-sm border-t border-line',
        chosen ? 'bg-steel' : 'bg-sheet',
      )}
    >
      <span className="min-w-0 grow">
        <span className={classNames('block', !last && 'font-headline')}>{choice.title}</span>
        <span className="block text-sm text-muted">{choice.note}</span>
      </span>
      {chosen && <Icon name="chevron-right" size={20} />}
    </a>
  );
}
