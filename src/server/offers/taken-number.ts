import { z } from 'zod';
import { Problem } from '#server/problem.ts';

const uniqueViolation = z.object({
  code: z.literal('23505'),
  constraint: z.string().regex(/^offer_(inquiry|order)_id/),
});
const wrapped = z.object({ cause: uniqueViolation });

/** An ERP may give numbers of its own; one that is in use is refused, not an accident of the server. */
export async function takenNumberAsProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (wrapped.safeParse(error).success || uniqueViolation.safeParse(error).success) {
      throw new Problem(409, 'numberTaken');
    }
    throw error;
  }
}
