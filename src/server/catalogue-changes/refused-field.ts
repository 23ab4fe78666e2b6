import type { CatalogueFile } from '#contract/desk/desk-catalogue.ts';
import type { CatalogueError } from '#server/catalogue/catalogue-error.ts';

/** What the check of the catalogue finds wrong, by the column in which it finds it. */
const sentences: Readonly<Record<string, string>> = {
  id: 'Diesen Eintrag gibt es schon.',
  key: 'Diesen Schlüssel hat schon ein anderer Eintrag.',
  name: 'Der Name fehlt, oder eine Seite mit diesem Namen gibt es schon.',
  shortname: 'Die Kurzform fehlt, oder sie hat überflüssige Leerzeichen.',
  category: 'Diese Kategorie gibt es nicht.',
  categories: 'Eine dieser Kategorien gibt es nicht, oder sie steht zweimal da.',
  type: 'Diese Art passt nicht zur Kategorie; Komponenten haben eine.',
  manufacturer: 'Diesen Hersteller gibt es nicht, oder er führt keine Ware dieser Kategorie.',
  series: 'Diese Serie gibt es nicht, oder sie gehört zu einer anderen Kategorie, Art oder einem anderen Hersteller.',
  configType: 'Diese Bauform passt nicht zur Kategorie.',
  words: 'Jeder weitere Name steht einmal und ohne Komma.',
  notAsked: 'Eine dieser Fragen gibt es nicht.',
  ssdCapacities: 'Größen passen nur, wo es solche Laufwerke gibt.',
  hddCapacities: 'Größen passen nur, wo es solche Laufwerke gibt.',
  fdCapacities: 'Größen passen nur, wo es solche Laufwerke gibt.',
};

/** The sentence for the field that the check refuses; what it finds in another row says that others rest on this one. */
export function refusedField(error: CatalogueError, file: CatalogueFile): Readonly<Record<string, string>> {
  if (error.file !== file && error.field !== 'name')
    return { key: 'Andere Einträge beruhen darauf und passen danach nicht mehr.' };
  return { [error.field]: sentences[error.field] ?? 'Diese Angabe gibt es hier nicht, oder sie fehlt.' };
}
