import { z } from 'zod';
import type { NewJob } from '#server/jobs.ts';

/** The name under which the making of documents lies in the queue. */
export const documentJob = 'document';

export const documentJobSchema = z.strictObject({ documentId: z.uuid() });

/** One job a document, however often it is planned. */
export function planDocument(documentId: string): NewJob {
  return { name: documentJob, key: documentId, data: { documentId }, line: 'slow' };
}
