import { pages } from '#contract/site/urls.ts';
import { serialNumberMark } from '#web/lib/carried-number.ts';
import type { CatalogueAnswer } from './use-catalogue-search.ts';

export const stillLoading = 'Der Katalog wird noch geladen …';

/** A line under the search box: a page to go to. */
export interface SearchChoice {
  readonly href: string;
  readonly title: string;
  readonly note: string;
}

/** Page of the category that takes whatever the catalogue does not list; written out, for the making of slugs would be in the first load. */
const otherSlug = 'sonstige-it-verkaufen';

/** What the typed words lead to: the hits, and always the way to describe the goods freely. */
export function searchChoices(answer: CatalogueAnswer | undefined, typed: string): SearchChoice[] {
  const query = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(query)) return [];
  return [
    ...(answer?.hits ?? []).map(({ slug, title, note, details = '', serialNumber = '' }) => ({
      href:
        (slug === '' ? pages.wizard.start : pages.wizard.item(slug)) +
        (details && `?angaben=${encodeURIComponent(asText(details))}`) +
        (serialNumber && serialNumberMark + encodeURIComponent(serialNumber)),
      title,
      note,
    })),
    {
      href: pages.wizard.freetext(otherSlug, query),
      title: `„${query}“ frei beschreiben`,
      note: stateOf(answer),
    },
  ];
}

/** What Enter means: the marked choice once the words have their answer; what still stands there answers older ones. */
export function entered<C>(
  choices: readonly C[],
  active: number,
  { words, answer }: { readonly words: string; readonly answer: CatalogueAnswer | undefined },
): C | undefined {
  return answer?.query === words ? choices[active] : undefined;
}

function stateOf(answer: CatalogueAnswer | undefined): string {
  if (answer === undefined) return stillLoading;
  if (answer.hits === undefined) return 'Der Katalog ist gerade nicht erreichbar';
  return answer.hits.length === 0 ? 'Im Katalog steht dazu nichts' : 'Nicht gefunden?';
}

/** The router takes digits alone for a number; the quotes tell it that they are a text. */
const asText = (details: string) => (/^\d+$/.test(details) ? `"${details}"` : details);
