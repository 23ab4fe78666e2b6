import type { ApiClient } from '#web/lib/api-client.ts';
import type { WhenIdle } from '#web/lib/browser-idle.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import type { LoadedMatrix } from './load-matrix.ts';

/** The wizard's entries and properties, read once per window. */
export interface WizardMatrix {
  readonly loaded: Store<LoadedMatrix | undefined>;
  /** Loads what is missing; a failure says nothing and leaves it missing, so that the next navigation tries again. */
  load(): Promise<LoadedMatrix | undefined>;
  /** Loads what is missing once the browser has nothing better to do. */
  loadWhenIdle(): void;
}

export function createWizardMatrix(client: ApiClient, whenIdle: WhenIdle = () => {}): WizardMatrix {
  const loaded = createStore<LoadedMatrix | undefined>(undefined);
  let loading: Promise<LoadedMatrix | undefined> | undefined;

  async function read(): Promise<LoadedMatrix | undefined> {
    try {
      const { loadMatrix } = await import('./load-matrix.ts');
      loaded.set(await loadMatrix(client));
    } catch {
      loading = undefined;
    }
    return loaded.get();
  }

  function load() {
    loading ??= read();
    return loading;
  }

  return {
    loaded,
    load,
    loadWhenIdle() {
      if (loading === undefined) whenIdle(() => void load());
    },
  };
}
