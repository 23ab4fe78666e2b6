/**
 * Does the same with several, one after the other. What was refused stays to be done, which `onLeft` is told, and the first refusal is thrown
 * in the end; the others are done all the same.
 */
export async function eachInTurn(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  onLeft: (failed: readonly string[]) => void,
): Promise<void> {
  const failed: string[] = [];
  let error: unknown;
  for (const id of ids) {
    try {
      await act(id);
    } catch (refusal) {
      error ??= refusal;
      failed.push(id);
    }
  }
  onLeft(failed);
  if (failed.length > 0) throw error;
}

/** '1 Verkauf ist …', '3 Verkäufe sind …'. */
export function turnsText(count: number, what: string): string {
  return count === 1 ? `1 Verkauf ist ${what}.` : `${count} Verkäufe sind ${what}.`;
}
