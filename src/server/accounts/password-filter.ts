import { createHash } from 'node:crypto';

/** So many bytes are kept of a word: of 8 million words that were never put in, one looks as if it had been. */
const markBytes = 5;

function markOf(word: string): number {
  return createHash('sha256').update(word).digest().readUIntBE(0, markBytes);
}

/** Packs words into the sorted beginnings of their SHA-256: small in memory, and no list of passwords for whoever reads the file. */
export function packFilter(words: Iterable<string>): Buffer {
  const marks = [...new Set(Array.from(words, markOf))].sort((one, other) => one - other);
  const filter = Buffer.alloc(marks.length * markBytes);
  marks.forEach((mark, at) => void filter.writeUIntBE(mark, at * markBytes, markBytes));
  return filter;
}

/** Whether a word was packed into a filter. */
export function isInFilter(filter: Buffer, word: string): boolean {
  const wanted = markOf(word);
  let [from, to] = [0, filter.length / markBytes];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const mark = filter.readUIntBE(middle * markBytes, markBytes);
    if (mark === wanted) return true;
    if (mark < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
