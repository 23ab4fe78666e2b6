import { z } from 'zod';
import { adjustmentAnswers } from '#domain/offer/facts.ts';

const euros = z.number();
const upload = z.object({ url: z.string(), name: z.string() });

/** The price after the inspection, line by line, as both sides read it. */
export const adjustmentView = z.object({
  lines: z.array(
    z.object({
      itemId: z.string(),
      quantity: z.int(),
      received: z.int(),
      agreed: euros,
      total: euros,
      missingEvidence: z.array(upload),
      /** Arrived devices that go back, and what of the agreed amount belonged to them. */
      returned: z.object({ units: z.int(), worth: euros }).exactOptional(),
      /** Numbers of the devices that did not arrive. */
      missingNumbers: z.array(z.string()).exactOptional(),
      deductions: z.array(
        z.object({
          name: z.string(),
          units: z.int(),
          amount: euros,
          evidence: z.array(upload),
          /** Device by device, what it was found on. */
          found: z
            .array(
              z.object({
                plate: z.string(),
                serial: z.string().exactOptional(),
                inventoryNumber: z.string().exactOptional(),
                text: z.string(),
                note: z.string().exactOptional(),
                photos: z.array(upload),
              }),
            )
            .exactOptional(),
        }),
      ),
      /** What the sheet names and is not deducted, and why. */
      waived: z.array(z.object({ name: z.string(), units: z.int(), note: z.string() })).exactOptional(),
    }),
  ),
  agreedTotal: euros,
  total: euros,
  answerUntil: z.string(),
  at: z.string(),
  answer: z.enum(adjustmentAnswers).optional(),
  /** Arrived devices may go back, but for the fixed lines. */
  returnsOptional: z.literal(true).exactOptional(),
  fixedItemIds: z.array(z.string()).exactOptional(),
});

/** What of the arrived goods the seller takes back by their choice, without a word of prices. */
export function takenBackUnits(
  adjustment: Pick<z.infer<typeof adjustmentView>, 'lines'> | undefined,
): { itemId: string; units: number; received: number }[] {
  return (adjustment?.lines ?? []).flatMap(({ itemId, received, returned }) =>
    returned ? [{ itemId, units: returned.units, received }] : [],
  );
}
