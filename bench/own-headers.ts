/** Names and values in turn, without those that Node writes by itself on both sides. */
export function ownHeaders(raw: readonly string[]): string[] {
  const pairs = Array.from({ length: raw.length / 2 }, (_, index) => raw.slice(index * 2, index * 2 + 2));
  return pairs.filter(([name = '']) => !/^(date|connection|keep-alive)$/i.test(name)).flat();
}
