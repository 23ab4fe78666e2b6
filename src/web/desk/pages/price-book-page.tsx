import { useRouter, useRouterState } from '@tanstack/react-router';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { bookPageLength } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { type BookPart, bookParts } from '#domain/pricing/price-book.ts';
import { counted, numberText } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { BookPartEditor } from '../features/price-book/book-part-editor.tsx';
import { PriceBookFrame, useBookHead } from '../features/price-book/price-book-frame.tsx';
import { useBookEdits } from '../features/price-book/use-book-edits.ts';
import { useTyped } from '../use-typed.ts';

/** The lists of the book: a tab each, searched, page by page; all of it stands in the address. */
export function PriceBookPage() {
  const query = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }));
  const part = bookParts.find((one) => one === query.get('liste')) ?? 'rows';
  const search = query.get('suche') ?? '';
  const page = Math.max(1, Math.trunc(Number(query.get('seite') ?? 1)) || 1);
  const { data } = useBookHead();
  const edits = useBookEdits(part);
  return (
    <PriceBookFrame here={deskPages.priceBook}>
      <nav aria-label="Listen" className="flex flex-wrap gap-x-5">
        {bookParts.map((one) => (
          <PageLink
            key={one}
            href={addressOf(one)}
            {...(one === part && { 'aria-current': 'page' })}
            className={classNames(
              'flex min-h-11 items-center gap-2 hover:underline',
              one === part && 'font-emphasis underline',
            )}
          >
            {bookPartTitles[one]}
            <span className="text-muted">{data && numberText(data.counts[one])}</span>
          </PageLink>
        ))}
      </nav>
      <SearchForm part={part} search={search} />
      <BookPartEditor
        {...{ part, search, page, edits }}
        pager={(found) => <BookPager {...{ part, search, page, found }} />}
      />
    </PriceBookFrame>
  );
}

interface BookPagerProps {
  readonly part: BookPart;
  readonly search: string;
  readonly page: number;
  readonly found: number;
}

function BookPager({ part, search, page, found }: BookPagerProps) {
  const last = Math.ceil(found / bookPageLength);
  if (last <= 1) return null;
  return (
    <nav aria-label="Seiten" className="flex flex-wrap items-center gap-5">
      <span>{`Seite ${page} von ${last}, ${counted(found, 'Zeile', 'Zeilen')}`}</span>
      {page > 1 && <PageLink href={addressOf(part, search, page - 1)}>Vorige Seite</PageLink>}
      {page < last && <PageLink href={addressOf(part, search, page + 1)}>Nächste Seite</PageLink>}
    </nav>
  );
}

function SearchForm({ part, search }: { readonly part: BookPart; readonly search: string }) {
  const router = useRouter();
  const [typed, setTyped] = useTyped(search);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void router.navigate({ href: addressOf(part, typed) });
        }}
      >
        <div className="w-80">
          <TextField name="suche" label="In dieser Liste suchen" value={typed} onChange={setTyped} />
        </div>
        <Button type="submit">Suchen</Button>
      </form>
    </search>
  );
}

function addressOf(part: BookPart, search = '', page = 1): string {
  const query = new URLSearchParams();
  if (part !== 'rows') query.set('liste', part);
  if (search !== '') query.set('suche', search);
  if (page > 1) query.set('seite', String(page));
  const text = query.toString();
  return text === '' ? deskPages.priceBook : `${deskPages.priceBook}?${text}`;
}
