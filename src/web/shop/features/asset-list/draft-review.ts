import { z } from 'zod';
import { uploadedFileSchema } from '#contract/fields.ts';
import { readListSchema } from '#contract/goods/asset-list.ts';
import { answerSchemas } from '#contract/goods/configuration.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import type { RowDecision, RowVerdict } from './decision.ts';
import type { Equipment } from './equipment.ts';
import type { ListQuestion } from './list-source.ts';

/** What outlives a reload in this tab: which list, how its columns are read, and what was decided; the rows are read again. */
export interface StoredReview {
  readonly question: ListQuestion;
  readonly decisions: readonly (readonly [id: string, decision: RowDecision])[];
  readonly merged: boolean;
  /** Absent in what was kept before sheets could be left out. */
  readonly leftOut?: readonly number[];
  readonly answered?: readonly string[];
}

const { columns, sheets } = readListSchema.shape;

const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), entry: z.object({ entryId: z.string(), title: z.string() }) }),
  z.object({ kind: z.literal('freetext') }),
  z.object({ kind: z.literal('ignored') }),
]) satisfies z.ZodType<RowVerdict>;

const equipment = z.object({
  cpu: answerSchemas.cpu.nullable().exactOptional(),
  ram: answerSchemas.ram.nullable().exactOptional(),
  drives: answerSchemas.drives.nullable().exactOptional(),
}) satisfies z.ZodType<Equipment>;

const decision = z.object({
  text: z.string(),
  verdict: verdict.exactOptional(),
  quantity: z.int().min(1).max(draftLimits.quantity).exactOptional(),
  equipment: equipment.exactOptional(),
}) satisfies z.ZodType<RowDecision>;

const kept = z.object({
  question: z.object({
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('file'), file: uploadedFileSchema }),
      z.object({
        ...{ kind: z.literal('cells'), id: z.string(), text: z.string().min(1) },
        photos: z.array(z.tuple([z.int(), z.array(uploadedFileSchema)])).exactOptional(),
      }),
    ]),
    columns: columns.unwrap(),
    sheets: sheets.unwrap(),
  }),
  decisions: z.array(z.tuple([z.string(), decision])),
  merged: z.boolean(),
  leftOut: z.array(z.int()).exactOptional(),
  answered: z.array(z.string()).exactOptional(),
}) satisfies z.ZodType<StoredReview>;

const entry = draftEntry('geraeteliste');

export const draftReview = {
  read(): StoredReview | undefined {
    const read = kept.safeParse(entry.read());
    return read.success ? read.data : undefined;
  },
  keep(review: StoredReview): void {
    try {
      entry.keep(review);
    } catch {
      // The tab's storage is full: the review lasts as long as the page.
    }
  },
  forget: entry.forget,
};
