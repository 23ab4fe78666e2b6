import type { CatalogueRow } from '#contract/desk/desk-catalogue.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { slugOf } from '#domain/catalogue/slug.ts';

/** A table program takes what begins so for a formula. */
const formula = /^[=+@-]/;
const named = ['name', 'shortname', 'note', 'words'] as const;

/**
 * What is wrong with the names of a model, as sentences by field: none begins as a formula, and none that is new is another model's name or
 * other name. Otherwise two models could stand for each other, and a list would be read as either.
 */
export function wrongNames(
  catalogue: Catalogue,
  id: string,
  row: CatalogueRow,
  before: CatalogueRow | null,
): Readonly<Record<string, string>> {
  const wrong: Record<string, string> = {};
  for (const field of named) {
    if (wordsIn(row[field]).some((word) => formula.test(word)))
      wrong[field] = 'Ein Name beginnt mit einem Buchstaben oder einer Ziffer.';
  }
  const known = new Set(wordsIn(before?.words));
  const added = wordsIn(row.words).filter((word) => !known.has(word));
  const maker = catalogue.byId.get(id)?.manufacturer;
  const own = (word: string) => [slugOf(word), slugOf(`${maker?.shortname ?? ''} ${word}`)];
  const names = row.name !== undefined && row.name !== before?.name ? [row.name] : [];
  const addedSlugs = new Set(added.flatMap(own));
  const nameSlugs = new Set(names.flatMap(own));
  if (addedSlugs.size + nameSlugs.size === 0) return wrong;
  for (const other of catalogue.items) {
    if (other.selectType !== 'model' || other.id === id || other.manufacturer?.id !== maker?.id) continue;
    if (addedSlugs.has(other.slug)) wrong.words = `So heißt schon ein anderes Modell: ${other.title}.`;
    const words = other.model?.words?.split(', ') ?? [];
    for (const word of words) {
      const slug = slugOf(word);
      if (addedSlugs.has(slug)) wrong.words = `„${word}“ ist schon ein weiterer Name von ${other.title}.`;
      if (nameSlugs.has(slug)) wrong.name = `„${word}“ ist schon ein weiterer Name von ${other.title}.`;
    }
  }
  return wrong;
}

const wordsIn = (cell: string | undefined) => (cell === undefined || cell === '' ? [] : cell.split('|'));
