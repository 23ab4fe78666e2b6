import { z } from 'zod';
import type { DraftEntry } from './draft-entry.ts';
import { randomUuid } from './random-uuid.ts';

const triedSchema = z.object({ id: z.string(), said: z.string() });

/**
 * The id under which something is sent: the same for every try of it, over a reload too, so that it arrives once; another one as soon as
 * it says something else. `tried` keeps it in this tab until whoever asks forgets it.
 */
export function attemptId(tried: DraftEntry, values: object): string {
  const said = JSON.stringify(values);
  const before = triedSchema.safeParse(tried.read()).data;
  if (before?.said === said) return before.id;
  const id = randomUuid();
  tried.keep({ id, said });
  return id;
}
