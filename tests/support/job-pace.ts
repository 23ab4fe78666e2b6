import type { JobPace } from '#server/jobs.ts';

/** Jobs that are to be tried again, or that a process left behind, are looked for as often as the queue allows. */
export const jobPace: JobPace = { due: 1, orphaned: 1 };
