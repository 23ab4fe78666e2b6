import { ProblemError } from '#web/lib/problem-error.ts';

/** Whether a failure passes by itself: the line broke, the server starts, or many files arrive at this moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status === 503 || error.code === 'uploadsBusy');
}

/** Whether the same file may be taken another time. What the server says about the file itself stays true. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return true;
  const isAboutTheFile = [400, 413, 415, 422].includes(error.status);
  return !isAboutTheFile;
}
