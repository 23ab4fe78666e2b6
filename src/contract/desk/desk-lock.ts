import { z } from 'zod';

/** Somebody else of the desk who has a sale open. */
const otherSchema = z.object({
  /** Of the person, else their address. */
  name: z.string(),
  since: z.string(),
  /** The sale is theirs: they came first, or took it over. */
  holds: z.boolean(),
});

/**
 * Answer of GET /desk/api/openAt/{offerId}: who else has the sale open, whoever holds it first. Nobody is kept from anything: it is said so
 * that two do not do the same.
 */
export const offerLockSchema = z.object({ others: z.array(otherSchema) });
export type OfferLock = z.infer<typeof offerLockSchema>;
