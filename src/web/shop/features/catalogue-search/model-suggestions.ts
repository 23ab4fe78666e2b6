import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';
import type { Option } from '#web/ui/fields/option.ts';

/** Hits of the catalogue as suggestions for a text field; without the manufacturer's name where the form knows it already. */
export function modelSuggestions(hits: readonly SearchHit[], manufacturer: string, typed: string): Option[] {
  const prefix = manufacturer === '' ? '' : `${manufacturer} `;
  const names = hits
    .filter(({ slug, title }) => slug !== '' && title.startsWith(prefix))
    .map(({ title, note }) => ({ value: title.slice(prefix.length), label: title.slice(prefix.length), hint: note }));
  // Who has typed a name out needs no suggestion of it.
  return names.length === 1 && names[0]?.value === typed ? [] : names;
}
