import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/uploads.ts';

/** Name a file had when it was uploaded, by its address. */
export type UploadNames = ReadonlyMap<string, string>;

/** The names of files, in one query. */
export async function uploadNamesOf(db: Queryable, urls: string[]): Promise<UploadNames> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({ url: uploads.url, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.url, urls));
  return new Map(rows.map((row) => [row.url, row.name]));
}

/** What a file is called where people read it. */
export function nameIn(names: UploadNames, url: string): string {
  return names.get(url) ?? 'Datei';
}
