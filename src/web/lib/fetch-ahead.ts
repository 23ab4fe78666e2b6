interface Line {
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
 * Fetches pages ahead, one file after the other, each once nothing else is on its way: first the data of all that wait, then their code,
 * of which nothing runs. What cannot be had is left to the visit, which says then what is wrong.
 */
export function createFetchAhead(line: Line): FetchAhead {
  const pages: Parameters<FetchAhead>[0][] = [];
  const files = new Set<string>();
  let isBusy = false;

  async function work(): Promise<void> {
    while (pages.length + files.size > 0) {
      await line.quiet();
      const page = pages.shift();
      for (const named of (await page?.().catch(() => [])) ?? []) files.add(named);
      const [file] = files;
      if (page !== undefined || file === undefined) continue;
      files.delete(file);
      if (!line.has(file)) await line.fetch(file).catch(() => {});
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
