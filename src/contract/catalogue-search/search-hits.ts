/** A page found for what was typed. */
export interface SearchHit {
  /** Empty for the wizard's start: a device's number says which one it is, and not which model. */
  readonly slug: string;
  readonly title: string;
  /** Kind and remark beside it: 'Server · Rack, 1 HE'. */
  readonly note: string;
  /** What was typed beside the name and may answer questions about it, in small letters: '16gb i5'. */
  readonly details?: string;
  /** The number of the device, recognised in what was typed, for its item. */
  readonly serialNumber?: string;
  /** A number that was typed names this very model. */
  readonly isNamed?: true;
}

/** What the server answers at most: characters and words of a question, hits of an answer. */
export const searchHitLimits = { query: 60, words: 8, hits: 20 } as const;

/**
 * Whether the server answers this question: each word is looked up in all its spellings, in a process that others wait for. A word
 * with an umlaut counts twice: the rule is in every first load and short for that.
 */
export const isShortQuestion = (query: string): boolean =>
  query.length <= searchHitLimits.query && query.split(/\W+/).length <= searchHitLimits.words;

/** Address of GET /selfservice/api/wizard/hits, which searches while the browser has no index of its own. */
export function searchHitsUrl(query: string, limit: number): string {
  return `/selfservice/api/wizard/hits?q=${encodeURIComponent(query)}&limit=${limit}`;
}

/** Address of GET /selfservice/api/wizard/hit-list up to the words, which come last: the same hits as a list to be shown. */
export const earlyHitsUrl = (limit: number): string => `/selfservice/api/wizard/hit-list?limit=${limit}&q=`;

/**
 * Reads `{hits}` as it came over the wire; throws a TypeError when it is something else. Written by hand: it is in every first
 * load, where no schema library is.
 */
export function readSearchHits(answer: unknown): readonly SearchHit[] {
  const hits = has(answer, 'hits') && answer.hits;
  if (Array.isArray(hits) && hits.every(isHit)) return hits;
  throw new TypeError();
}

const isHit = (value: unknown): value is SearchHit =>
  texts.every((name) => has(value, name) && typeof value[name] === 'string');
const texts = ['slug', 'title', 'note'] as const;

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;
