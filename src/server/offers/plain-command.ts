import { z } from 'zod';
import type { Command, CommandData, CommandType } from '#domain/offer/commands/commands.ts';
import { Problem } from '#server/problem.ts';

/** Names under which bodies carry uploads: whoever names one must have made it, which is checked where it is read. */
type UploadKey = `${string}Upload` | `${string}Uploads` | 'evidence';

/** Whether there is something in it to convert or to check: a number may be euros, which the process counts in cents. */
type NeedsReading<T> = T extends number
  ? true
  : T extends readonly (infer Item)[]
    ? NeedsReading<Item>
    : T extends object
      ? { [K in keyof T]-?: K extends UploadKey ? true : NeedsReading<Exclude<T[K], undefined>> }[keyof T]
      : false;

/**
 * The commands whose body is their data as it stands: it fits, and there is nothing in it to convert or to check. Every other one
 * says how it is read, or the table of its kind does not compile.
 */
export type PlainCommand<Bodies extends object> = {
  [C in keyof Bodies & CommandType]: Bodies[C] extends CommandData[C]
    ? true extends NeedsReading<Bodies[C]>
      ? never
      : C
    : never;
}[keyof Bodies & CommandType];

const fields = z.record(z.string(), z.unknown());

/** The command that a plain body asks for, with what the call says beside it. */
export function plainCommand(
  type: CommandType,
  schema: z.ZodType,
  body: unknown,
  beside: { seen?: number } = {},
): Command {
  const isCommand = (wanted: object): wanted is Command => 'type' in wanted && schema.safeParse(body).success;
  const wanted = { ...fields.parse(body), ...beside, type };
  if (!isCommand(wanted)) throw new Problem(400, 'invalidBody');
  return wanted;
}
