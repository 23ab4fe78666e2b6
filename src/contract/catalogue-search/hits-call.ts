import { z } from 'zod';
import { isShortQuestion, type SearchHit, searchHitLimits } from './search-hits.ts';

/** What GET /selfservice/api/wizard/hits is asked: the typed words, and how many pages are wanted. */
export const searchHitsQuerySchema = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(searchHitLimits.query)
    .refine(isShortQuestion, `Bitte höchstens ${searchHitLimits.words} Wörter.`),
  limit: z.coerce.number().int().min(1).max(searchHitLimits.hits),
});

/** What GET /selfservice/api/wizard/hit-list is asked: whatever fits into the search box. */
export const hitListQuerySchema = searchHitsQuerySchema.safeExtend({ q: z.string().trim().min(1).max(200) });

/** The answer of the former: pages of the catalogue, the best first. */
export const searchHitsSchema = z.strictObject({
  hits: z
    .array(
      z.strictObject({
        slug: z.string(),
        title: z.string(),
        note: z.string(),
        details: z.string().exactOptional(),
        serialNumber: z.string().exactOptional(),
        isNamed: z.literal(true).exactOptional(),
      } satisfies Record<keyof SearchHit, z.ZodType>),
    )
    .readonly(),
}) satisfies z.ZodType<{ hits: readonly SearchHit[] }>;
