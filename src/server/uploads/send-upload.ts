import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { isOwnedBy } from '#server/policies/offers.ts';
import { Problem } from '#server/problem.ts';
import { findUpload, isUploadedBy, type Upload, uploaderOf } from './uploads.ts';

/** A file for whoever sent it, for the owner of the offer it belongs to and for staff; for others it does not exist. */
export async function sendUpload(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const upload = await findUpload(deps.db, id);
  if (upload === undefined || !(await mayRead(deps, request, upload))) throw new Problem(404, 'notFound');
  const content = await deps.files.read(upload.id);
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, max-age=3600')
    .header('content-length', upload.size)
    .type(upload.type)
    .send(content);
}

async function mayRead(deps: Deps, request: FastifyRequest, upload: Upload): Promise<boolean> {
  if (await request.staff()) return true;
  if (isUploadedBy(upload, await uploaderOf(request))) return true;
  const account = await request.account();
  if (account === null || upload.usedByOffer === null) return false;
  const [offer] = await deps.db
    .select({ email: offers.emailKey, lockedAt: offers.lockedAt })
    .from(offers)
    .where(eq(offers.id, upload.usedByOffer));
  return offer !== undefined && offer.lockedAt === null && isOwnedBy(offer.email, account);
}
