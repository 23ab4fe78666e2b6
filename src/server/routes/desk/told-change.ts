import type { z } from 'zod';
import type { CatalogueRow, catalogueChangesSchema } from '#contract/desk/desk-catalogue.ts';
import type { recentChanges } from '#server/catalogue-changes/change-store.ts';

type KeptChange = Awaited<ReturnType<typeof recentChanges>>[number];
type ToldChange = z.infer<typeof catalogueChangesSchema>['changes'][number];

/** A change as the desk shows it: what kind it is, the fields that differ, and whether it can be undone. */
export function toldChange(
  { before, after, entryId, undoes, at, ...change }: KeptChange,
  undoable: ReadonlyMap<number, number>,
): ToldChange {
  const newest = undoable.get(change.version);
  const row = after ?? before ?? {};
  return {
    ...change,
    at: new Date(at).toISOString(),
    id: entryId,
    name: row.name ?? row.key ?? '',
    kind: before === null ? 'added' : after === null ? 'removed' : 'corrected',
    ...(undoes !== null && { undoes }),
    ...(newest !== undefined && { newest }),
    fields: after === null ? [] : differences(before ?? {}, after),
  };
}

function differences(before: CatalogueRow, after: CatalogueRow): ToldChange['fields'] {
  return Object.entries(after)
    .filter(([field, value]) => field !== 'id' && field !== 'source' && value !== (before[field] ?? ''))
    .map(([field, value]) => ({ field, before: before[field] ?? '', after: value }));
}
