import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import type { WhenIdle } from '#web/lib/browser-idle.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';

/** The wizard's entries as the search needs them, read once per window. */
export interface WizardMatrix {
  /** Loads what is missing; a failure says nothing and leaves it missing, so that the next navigation tries again. */
  load(): Promise<AskCatalogue | undefined>;
  /** Loads what is missing once the browser has nothing better to do. */
  loadWhenIdle(): void;
  /** Whether nothing is missing any more. */
  isLoaded(): boolean;
}

const loadOpening = loadChunk(() => import('./open-search.ts'));

export function createWizardMatrix(client: ApiClient, whenIdle: WhenIdle = () => {}): WizardMatrix {
  let loading: Promise<AskCatalogue | undefined> | undefined;
  let loaded = false;

  async function read(): Promise<AskCatalogue | undefined> {
    try {
      const { openSearch } = await loadOpening();
      const ask = await openSearch(client);
      loaded = true;
      return ask;
    } catch {
      loading = undefined;
    }
  }

  function load() {
    loading ??= read();
    return loading;
  }

  return {
    load,
    loadWhenIdle() {
      if (loading === undefined) whenIdle(() => void load());
    },
    isLoaded: () => loaded,
  };
}
