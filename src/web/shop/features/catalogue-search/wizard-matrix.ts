import type { AskCatalogue } from '#contract/catalogue-search/search-index.ts';
import { api } from '#contract/site/urls.ts';
import type { WhenIdle } from '#web/lib/browser-idle.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';

/** The wizard's entries as the search needs them, read once per window. */
export interface WizardMatrix {
  /** Reads what is missing once the browser has nothing better to do; a failure says nothing, and the next navigation tries again. */
  readWhenIdle(): void;
  /**
   * The search over the entries. Its index is built when it is first wanted: that costs more than all else on a page, and most pages
   * are not asked. Undefined when the entries cannot be read; the next question tries again.
   */
  openSearch(): Promise<AskCatalogue | undefined>;
  /** Whether the search can answer. */
  isOpen(): boolean;
}

/** Resolves to the entries as they are sent; rejects when they cannot be had. */
export type ReadEntries = () => Promise<string>;

/** By a plain fetch, and unparsed: they are read beside the page. What a person waits for goes first. */
export function readWizardEntries(fetch: typeof globalThis.fetch): ReadEntries {
  return async () => {
    const answer = await fetch(api.selfservice.wizardSearch, { priority: 'low' });
    if (!answer.ok) throw new Error(`The search entries were refused: ${answer.status}`);
    return answer.text();
  };
}

const loadOpening = loadChunk(() => import('./open-search.ts'));

export function createWizardMatrix(read: ReadEntries, whenIdle: WhenIdle = () => {}): WizardMatrix {
  let entries: Promise<string> | undefined;
  let opening: Promise<AskCatalogue | undefined> | undefined;
  let open = false;

  function forget(): undefined {
    entries = undefined;
    opening = undefined;
  }
  function readOnce(): Promise<string> {
    entries ??= read();
    return entries;
  }
  async function openOnce(): Promise<AskCatalogue> {
    const [{ openSearch }, text] = await Promise.all([loadOpening(), readOnce()]);
    const ask = await openSearch(text);
    open = true;
    return ask;
  }

  return {
    readWhenIdle() {
      if (entries === undefined) whenIdle(() => void readOnce().catch(forget));
    },
    openSearch() {
      const asked = opening ?? openOnce().catch(forget);
      opening = asked;
      return asked;
    },
    isOpen: () => open,
  };
}
