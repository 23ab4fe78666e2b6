import { z } from 'zod';
import { type BatteryAnswer, batteryAnswerValues } from '#domain/logistics/battery-answer.ts';

/** What was chosen about the batteries of one kind and not sent yet. */
export interface ChosenAnswer {
  readonly state?: BatteryAnswer | undefined;
  /** Ids of the items that it is about. */
  readonly affected: readonly string[];
}

const draftSchema = z.object({ state: z.enum(batteryAnswerValues).optional(), affected: z.array(z.string()) });

/** What the tab kept of it; an item that is no longer asked about is left out, and what cannot be read counts as nothing. */
export function draftAnswer(kept: unknown, asked: readonly string[]): ChosenAnswer {
  const { state, affected } = draftSchema.safeParse(kept).data ?? { affected: [] };
  return { state, affected: affected.filter((id) => asked.includes(id)) };
}
