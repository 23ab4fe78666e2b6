import { expect, it } from 'vitest';
import { catalogueFormSchema } from '#contract/desk/desk-catalogue.ts';
import { entryFields } from './entry-fields.ts';

it('has a field for every column that can be changed, and for no other', () => {
  const columns = Object.values(entryFields).flatMap((groups) => groups.flatMap(({ fields }) => fields));
  expect([...new Set(columns.map(({ column }) => column))].toSorted()).toEqual(
    Object.keys(catalogueFormSchema.shape.row.shape).toSorted(),
  );
});
