import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/client.ts';
import { catalogueChanges } from '#server/db/schema/catalogue.ts';
import { formerStaff, staff } from '#server/db/schema/staff.ts';
import { actorName } from '#server/db/staff-name.ts';
import type { KeptChange } from './build-catalogue.ts';

/** The version that counts now, 0 before the first change. */
export async function newestChange(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ version: catalogueChanges.version })
    .from(catalogueChanges)
    .orderBy(desc(catalogueChanges.version))
    .limit(1);
  return row?.version ?? 0;
}

/** All changes in their order. */
export async function readChanges(db: Queryable): Promise<readonly KeptChange[]> {
  const { version, file, entryId, before, after } = catalogueChanges;
  return db.select({ version, file, entryId, before, after }).from(catalogueChanges).orderBy(asc(version));
}

/** Keeps a change; false where somebody has kept another one of this version meanwhile. */
export async function keepCatalogueChange(tx: Tx, change: typeof catalogueChanges.$inferInsert): Promise<boolean> {
  const kept = await tx
    .insert(catalogueChanges)
    .values(change)
    .onConflictDoNothing()
    .returning({ version: catalogueChanges.version });
  return kept.length > 0;
}

/** The last so many changes of the whole catalogue or of one entry, newest first, with who made them. */
export async function recentChanges(db: Queryable, limit: number, entryId?: string) {
  const { version, file, before, after, undoes, at } = catalogueChanges;
  return db
    .select({
      version,
      file,
      entryId: catalogueChanges.entryId,
      before,
      after,
      undoes,
      at,
      by: actorName(catalogueChanges.by),
    })
    .from(catalogueChanges)
    .leftJoin(staff, eq(staff.id, catalogueChanges.by))
    .leftJoin(formerStaff, eq(formerStaff.id, catalogueChanges.by))
    .where(entryId === undefined ? undefined : eq(catalogueChanges.entryId, entryId))
    .orderBy(desc(version))
    .limit(limit);
}
