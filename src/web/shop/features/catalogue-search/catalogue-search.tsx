import { useHydrated, useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';
import { pages } from '#contract/site/urls.ts';
import { takeNumber } from '#web/lib/carried-number.ts';
import { usePrefetch } from '#web/lib/use-prefetch.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { opensElsewhere, pageAddress } from '#web/ui/page-address.ts';
import { earlySearchScript, takeOver } from './early-search.ts';
import { entered, type SearchChoice, searchChoices, stillLoading } from './search-choices.ts';
import { SearchOption } from './search-option.tsx';
import { useCatalogueSearch } from './use-catalogue-search.ts';

// The very same objects with each rendering: React writes the text of a new one again, over what the script has put there.
const empty = { __html: '' };
const loading = { __html: stillLoading };

interface CatalogueSearchBoxProps {
  /** What the box starts with: the words of an earlier search. */
  readonly query?: string | undefined;
  /** What the server found for them. */
  readonly hits?: readonly SearchHit[] | undefined;
  readonly limit?: number;
}

/**
 * The search for a model: a combobox whose list opens below it. It is a form too, so that 'Suchen' works before the
 * catalogue has arrived and leads to a page with the results.
 */
export function CatalogueSearchBox({ query = '', hits, limit = 7 }: CatalogueSearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const router = useRouter();
  const [typed, setTyped] = useState(query);
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(query !== '');
  /** Whether the list belongs to the script that searches before the program has come (decision 0386). */
  const hydrated = useHydrated();
  const [early, setEarly] = useState(!hydrated && query === '');
  // Words typed before the program took over the page stand in the box, which is why React does not hold its value.
  useEffect(() => {
    if (box.current === null) return;
    takeOver(box.current);
    if (box.current.ariaExpanded !== 'true') setEarly(false);
    if (box.current.value === query) return;
    setTyped(box.current.value);
    setOpen(true);
  }, [query]);

  const words = open ? typed.trim() : '';
  const answer = useCatalogueSearch(words, limit, hits);
  useEffect(() => {
    if (answer !== undefined) setEarly(false);
  }, [answer]);
  const showsEarly = early && answer === undefined;
  const choices = showsEarly ? [] : searchChoices(answer, words);
  // While the answer to these words is on its way Enter leads to the page of results.
  const chosen = entered(choices, active, { words, answer });
  // Who reads a moment finds the page of the marked hit there, on a slow line too.
  usePrefetch(box, chosen && pageAddress(router, chosen.href));
  const optionId = (index: number) => `${id}-${index}`;

  function go({ href }: SearchChoice) {
    const address = takeNumber(href);
    // Its model is searched next.
    if (address === pages.wizard.start && box.current !== null) {
      box.current.value = '';
      setTyped('');
    }
    void navigate({ href: pageAddress(router, address) });
  }

  function follow(event: MouseEvent, choice: SearchChoice) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    go(choice);
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      const next = (active + step + choices.length) % choices.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      go(chosen);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const list = {
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': 'Gefunden',
    className: 'divide-y divide-line rounded-b-sm border-[1.5px] border-t-0 border-ink bg-sheet',
  };
  return (
    <search className="block max-w-[39rem] rounded-sm has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink">
      <form
        action={pages.wizard.start}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
          if (typed.trim() === '') box.current?.focus();
          else void navigate({ to: pages.wizard.start, search: { q: typed.trim() } });
        }}
        className="flex items-center gap-2 rounded-sm border-[1.5px] border-ink bg-sheet p-2 pl-4 has-[+[role=listbox]:not([hidden])]:rounded-b-none sm:pl-5"
      >
        <Icon name="search" size={22} className="shrink-0 max-sm:hidden" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label="Modell oder Hersteller"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0 || (showsEarly && words !== '')}
          suppressHydrationWarning
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === undefined ? undefined : optionId(active)}
          placeholder="Modell, etwa R640"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          ref={box}
          defaultValue={query}
          onFocus={() => setOpen(true)}
          onClick={({ currentTarget }) => {
            // On a phone the keyboard takes half the screen: the hits need the other half.
            if (matchMedia('(width < 40rem)').matches) currentTarget.scrollIntoView({ block: 'start' });
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
          className="min-h-11 w-full min-w-0 bg-transparent text-[1.1rem] outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit" kind="primary" className="shrink-0 max-sm:px-4">
          Suchen
        </Button>
      </form>
      {showsEarly ? (
        <div
          key="early"
          {...list}
          hidden={words === ''}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and the server's own list once it is asked for
          dangerouslySetInnerHTML={empty}
        />
      ) : (
        <div key="own" {...list} aria-busy={answer?.query !== words} hidden={choices.length === 0}>
          {choices.map((choice, index) => (
            <SearchOption
              key={choice.href}
              id={optionId(index)}
              href={pageAddress(router, choice.href)}
              choice={choice}
              last={index === choices.length - 1}
              chosen={choice === chosen}
              // Without the program there are no arrows to move by.
              tabIndex={hydrated ? -1 : undefined}
              onClick={(event) => follow(event, choice)}
              onPointerMove={() => setActive(index)}
            />
          ))}
        </div>
      )}
      <p
        role="status"
        className="text-sm text-muted not-empty:pt-2"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, which may stand there before the program
        dangerouslySetInnerHTML={answer?.hits?.length && answer.isLoading ? loading : empty}
      />
      {query === '' && (
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, which only the server's page runs
          dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: earlySearchScript(limit) } : empty}
        />
      )}
      {query !== '' && hits === undefined && (
        <noscript>
          <p className="my-6">
            Ohne JavaScript sucht der Katalog nur nach kurzen Angaben, etwa „Dell R640“. Bitte kürzen Sie die Suche.
          </p>
        </noscript>
      )}
      <p role="status" className="sr-only">
        {found(choices)}
      </p>
    </search>
  );
}

/** What a listener hears: how many there are, or what to do when there are none. */
function found(choices: readonly SearchChoice[]): string | undefined {
  const last = choices.at(-1);
  if (choices.length < 2) return last && `${last.note}. ${last.title}`;
  return choices.length === 2 ? '1 Vorschlag' : `${choices.length - 1} Vorschläge`;
}
