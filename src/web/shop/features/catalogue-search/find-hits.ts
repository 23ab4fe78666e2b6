import { isShortQuestion, type SearchHit } from '#contract/catalogue-search/search-hits.ts';
import type { AskServer } from './ask-server.ts';
import type { WizardMatrix } from './wizard-matrix.ts';

interface Sources {
  readonly matrix: Pick<WizardMatrix, 'openSearch' | 'isOpen'>;
  readonly askServer: AskServer;
}

interface TypedQuestion {
  readonly query: string;
  readonly limit: number;
  readonly tell: (hits: readonly SearchHit[] | undefined) => void;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** So long the line is the server's answer's, in milliseconds: while it is waited for, and afterwards, for the next word may follow. */
export const lineIsServers = { waiting: 2_000, afterAnswer: 1_000 };

/**
 * Tells the hits as soon as the server or the window's own index has them, none at all when neither can be reached. Once the index is
 * there the server is not asked any more.
 */
export async function findHits(
  { matrix, askServer }: Sources,
  { query, limit, tell, signal }: TypedQuestion,
): Promise<void> {
  const late = new AbortController();
  const leave = () => late.abort();
  signal.addEventListener('abort', leave);
  function tellInTime(hits: readonly SearchHit[] | undefined) {
    if (!late.signal.aborted) tell(hits);
    return true;
  }
  const toldByServer =
    !matrix.isOpen() && isShortQuestion(query) && askServer(query, limit, late.signal).then(tellInTime, () => false);
  if (toldByServer !== false) {
    // The entries would keep the answer waiting for as long as they take.
    const isTold = await Promise.race([toldByServer, rest(lineIsServers.waiting).then(() => false)]);
    if (isTold) await rest(lineIsServers.afterAnswer);
  }
  if (signal.aborted) return;
  const own = await matrix
    .openSearch()
    .then((ask) => ask?.(query, limit))
    .catch(() => undefined);
  if (own !== undefined || !(await toldByServer)) tellInTime(own);
  leave();
}

const rest = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
