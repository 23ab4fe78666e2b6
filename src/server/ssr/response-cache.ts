import type { PrebuiltResponse } from './prebuilt-response.ts';

/** Answers for strangers by address, until content or time has moved on. */
export interface ResponseCache {
  get(address: string): PrebuiltResponse | undefined;
  keep(address: string, answer: PrebuiltResponse): void;
}

interface CacheOptions {
  /** State of program and content; everything kept under another one is dropped. */
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
  const kept = new Map<string, { answer: PrebuiltResponse; until: number }>();
  let bytes = 0;
  let cachedFor = '';

  function drop(address: string): void {
    bytes -= kept.get(address)?.answer.bytes ?? 0;
    kept.delete(address);
  }

  function dropOutdated(): void {
    const current = hash();
    if (current === cachedFor) return;
    cachedFor = current;
    kept.clear();
    bytes = 0;
  }

  return {
    get(address) {
      dropOutdated();
      const found = kept.get(address);
      if (found === undefined) return undefined;
      kept.delete(address);
      if (found.until < now()) {
        bytes -= found.answer.bytes;
        return undefined;
      }
      kept.set(address, found);
      return found.answer;
    },
    keep(address, answer) {
      dropOutdated();
      drop(address);
      kept.set(address, { answer, until: now() + lifetime });
      bytes += answer.bytes;
      for (const oldest of kept.keys()) {
        if (kept.size <= maxAnswers && bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
