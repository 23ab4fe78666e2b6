import type { ProblemError } from '#web/lib/problem-error.ts';

/** The store hands refusals back; a form shows what is thrown. */
export async function throwRefusal(refusal: Promise<ProblemError | undefined>): Promise<void> {
  const problem = await refusal;
  if (problem !== undefined) throw problem;
}
