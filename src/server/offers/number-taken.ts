import { violatesUnique } from '#server/db/unique-violation.ts';
import { Problem } from '#server/problem.ts';

/** An ERP may give numbers of its own; one that is in use is refused, not an accident of the server. */
export async function numberTakenAsProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw violatesUnique(error, /^offer_(inquiry|order)_id/) ? new Problem(409, 'numberTaken') : error;
  }
}
