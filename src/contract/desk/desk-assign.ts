import { z } from 'zod';

/** Whose sale it is at the desk: beside the soft lock, which says who has it open now, this stays until somebody changes it. */
export const assignedSchema = z.object({ email: z.string(), isMine: z.boolean() });
export type Assigned = z.infer<typeof assignedSchema>;

/** Body of POST /desk/api/assign/{offerId}: it becomes the caller's, also where it was a colleague's, or nobody's. */
export const assignSchema = z.strictObject({ to: z.enum(['me', 'nobody']) });

/** Its answer: whose it is now; null for nobody's. */
export const assignAnswerSchema = z.object({ assigned: assignedSchema.nullable() });
