import { databaseProblem } from './db/database-problem.ts';
import { StartProblem } from './db/start-problem.ts';
import { describeError } from './describe-error.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Why the start or a command failed, for a terminal or the system's log: what a person can mend in a sentence, anything else as the log
 * would have it. An error as it was thrown may repeat what a statement held, the secret that signs among it.
 */
export function failureText(error: unknown): string {
  const isTold = error instanceof StartProblem || error instanceof StorageUnavailable;
  const told = isTold ? error.message : databaseProblem(error);
  return told ?? textOf(describeError(error));
}

function textOf({ name, code, message, frames = [], cause }: ReturnType<typeof describeError>): string {
  const head = [name, code, message].filter((part) => part !== undefined && part !== '').join(': ');
  const lines = [head, ...frames.map((frame) => `    ${frame}`)];
  return [...lines, ...(cause ? [`  ${textOf(cause).replaceAll('\n', '\n  ')}`] : [])].join('\n');
}

/** Says it and ends the command with 1 once nothing is under way. */
export function tellFailure(error: unknown): void {
  console.error(failureText(error));
  process.exitCode = 1;
}

/** What nobody caught is told in the same words, and ends the process at once. */
export function tellUncaught(): void {
  process.on('uncaughtException', (error) => {
    tellFailure(error);
    process.exit();
  });
}
