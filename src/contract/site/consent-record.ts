import { z } from 'zod';
import { consentCategories } from './consent.ts';

/**
 * Body of POST /selfservice/api/consent: the proof of a choice, without personal data; the server adds the time. Apart from what the
 * question itself needs: it stands on every first page, which loads no schemas.
 */
export const consentRecordSchema = z.strictObject({
  /** Random, made for this purpose and kept in the visitor's cookie. */
  id: z.uuid(),
  version: z.int().min(1).max(1_000_000),
  categories: z.array(z.enum(consentCategories)).max(consentCategories.length),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;
