import { z } from 'zod';
import { requiredTextSchema, uploadUrlSchema } from '#contract/fields.ts';
import { agreementStandings } from '#domain/offer/papers/own-agreement.ts';

/** The seller's own processing agreement as both sides read it; the last one that was handed in. */
export const ownAgreementView = z.object({
  number: z.int(),
  file: z.object({ url: z.string(), name: z.string() }),
  at: z.string(),
  standing: z.enum(agreementStandings),
  judgedAt: z.string().exactOptional(),
  reason: z.string().exactOptional(),
});

/** Body of the seller's handInAgreement: a PDF as the upload call answered it. */
export const handInAgreementSchema = z.strictObject({ agreementUpload: uploadUrlSchema });

/** Body of the provider's judgeAgreement: about the one that was on the screen; whoever declines says why. */
export const judgeAgreementSchema = z
  .strictObject({
    number: z.int().min(1).max(1_000),
    accepted: z.boolean(),
    reason: requiredTextSchema(2_000).exactOptional(),
  })
  .refine(({ accepted, reason }) => accepted === (reason === undefined), {
    error: 'Bitte nennen Sie den Grund der Ablehnung.',
    path: ['reason'],
  });

/** Answer of both calls. */
export const ownAgreementAnswer = z.object({ data: ownAgreementView });
