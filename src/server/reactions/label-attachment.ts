import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { largestAttachment, type MailAttachment } from '#server/mailer.ts';

/** The label that an event brings, as a file that can travel with its mail. */
export async function labelAttachment(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  offerId: string,
  event: OfferEvent,
): Promise<readonly MailAttachment[]> {
  if (event.type !== 'shippingLabelSent' || event.data.labelUpload === undefined) return [];
  const ofOffer = and(eq(uploads.url, event.data.labelUpload), eq(uploads.usedByOffer, offerId));
  const [label] = await db.select().from(uploads).where(ofOffer);
  if (!label || label.size > largestAttachment) return [];
  const content = await buffer(await files.read(label.storedAs));
  return [{ filename: label.name, contentType: label.type, content }];
}
