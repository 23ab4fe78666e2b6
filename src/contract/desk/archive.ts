import { z } from 'zod';
import { paperYearSchema } from '#contract/papers/paper-years.ts';

/** The calls about the archive of a year's papers. */
export const archiveCalls = {
  contents: '/desk/api/archiveContents',
  file: '/desk/api/archive',
} as const;

export const archiveQuery = z.strictObject({ year: paperYearSchema });

/** How many files the archive of a year has, without the e-invoices and the indexes that are written with it. */
export const archiveContentsSchema = z.object({ files: z.int() });
