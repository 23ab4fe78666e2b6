import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { isHeldBy } from '#server/policies/holder.ts';
import { Problem } from '#server/problem.ts';
import { thumbnailKey } from './stored-files.ts';
import { findUpload, isUploadedBy, type Upload, uploaderOf } from './uploads.ts';

interface Asked {
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly id: string;
  /** Whether a member of staff asks, from the desk. */
  readonly byStaff: boolean;
}

/** A file for whoever sent it, for the owner of the offer it belongs to and for staff; for others it does not exist. */
export async function sendUpload(asked: Asked): Promise<FastifyReply> {
  const upload = await readable(asked);
  return asked.reply
    .headers({ ...strict, 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}` })
    .header('content-length', upload.size)
    .type(upload.type)
    .send(await asked.deps.files.read(upload.storedAs));
}

/** The small picture of an upload, for the same people. */
export async function sendThumbnail(asked: Asked): Promise<FastifyReply> {
  const { id, thumbnailSize } = await readable(asked);
  if (thumbnailSize === null) throw new Problem(404, 'notFound');
  return asked.reply
    .headers({ ...strict, 'content-disposition': 'inline' })
    .header('content-length', thumbnailSize)
    .type('image/webp')
    .send(await asked.deps.files.read(thumbnailKey(id)));
}

/** A stranger's file does nothing, whoever opens it. */
const strict = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

async function readable(asked: Asked): Promise<Upload> {
  const upload = await findUpload(asked.deps.db, asked.id);
  if (upload === undefined || !(await mayRead(asked, upload))) throw new Problem(404, 'notFound');
  return upload;
}

async function mayRead({ deps, request, byStaff }: Asked, upload: Upload): Promise<boolean> {
  if (byStaff) return true;
  const caller = await request.signedIn();
  const isOwn = isUploadedBy(upload, uploaderOf(request, caller?.account ?? null));
  if (upload.usedByOffer === null) return isOwn;
  // What was sent for a firm is the firm's: whoever has left it reads it no more.
  if (isOwn && upload.ownerKind !== 'account') return true;
  const [offer] = await deps.db
    .select({
      holder: offers.holder,
      firmId: offers.firmId,
      lockedAt: offers.lockedAt,
      invoice: sql<string | null>`${offers.state} #>> '{document,upload}'`,
    })
    .from(offers)
    .where(eq(offers.id, upload.usedByOffer));
  if (isOwn && (!offer || offer.firmId === null)) return true;
  if (!offer || offer.lockedAt !== null || caller === null || !isHeldBy(offer.holder, caller)) return false;
  return upload.url !== offer.invoice || mayForFirm(caller.membership?.rights, 'seeMoney');
}
