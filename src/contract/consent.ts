import { z } from 'zod';

/** Grows when the text of the question changes in substance; everybody is then asked again. */
export const consentVersion = 1;

/** What a visitor can be asked about; what is necessary needs no consent (§ 25 Abs. 2 Nr. 2 TDDDG). */
export const consentCategories = ['necessary', 'statistics'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Body of POST /selfservice/api/consent: the proof of a choice, without personal data; the server adds the time. */
export const consentRecordSchema = z.strictObject({
  /** Random, made for this purpose and kept in the visitor's cookie. */
  id: z.uuid(),
  version: z.int().min(1).max(1_000_000),
  categories: z.array(z.enum(consentCategories)).max(consentCategories.length),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;
