import { use, useEffect, useState } from 'react';
import type { SearchHit } from '#contract/catalogue-search/search-hits.ts';
import { askServer } from './ask-server.ts';
import { findHits } from './find-hits.ts';
import { WizardMatrixContext } from './wizard-matrix-context.ts';

const askShop = askServer((...call) => fetch(...call));

/** What the catalogue answered to some words; no hits at all when it could not be reached. */
export interface CatalogueAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[] | undefined;
  /** Whether the window's own search is still on its way. */
  readonly isLoading?: boolean;
}

/** The newest answer, until then the one that the page came with. An answer to older words that comes late is dropped. */
export function useCatalogueSearch(
  query: string,
  limit: number,
  first?: readonly SearchHit[],
): CatalogueAnswer | undefined {
  const matrix = use(WizardMatrixContext);
  if (matrix === undefined) throw new Error('The wizard matrix is missing around this component');
  const [answer, setAnswer] = useState<CatalogueAnswer | undefined>(first && { query, hits: first });
  useEffect(() => {
    if (query === '') return setAnswer(undefined);
    const leaving = new AbortController();
    const tell = (hits: CatalogueAnswer['hits']) => setAnswer({ query, hits, isLoading: !matrix.isOpen() });
    void findHits({ matrix, askServer: askShop }, { query, limit, tell, signal: leaving.signal }).then(() =>
      // Arrived or not: nothing more is on its way.
      setAnswer((last) => last && { ...last, isLoading: false }),
    );
    return () => leaving.abort();
  }, [matrix, query, limit]);
  return answer;
}
