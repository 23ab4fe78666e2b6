import { createContext, use, useEffect, useState } from 'react';
import type { SearchHit } from './search-index.ts';
import type { WizardMatrix } from './wizard-matrix.ts';

export const WizardMatrixContext = createContext<WizardMatrix | undefined>(undefined);

/** What the catalogue answered to some words; no hits at all when it could not be reached. */
export interface CatalogueAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[] | undefined;
}

/** The newest answer, until the first one undefined. An answer to older words that comes late is dropped. */
export function useCatalogueSearch(query: string, limit: number): CatalogueAnswer | undefined {
  const matrix = use(WizardMatrixContext);
  if (matrix === undefined) throw new Error('The wizard matrix is missing around this component');
  const [answer, setAnswer] = useState<CatalogueAnswer>();
  useEffect(() => {
    if (query === '') return setAnswer(undefined);
    let newest = true;
    void matrix
      .load()
      .then((ask) => ask?.(query, limit))
      .catch(() => undefined)
      .then((hits) => {
        if (newest) setAnswer({ query, hits });
      });
    return () => {
      newest = false;
    };
  }, [matrix, query, limit]);
  return answer;
}
