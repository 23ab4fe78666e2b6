import { problemTexts } from '#contract/problem.ts';
import { violatesUnique } from '#server/db/unique-violation.ts';
import { Problem } from '#server/problem.ts';

/** An ERP may give numbers of its own; one that is in use is refused, not an accident of the server. */
export async function numberTakenAsProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const field = (['inquiry', 'order'] as const).find((kind) =>
      violatesUnique(error, new RegExp(`^offer_${kind}_id`)),
    );
    throw field === undefined ? error : new Problem(409, 'numberTaken', { [`${field}Id`]: problemTexts.numberTaken });
  }
}
