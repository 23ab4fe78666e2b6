import { ProblemError } from '#web/lib/problem-error.ts';

/** A try of which nobody knows whether it arrived: says that nothing is lost and that another try does no harm. */
export function withRetryHint(problem: unknown): unknown {
  if (!(problem instanceof ProblemError) || (problem.status !== 0 && problem.status < 500)) return problem;
  const { status, code, message } = problem;
  const more =
    'Was Sie eingegeben haben, bleibt in diesem Browser erhalten, und auch wenn Sie zweimal senden, wird daraus nur eine Anfrage.';
  return new ProblemError(status, code, `${message} ${more}`);
}
