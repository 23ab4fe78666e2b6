import { z } from 'zod';
import { mediumRecordSchema } from '#contract/devices/media-record.ts';
import { numberSchema, requiredTextSchema } from '#contract/fields.ts';

/** Body of the call that withdraws a certificate of a sale, and issues it anew where wanted. */
export const withdrawCertificateSchema = z.strictObject({
  number: numberSchema(60),
  /** The customer reads it. */
  reason: requiredTextSchema(1_000),
  reissue: z.boolean(),
  /** The data carriers as the new one names them; without them they stay as they were. */
  media: z.array(mediumRecordSchema).max(20_000).exactOptional(),
});
export type WithdrawCertificate = z.infer<typeof withdrawCertificateSchema>;

/** What that call answers. */
export const withdrawnCertificateSchema = z.object({
  number: z.string(),
  /** Number of the one that takes its place. */
  replacedBy: z.string().exactOptional(),
});
