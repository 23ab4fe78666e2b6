import { z } from 'zod';

const violation = z.object({ code: z.literal('23505'), constraint: z.string() });
/** The query builder wraps what the database said. */
const wrapped = z.object({ cause: violation }).transform(({ cause }) => cause);
const either = z.union([violation, wrapped]);

/** Tells whether a query failed because somebody else has the value already, by the name of the unique constraint. */
export function violatesUnique(error: unknown, constraint: RegExp): boolean {
  const parsed = either.safeParse(error);
  return parsed.success && constraint.test(parsed.data.constraint);
}
