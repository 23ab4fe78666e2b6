import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { securityLevelPattern } from '#domain/erasure/din-66399.ts';

/** The calls by which data carriers are destroyed before two people. */
export const destructionCalls = {
  open: (offerId: string) => `/desk/api/destructions/${offerId}`,
  record: (offerId: string) => `/desk/api/recordDestruction/${offerId}`,
  witness: (offerId: string) => `/desk/api/witnessDestruction/${offerId}`,
  withdraw: (offerId: string) => `/desk/api/withdrawDestruction/${offerId}`,
} as const;

/** How data carriers were destroyed, whoever saw it. */
export const destructionFields = {
  securityLevel: z.string().regex(securityLevelPattern, { error: 'Bitte als H-4, E-4 oder T-4 angeben.' }),
  protectionClass: z.int().min(1).max(3),
  technique: lineSchema(160),
  particleSize: lineSchema(100),
  place: lineSchema(200),
  machine: lineSchema(160),
  at: z.iso.datetime(),
  /** By name, as it stands on the proof. */
  operator: lineSchema(120),
  subcontractor: lineSchema(200).exactOptional(),
  wasteCode: z
    .string()
    .regex(/^\d{2} \d{2} \d{2}\*?$/, { error: 'Bitte wie 16 02 14 angeben.' })
    .exactOptional(),
};

const destructionId = z.uuid();

/** Body of recordDestruction: it counts once a second person says that they saw it. */
export const recordDestructionSchema = z.strictObject({
  destructionId,
  mediumIds: z.array(z.uuid()).min(1).max(1_000),
  ...destructionFields,
});

/** Body of witnessDestruction: by another log-in than it was recorded with. */
export const witnessDestructionSchema = z.strictObject({ destructionId, witness: lineSchema(120) });
export const withdrawDestructionSchema = z.strictObject({ destructionId });

/** Destructions of a sale that nobody has witnessed yet. */
export const openDestructionsSchema = z.object({
  destructions: z.array(
    z.object({
      id: z.string(),
      mediumIds: z.array(z.string()),
      ...destructionFields,
      /** Whoever asks recorded it: somebody else has to have seen it. */
      isOwn: z.boolean(),
    }),
  ),
});
export type OpenDestruction = z.infer<typeof openDestructionsSchema>['destructions'][number];
