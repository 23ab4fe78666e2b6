import type { PrebuiltResponse } from './prebuilt-response.ts';

/** Answers for strangers by address, until content or time has moved on. */
export interface ResponseCache {
  get(address: string): PrebuiltResponse | undefined;
  set(address: string, answer: PrebuiltResponse): void;
}

interface CacheOptions {
  /** State of program and content; everything cached under another one is dropped. */
  readonly hash: () => string;
  /** Milliseconds on a clock. */
  readonly now: () => number;
  readonly maxAnswers?: number;
  readonly maxBytes?: number;
}

/** What depends on the day, the year in the footer above all, is right again after that, in milliseconds. */
const lifetime = 3_600_000;

/** Bounded in number and bytes: what was not asked for longest goes first. */
export function responseCache({ hash, now, maxAnswers = 2_000, maxBytes = 96_000_000 }: CacheOptions): ResponseCache {
  const entries = new Map<string, { answer: PrebuiltResponse; until: number }>();
  let bytes = 0;
  let cachedFor = '';

  function drop(address: string): void {
    bytes -= entries.get(address)?.answer.bytes ?? 0;
    entries.delete(address);
  }

  function dropOutdated(): void {
    const current = hash();
    if (current === cachedFor) return;
    cachedFor = current;
    entries.clear();
    bytes = 0;
  }

  return {
    get(address) {
      dropOutdated();
      const found = entries.get(address);
      if (found === undefined) return undefined;
      entries.delete(address);
      if (found.until < now()) {
        bytes -= found.answer.bytes;
        return undefined;
      }
      entries.set(address, found);
      return found.answer;
    },
    set(address, answer) {
      dropOutdated();
      drop(address);
      entries.set(address, { answer, until: now() + lifetime });
      bytes += answer.bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxAnswers && bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
