import { z } from 'zod';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the mails about sign-offs lie in the queue. */
export const signOffMailJob = 'sign-off-mail';

/** Names only which one it is: whoever does the job reads it. */
export const signOffMailSchema = z.strictObject({ signOffId: z.uuid(), kind: z.enum(['asked', 'answered']) });
export type SignOffMailJob = z.infer<typeof signOffMailSchema>;

/** One mail to whoever is asked, and one to the seller once it was answered. */
export function planSignOffMail(data: SignOffMailJob): NewJob {
  return { name: signOffMailJob, key: `${data.signOffId}:${data.kind}`, data };
}
