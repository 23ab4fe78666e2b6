import type { CatalogueDraft } from './draft.ts';
import type { ImportPlace } from './import-refusal.ts';
import { sameName } from './same-name.ts';

type Fields = ReadonlyMap<string, string>;

const namesOf = (fields: Fields) => [fields.get('name') ?? '', fields.get('shortname') ?? '', fields.get('key') ?? ''];
const wordsOf = (fields: Fields) => (fields.get('words') ?? '').split('|').filter((word) => word !== '');

/**
 * The maker of that name: by name, shortname or key, else by its other names where only one maker has it. The old name of a
 * company that was split up ('Hewlett-Packard') belongs to nobody for certain.
 */
export function findManufacturer(draft: CatalogueDraft, name: string): Fields | undefined {
  const wanted = sameName(name);
  const makers = draft.rows('manufacturers');
  const direct = makers.filter((fields) => namesOf(fields).map(sameName).includes(wanted));
  const found = direct.length > 0 ? direct : makers.filter((fields) => wordsOf(fields).map(sameName).includes(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The maker of a device. Libraries file the goods of a bought maker under its owner: HPE's 'Aruba 2530-24G' is of the maker
 * whose shortname begins the model's name and whose own names know the owner.
 */
export function findMaker(draft: CatalogueDraft, owner: string, model: string): Fields | undefined {
  const bought = draft
    .rows('manufacturers')
    .filter((fields) => model.toLowerCase().startsWith(`${fields.get('shortname')?.toLowerCase()} `))
    .filter((fields) => sameName(`${fields.get('name')} ${fields.get('words')}`).includes(sameName(owner)));
  return bought.length === 1 ? bought[0] : findManufacturer(draft, owner);
}

/** Whether a name may mean several makers. */
export function isAmbiguous(draft: CatalogueDraft, name: string): boolean {
  const wanted = sameName(name);
  return (
    draft
      .rows('manufacturers')
      .filter((fields) => [...namesOf(fields), ...wordsOf(fields)].map(sameName).includes(wanted)).length > 1
  );
}

/** Adds a maker under a key made of its name. */
export function addManufacturer(
  draft: CatalogueDraft,
  name: string,
  category: string,
  source: string,
  place: ImportPlace,
): Fields {
  const fields = new Map([
    ['key', sameName(name)],
    ['name', name],
    ['shortname', name],
    ['categories', category],
    ['words', ''],
    ['source', source],
  ]);
  draft.put('manufacturers', fields, { ...place, field: 'manufacturer' });
  return draft.find('manufacturers', fields) ?? fields;
}
