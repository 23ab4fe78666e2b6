interface Line {
  /** Resolves once the page has a moment for something small. */
  idle(): Promise<void>;
  /** Resolves once nothing else has come over the line for a while. */
  quiet(): Promise<void>;
  /** Whether the window has fetched a file already. */
  has(file: string): boolean;
  /** Fetches a file into the browser's cache, after everything else; rejects when it cannot be had. */
  fetch(file: string): Promise<void>;
}

/** Fetches a page's data by the call it is given, and the files that the call names. */
export type FetchAhead = (modulesOf: () => Promise<readonly string[]>) => void;

/**
 * Fetches pages ahead, one file after the other while nothing else is on its way: first the data of all that wait, then their code, of
 * which nothing runs. What cannot be had is left to the visit, which says then what is wrong.
 */
export function createFetchAhead(line: Line): FetchAhead {
  const pages: Parameters<FetchAhead>[0][] = [];
  const files = new Set<string>();
  let isBusy = false;

  async function work(): Promise<void> {
    for (;;) {
      const page = pages.shift();
      const [file] = files;
      if (page !== undefined) {
        await line.idle();
        for (const named of await page().catch(() => [])) files.add(named);
      } else if (file !== undefined) {
        await line.quiet();
        files.delete(file);
        if (!line.has(file)) await line.fetch(file).catch(() => {});
      } else return;
    }
  }

  return (modulesOf) => {
    pages.push(modulesOf);
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => {
      isBusy = false;
    });
  };
}
