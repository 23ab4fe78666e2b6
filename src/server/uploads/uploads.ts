import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/one-of.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import { Problem } from '#server/problem.ts';

export type OwnerKind = typeof uploads.$inferSelect.ownerKind;
export type Upload = typeof uploads.$inferSelect;
/** What its sender is told of it. */
export type StoredUpload = Pick<Upload, 'url' | 'name'>;

/** Everything by which a request can own an upload: its account and its browser, or its place at the desk. */
export type Uploader = readonly { kind: OwnerKind; key: string }[];

/** By what a call of the shop can own uploads. */
export function uploaderOf(
  request: Pick<FastifyRequest, 'visitor'>,
  account: { readonly id: string } | null,
): Uploader {
  const visitor = request.visitor();
  return [
    ...(account ? [{ kind: 'account' as const, key: account.id }] : []),
    ...(visitor === undefined ? [] : [{ kind: 'visitor' as const, key: visitor }]),
  ];
}

/** Whether an upload was sent by whoever asks. */
export function isUploadedBy(upload: Pick<Upload, 'ownerKind' | 'ownerKey'>, uploader: Uploader): boolean {
  return uploader.some(({ kind, key }) => kind === upload.ownerKind && key === upload.ownerKey);
}

/**
 * Binds uploads to the offer that names them. Those that do not exist, were sent by somebody else or belong to another
 * offer are refused alike, so that nothing is learned about them; at the field that names them, where that is told.
 */
export async function claimUploads(
  tx: Tx,
  urls: readonly string[],
  uploader: Uploader,
  offerId: string,
  fields: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return;
  const mine = usable(wanted, uploader, offerId);
  const claimed =
    mine && (await tx.update(uploads).set({ usedByOffer: offerId }).where(mine).returning({ url: uploads.url }));
  refuseUnknown(wanted, claimed ?? [], fields);
}

/** Refuses what `claimUploads` would refuse, and binds nothing: for what is shown before it is sent. */
export async function checkUploads(
  db: Queryable,
  urls: readonly string[],
  uploader: Uploader,
  offerId: string,
): Promise<void> {
  const wanted = [...new Set(urls)];
  if (wanted.length === 0) return;
  const mine = usable(wanted, uploader, offerId);
  refuseUnknown(wanted, mine ? await db.select({ url: uploads.url }).from(uploads).where(mine) : []);
}

/** Those of these uploads that an offer may name; undefined for whoever owns none. */
function usable(wanted: readonly string[], uploader: Uploader, offerId: string): SQL | undefined {
  if (uploader.length === 0) return undefined;
  return and(
    // One list, not one parameter each: a sheet may name more than a statement has room for.
    isOneOf(uploads.url, wanted),
    or(isNull(uploads.usedByOffer), eq(uploads.usedByOffer, offerId)),
    or(...uploader.map(({ kind, key }) => and(eq(uploads.ownerKind, kind), eq(uploads.ownerKey, key)))),
  );
}

function refuseUnknown(
  wanted: readonly string[],
  found: readonly { readonly url: string }[],
  fields: ReadonlyMap<string, string> = new Map(),
): void {
  if (found.length === wanted.length) return;
  const known = new Set(found.map(({ url }) => url));
  const named = wanted.flatMap((url) => (known.has(url) ? [] : (fields.get(url) ?? [])));
  throw new Problem(400, 'uploadUnknown', Object.fromEntries(named.map((field) => [field, 'liegt nicht vor'])));
}

export async function findUpload(db: Queryable, id: string): Promise<Upload | undefined> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, id));
  return upload;
}
