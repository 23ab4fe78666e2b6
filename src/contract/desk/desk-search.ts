import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';

/** What is shorter is in too many names. */
export const shortestSearch = 2;

/** Query of GET /desk/api/search. */
export const deskSearchQuerySchema = z.strictObject({ q: lineSchema(maxSearchLength) });

/** Its answer: the few that fit best of each kind. */
export const deskSearchSchema = z.object({
  sales: z.array(z.object({ id: z.string(), number: z.string(), seller: z.string(), title: z.string() })),
  /** Each by their newest sale. */
  customers: z.array(z.object({ offerId: z.string(), name: z.string(), email: z.string() })),
  units: z.array(z.object({ plate: z.string(), title: z.string(), serial: z.string().exactOptional() })),
  /** Of the catalogue, for whoever keeps it. */
  models: z.array(z.object({ id: z.string(), title: z.string() })),
});
