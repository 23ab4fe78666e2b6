import { z } from 'zod';

/** A year by its number; of calls that name one. */
export const paperYearSchema = z.coerce.number().int().min(2000).max(2999);

/** The years in which somebody's sales have papers, the newest first. */
export const paperYearsSchema = z.object({
  years: z.array(z.object({ year: z.int(), papers: z.int() })),
});
export type PaperYears = z.infer<typeof paperYearsSchema>;

/** Addresses of the calls about what a sale has on paper. */
export const paperCalls = {
  years: '/selfservice/api/paperYears',
  /** The terms as they were agreed to, as PDF. */
  acceptedTerms: (offerId: string) => `/selfservice/api/acceptedTerms/${encodeURIComponent(offerId)}`,
  /** Of one sale. */
  ofSale: (offerId: string) => `/selfservice/api/papers/${encodeURIComponent(offerId)}`,
  /** Of all sales, or what of them is dated in a year. */
  ofYear: (year?: number) => `/selfservice/api/papers${year === undefined ? '' : `?year=${year}`}`,
} as const;
