import { z } from 'zod';
import { textSchema } from '#contract/fields.ts';
import { staffRoles } from './desk-rights.ts';

/** Whose sale it is at the desk: beside the soft lock, which says who has it open now, this stays until somebody changes it. */
export const assignedSchema = z.object({
  /** Of the person, else their address. */
  name: z.string(),
  isMine: z.boolean(),
  /** What whoever handed it over said. */
  note: z.string().exactOptional(),
});
export type Assigned = z.infer<typeof assignedSchema>;

/** Body of POST /desk/api/assign/{offerId}: it becomes the caller's, a colleague's by their id, or nobody's, whosever it was; the note is kept with the sale. */
export const assignSchema = z.strictObject({
  to: z.union([z.enum(['me', 'nobody']), z.uuid()]),
  note: textSchema(500).exactOptional(),
});
export type AssignBody = z.infer<typeof assignSchema>;

/** Its answer: whose it is now; null for nobody's. */
export const assignAnswerSchema = z.object({ assigned: assignedSchema.nullable() });

/** Answer of GET /desk/api/colleagues: everybody with a place at the desk, by name. */
export const colleaguesSchema = z.object({
  colleagues: z.array(
    z.object({ id: z.string(), name: z.string(), roles: z.array(z.enum(staffRoles)), isMe: z.boolean() }),
  ),
});
export type StaffColleague = z.infer<typeof colleaguesSchema>['colleagues'][number];
