/** What was answered, kept in memory by its address. */
export interface BoundedAnswers<Answer> {
  get(address: string): Answer | undefined;
  set(address: string, answer: Answer): void;
  delete(address: string): void;
  clear(): void;
}

interface Bounds {
  readonly maxAnswers: number;
  readonly maxBytes: number;
}

/** Keeps answers up to a number and to so many bytes: what was not asked for longest goes first. */
export function boundedAnswers<Answer extends { readonly bytes: number }>({
  maxAnswers,
  maxBytes,
}: Bounds): BoundedAnswers<Answer> {
  const answers = new Map<string, Answer>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= answers.get(address)?.bytes ?? 0;
    answers.delete(address);
  }

  return {
    get(address) {
      const found = answers.get(address);
      if (found === undefined) return undefined;
      answers.delete(address);
      answers.set(address, found);
      return found;
    },
    set(address, answer) {
      drop(address);
      answers.set(address, answer);
      bytes += answer.bytes;
      for (const oldest of answers.keys()) {
        if (answers.size <= maxAnswers && bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    delete: drop,
    clear() {
      answers.clear();
      bytes = 0;
    },
  };
}
