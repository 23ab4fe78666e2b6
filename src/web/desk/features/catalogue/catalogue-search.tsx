import type { ReactNode } from 'react';
import type { z } from 'zod';
import { catalogueCalls, catalogueHitsSchema } from '#contract/desk/desk-catalogue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useRead } from '../../use-read.ts';
import { useTyped } from '../../use-typed.ts';
import { fileTitles } from './entry-fields.ts';

export type CatalogueHit = z.infer<typeof catalogueHitsSchema>['hits'][number];

const longestQuery = 60;

interface CatalogueSearchProps {
  /** What is looked for. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** What can be done with a hit, beside opening it. */
  readonly actions?: (hit: CatalogueHit) => ReactNode;
}

/** Finds models, series and makers by name and other names, as the shop does. */
export function CatalogueSearch({ query, onSearch, actions }: CatalogueSearchProps) {
  const [typed, setTyped] = useTyped(query);
  const { data, error, isFetching, refetch } = useRead(
    `${catalogueCalls.find}?q=${encodeURIComponent(query)}`,
    catalogueHitsSchema,
    {
      queryKey: [catalogueCalls.find, query],
      select: ({ hits }) => hits,
      enabled: query.trim() !== '',
    },
  );
  return (
    <div className="grid gap-4">
      <search>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(typed.trim().slice(0, longestQuery));
          }}
        >
          <div className="min-w-72 flex-1">
            <TextField
              name="suche"
              label="Modell, Serie oder Hersteller"
              type="search"
              value={typed}
              onChange={setTyped}
              maxLength={longestQuery}
              autoComplete="off"
            />
          </div>
          <Button type="submit">Suchen</Button>
        </form>
      </search>
      <ReadRefusal error={error} read={refetch} />
      <div aria-live="polite">
        {isFetching && data === undefined && <p className="text-muted">Wird gesucht …</p>}
        {data !== undefined &&
          (data.length === 0 ? (
            <p className="rounded-sm bg-steel p-5">Im Katalog gibt es nichts mit diesem Namen.</p>
          ) : (
            <ul className="border border-line bg-sheet">
              {data.map((hit) => (
                <li
                  key={hit.id}
                  className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-0"
                >
                  <PageLink href={deskPages.catalogueEntry(hit.id)} className="font-emphasis">
                    {hit.title}
                  </PageLink>
                  <span className="text-sm text-muted">
                    {[fileTitles[hit.file], hit.note].filter(Boolean).join(', ')}
                  </span>
                  <span className="ml-auto flex flex-wrap gap-2">{actions?.(hit)}</span>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </div>
  );
}
