import { z } from 'zod';

/** What holds a sale that stands outside its event log: screens say it, and judge nothing by themselves. */
export const saleStandingFields = {
  /** The own invoice that stands was given back, and is to be corrected before it is paid (INV-21). */
  invoiceGivenBack: z.literal(true).exactOptional(),
  /** Nothing travels before the provider has answered to the seller's own processing agreement (DEL-10). */
  heldByAgreement: z.literal(true).exactOptional(),
} as const;
