import { z } from 'zod';

const upload = z.object({ url: z.string(), name: z.string() });
const found = z.object({
  findingId: z.string(),
  plate: z.string(),
  serial: z.string().exactOptional(),
  inventoryNumber: z.string().exactOptional(),
  text: z.string(),
  note: z.string().exactOptional(),
  photos: z.array(upload),
});

/** What the test of a sale does to its price, before anything is waived; amounts in euros. */
export const adjustmentProposalSchema = z.object({
  agreedTotal: z.number(),
  /** Devices were tested one by one: without that nothing is composed. */
  isByUnit: z.boolean(),
  lines: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      quantity: z.int(),
      received: z.int(),
      agreed: z.number(),
      /** What the arrived devices are worth before any deduction. */
      arrived: z.number(),
      missingNumbers: z.array(z.string()),
      deductions: z.array(z.object({ name: z.string(), amount: z.number(), found: z.array(found) })),
      /** What the seller said and the price has taken off already: nothing more is deducted for it. */
      countedIn: z.array(z.string()),
      /** What the sheet does not name, or the price has taken off already. */
      information: z.array(found),
    }),
  ),
  /** Photos of the receipt, which prove what is missing. */
  proof: z.array(upload),
  /** Findings that the adjusted bid which stands does not deduct, and why. */
  waived: z.array(z.object({ findingId: z.string(), note: z.string() })),
});
export type AdjustmentProposal = z.infer<typeof adjustmentProposalSchema>;
