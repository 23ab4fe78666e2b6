import type { Draft } from './draft.ts';

const memories = new WeakMap<Draft, Map<string, string>>();

/** What was found out about the catalogue when it was first asked: a library asks the same of each of its thousands of files. */
export function remember(draft: Draft, question: string, find: () => string): string {
  const memory = memories.get(draft) ?? new Map<string, string>();
  memories.set(draft, memory);
  const answer = memory.get(question) ?? find();
  memory.set(question, answer);
  return answer;
}
