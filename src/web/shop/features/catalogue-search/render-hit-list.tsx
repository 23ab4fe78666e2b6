import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';
import { searchChoices } from './search-choices.ts';
import { SearchOption } from './search-option.tsx';

/** What stands under the search box for these words, as HTML; `hits` undefined for a question the server does not answer. */
export function renderHitList(query: string, hits: readonly SearchHit[] | undefined): string {
  const choices = searchChoices(hits && { query, hits }, query);
  return renderToStaticMarkup(
    choices.map((choice, index) => (
      <SearchOption key={choice.href} href={choice.href} choice={choice} last={index === choices.length - 1} />
    )),
  );
}
