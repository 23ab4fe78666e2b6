/**
 * Does the same with several, one after the other. What was refused stays to be done, and the first refusal is told; the others are done
 * all the same.
 */
export async function eachInTurn(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<{ readonly failed: readonly string[]; readonly error: unknown }> {
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
  return { failed, error };
}

/** '1 Verkauf ist …', '3 Verkäufe sind …'. */
export function turnsText(count: number, what: string): string {
  return count === 1 ? `1 Verkauf ist ${what}.` : `${count} Verkäufe sind ${what}.`;
}
