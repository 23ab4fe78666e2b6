import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { listChoiceOf, rowsOnPage } from './list-address.ts';
import { ListPager } from './list-pager.tsx';

const router = createRouter({ routeTree: createRootRoute() });

/** Which rows a page of so many is said to show, and where one can turn to from there. */
function shown(page: number, total: number) {
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ListPager choice={{ ...listChoiceOf(''), page }} total={total} />
    </RouterContextProvider>,
  );
  const [rows = ''] = /Verkäufe [^<]*/.exec(html) ?? [];
  return [rows, ...(html.match(/Vorige Seite|Nächste Seite/g) ?? [])];
}

describe('the pages of the list of sales', () => {
  it('are not told of a list that fits on one', () => {
    expect([shown(1, 0), shown(1, rowsOnPage)]).toEqual([[''], ['']]);
  });

  it('lead to those before and behind, as long as there are rows on them', () => {
    expect(shown(1, 51)).toEqual(['Verkäufe 1 bis 25 von 51', 'Nächste Seite']);
    expect(shown(2, 51)).toEqual(['Verkäufe 26 bis 50 von 51', 'Vorige Seite', 'Nächste Seite']);
    expect(shown(3, 51)).toEqual(['Verkäufe 51 bis 51 von 51', 'Vorige Seite']);
  });

  it('end with a last one that is full', () => {
    expect(shown(2, 50)).toEqual(['Verkäufe 26 bis 50 von 50', 'Vorige Seite']);
  });

  it('lead back from behind the last one', () => {
    expect(shown(9, 50)).toEqual(['', 'Vorige Seite']);
  });
});
