import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import type { Sender } from '#server/workers/sender.ts';

/** What becomes of a list that cannot be read, and so not be freed of what is personal in it. */
export type Unread = 'refuse' | 'keep';

/**
 * A list without its personal columns (IMP-01), or undefined when it stays as it is. One that cannot be read or not be
 * written again is refused: it is not kept with what is personal in it, unless its sender wants it read by hand.
 */
export async function dropPersonalData(
  { lists, log }: Pick<Deps, 'lists' | 'log'>,
  content: Uint8Array,
  sender: Sender,
  { columns = [], unread }: { readonly columns?: readonly ColumnChoice[]; readonly unread: Unread },
): Promise<Uint8Array | undefined> {
  const answer = await lists.withoutPersonal(content, sender, columns).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    if (sender.signal.aborted) throw new Problem(400, 'invalidRequest');
    log.error({ err: error }, 'The personal columns of a list stayed in it');
    throw new Problem(422, 'listNotCleaned');
  });
  if (!('problem' in answer)) return answer.content;
  // Nothing is in a list of blanks that anybody could read by hand.
  if (unread === 'keep' && answer.problem !== 'listBlank') return undefined;
  throw new Problem(422, answer.problem);
}
