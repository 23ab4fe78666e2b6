import { createHash } from 'node:crypto';
import type { Model, WizardEntry } from '#domain/catalogue/entries.ts';
import { slugOf } from '#domain/catalogue/slug.ts';

/** What makers put behind a model's number. */
const suffixes = ['', ' Plus', ' SE', ' XL', ' Pro', ' v2', ' Rev. B', ' NX', ' (2023)', ' Refresh', ' LE', ' G2'];

/** A UUID of its own for each name, as scattered as real ones, so that they compress as badly. */
function idOf(name: string): string {
  const hex = createHash('sha1').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Another number of the same make: 'PowerEdge R640' becomes 'PowerEdge R647'. */
function varied(text: string, round: number): string {
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + round) % 10));
}

/**
 * The delivered catalogue grown to as many entries: each model in further numbers and versions, in its own category, maker and
 * series, with its note, words and options. The same at each call.
 */
export function largeCatalogue(entries: readonly WizardEntry[], size: number): WizardEntry[] {
  const grown = [...entries];
  const models = entries.filter((entry): entry is Model => entry.selectType === 'model');
  const taken = new Set(models.map(({ mid, name }) => `${mid}/${slugOf(name)}`));
  for (let round = 1; grown.length < size; round++) {
    const suffix = suffixes[Math.floor(round / 10) % suffixes.length] ?? '';
    for (const model of models) {
      const name = `${varied(model.name, round)}${suffix}`;
      const key = `${model.mid}/${slugOf(name)}`;
      if (taken.has(key) || grown.length >= size) continue;
      taken.add(key);
      grown.push({ ...model, id: idOf(key), name, shortname: `${varied(model.shortname, round)}${suffix}` });
    }
    if (round > 1_000) throw new Error(`The catalogue does not grow to ${size} entries`);
  }
  return grown;
}
