/** The last is what PostgreSQL says of its own disk. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because there is no room left, on a disk, beneath the database or in an object store (507). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && fullCodes.includes(error.code)) return true;
  const isRefused = '$metadata' in error && Object(error.$metadata).httpStatusCode === 507;
  return isRefused || isDiskFull(error.cause);
}
