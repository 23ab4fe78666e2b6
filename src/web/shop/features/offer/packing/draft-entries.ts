import { z } from 'zod';
import { type BatteryEntry, batteryConcerns } from '#domain/logistics/battery-entries.ts';

/** What was entered about many batteries and not sent yet. */
export interface DraftEntries {
  /** All of them are sound, or some are not; undefined until it is said. */
  readonly all?: 'fine' | 'some' | undefined;
  readonly entries: readonly BatteryEntry[];
}

const draftSchema = z.object({
  all: z.enum(['fine', 'some']).optional(),
  entries: z.array(z.object({ answer: z.enum([...batteryConcerns, 'fine']), itemIds: z.array(z.string()) })),
});

/** What the tab kept of it, without lines that are no longer asked about; what cannot be read counts as `otherwise`. */
export function draftEntries(kept: unknown, asked: ReadonlySet<string>, otherwise: DraftEntries): DraftEntries {
  const read = draftSchema.safeParse(kept).data;
  if (!read) return otherwise;
  const entries = read.entries.map(({ answer, itemIds }) => ({
    answer,
    itemIds: itemIds.filter((id) => asked.has(id)),
  }));
  return { all: read.all, entries: entries.filter(({ itemIds }) => itemIds.length > 0) };
}
