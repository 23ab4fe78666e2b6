import type { HistoryState } from '@tanstack/react-router';
import { z } from 'zod';
import { draftEntry } from '#web/lib/draft-entry.ts';

const sentSchema = z.object({
  submittedHere: z.string(),
  submittedEmail: z.string(),
  submittedAsBusiness: z.boolean(),
  submittedNumber: z.string().exactOptional(),
  submittedBidBy: z.string().exactOptional(),
}) satisfies z.ZodType<Partial<HistoryState>>;
export type SentInquiry = z.infer<typeof sentSchema>;

const entry = draftEntry('gesendet');

/** The last inquiry that was sent in this tab, for whoever goes back to where it was written. */
export const sentInquiry = {
  keep: (sent: SentInquiry) => entry.keep(sent),
  read: (): SentInquiry | undefined => sentSchema.safeParse(entry.read()).data,
};
