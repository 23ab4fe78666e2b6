import { boundedAnswers } from '#server/bounded-answers.ts';
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
export function responseCache({ hash, now, maxAnswers = 20_000, maxBytes = 12_000_000 }: CacheOptions): ResponseCache {
  const kept = boundedAnswers<{ answer: PrebuiltResponse; bytes: number; until: number }>({ maxAnswers, maxBytes });
  let cachedFor = '';

  function dropOutdated(): void {
    const current = hash();
    if (current === cachedFor) return;
    cachedFor = current;
    kept.clear();
  }

  return {
    get(address) {
      dropOutdated();
      const found = kept.get(address);
      if (found === undefined || found.until >= now()) return found?.answer;
      kept.delete(address);
      return undefined;
    },
    set(address, answer) {
      dropOutdated();
      kept.set(address, { answer, bytes: answer.bytes, until: now() + lifetime });
    },
  };
}
