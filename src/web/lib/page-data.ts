import { invalidHash, type PageDataFile } from '#contract/site/page-data.ts';
import { api } from '#contract/site/urls.ts';
import { PageDataError } from './page-data-error.ts';
import { networkProblem, problemOf } from './problem-error.ts';

export interface PageData {
  /** Fetches what the server knows about the page at a path; undefined where it knows nothing but that there is one. */
  dataOf(path: string): Promise<unknown>;
  /** Fetches the same ahead of a visit, and answers the addresses of the page's own code. */
  modulesOf(path: string): Promise<readonly string[]>;
}

interface Dependencies {
  fetch: typeof fetch;
  /** The hash in the document's meta tag. */
  documentHash(): string;
  /** What is thrown for a page that does not exist. */
  noSuchPage(): unknown;
  /** Milliseconds on a clock. */
  now(): number;
}

/** Between a prefetch and the visit nothing is asked twice; later it may have changed. In milliseconds. */
const fresh = 300_000;
/** Pages whose data a window keeps. */
const most = 200;

/** The page data of a window: each file is fetched once while it is fresh; a failed load is forgotten at once. */
export function createPageData({ fetch, documentHash, noSuchPage, now }: Dependencies): PageData {
  const loads = new Map<string, { file: Promise<PageDataFile>; until: number }>();

  async function load(path: string, priority: RequestPriority): Promise<PageDataFile> {
    const url = api.pageData(path);
    const init: RequestInit = { credentials: 'same-origin', headers: { accept: 'application/json' }, priority };
    const response = await fetch(url, init).catch(() => {
      throw new PageDataError(`Failed to fetch ${url}`, { cause: networkProblem() });
    });
    if (response.status === 404) throw noSuchPage();
    if (!response.ok) throw new PageDataError(`Failed to fetch ${url}`, { cause: await problemOf(response) });
    return fileIn(await response.text(), url, documentHash());
  }

  function fileOf(path: string, priority: RequestPriority): Promise<PageDataFile> {
    const known = loads.get(path);
    if (known !== undefined && known.until > now()) return known.file;
    const file = load(path, priority).catch((error) => {
      loads.delete(path);
      throw error;
    });
    loads.delete(path);
    loads.set(path, { file, until: now() + fresh });
    for (const oldest of loads.keys()) if (loads.size > most) loads.delete(oldest);
    return file;
  }

  return {
    dataOf: async (path) => (await fileOf(path, 'auto')).data,
    modulesOf: async (path) => (await fileOf(path, 'low')).modules ?? [],
  };
}

function fileIn(text: string, url: string, documentHash: string): PageDataFile {
  const file = parsed(text, url);
  const hash = typeof file === 'object' && file !== null && 'hash' in file ? file.hash : undefined;
  if (typeof hash !== 'string' || hash === '') throw new PageDataError(`JSON data in ${url} is missing a hash.`);
  if (hash !== documentHash) {
    const message = `Hash did not match: json=${hash}, document=${documentHash}`;
    throw new PageDataError(message, { code: invalidHash });
  }
  const { data, modules }: { data?: unknown; modules?: unknown } = file ?? {};
  return { hash, data, modules: Array.isArray(modules) ? modules.filter((one) => typeof one === 'string') : [] };
}

function parsed(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PageDataError(`Failed to parse JSON from ${url}`, { cause });
  }
}
