import { z } from 'zod';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the judging of a bank's entries lies in the queue. */
export const bankSettling = 'bank-settling';
export const bankSettlingSchema = z.strictObject({ entryIds: z.array(z.int()) });
export type BankSettlingJob = z.infer<typeof bankSettlingSchema>;

/** So many entries are judged by one job: a sale is completed by each, and a job has five minutes. */
const batchSize = 250;

/** Jobs that judge entries, each once however often it runs. */
export function planSettling(entryIds: readonly number[]): NewJob[] {
  const jobs: NewJob[] = [];
  for (let at = 0; at < entryIds.length; at += batchSize) {
    const data: BankSettlingJob = { entryIds: entryIds.slice(at, at + batchSize) };
    jobs.push({ name: bankSettling, key: `${bankSettling}:${data.entryIds[0]}`, data, line: 'awaited' });
  }
  return jobs;
}
