import { z } from 'zod';
import type { NewJob } from '#server/jobs.ts';

export const dueDays = 'dueDays';
export const dueDaysSchema = z.object({ version: z.number().int() });

/** Reckons the days anew until which sales are due, after a change of settings. */
export const dueDaysJob = (version: number): NewJob => ({
  ...{ name: dueDays, key: `due-days-${version}`, data: { version }, line: 'slow' },
});
