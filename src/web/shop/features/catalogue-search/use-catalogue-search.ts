import { createContext, use, useEffect } from 'react';
import { useStore } from '#web/lib/store.ts';
import type { CatalogueSearch } from './search-index.ts';
import type { WizardMatrix } from './wizard-matrix.ts';

export const WizardMatrixContext = createContext<WizardMatrix | undefined>(undefined);

/** The search, undefined until the catalogue is here; `wanted` fetches it without waiting for an idle moment. */
export function useCatalogueSearch(wanted: boolean): CatalogueSearch | undefined {
  const matrix = use(WizardMatrixContext);
  if (matrix === undefined) throw new Error('The wizard matrix is missing around this component');
  useEffect(() => {
    if (wanted) void matrix.load();
  }, [matrix, wanted]);
  return useStore(matrix.loaded)?.search;
}
