import { z } from 'zod';

/** A year by its number; of calls that name one. */
export const paperYearSchema = z.coerce.number().int().min(2000).max(2999);

/** The years in which somebody's sales have papers, the newest first. */
export const paperYearsSchema = z.object({
  years: z.array(z.object({ year: z.int(), papers: z.int() })),
});
export type PaperYears = z.infer<typeof paperYearsSchema>;
