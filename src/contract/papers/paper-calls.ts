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
