import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import type { Sender } from '#server/workers/sender.ts';

/**
 * A list without its personal columns (IMP-01), or undefined when it stays as it is. One that can be read and
 * not be written again is refused: it is not kept with what is personal in it.
 */
export async function dropPersonalData(
  { lists, log }: Pick<Deps, 'lists' | 'log'>,
  content: Uint8Array,
  sender: Sender,
  columns: readonly ColumnChoice[] = [],
): Promise<Uint8Array | undefined> {
  return lists.withoutPersonal(content, sender, columns).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    if (sender.signal.aborted) throw new Problem(400, 'invalidRequest');
    log.error({ err: error }, 'The personal columns of a list stayed in it');
    throw new Problem(422, 'listNotCleaned');
  });
}
