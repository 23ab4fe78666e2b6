import { capacitiesApart } from './capacities-apart.ts';
import { fold } from './fold.ts';
import type { Span } from './spans.ts';
import { specificationsOf } from './specifications.ts';

/**
 * A description in its own words without processor, memory, drives, graphics and display: rows that differ in these only are the
 * same question. The whole description where nothing else is in it.
 */
export function goodsName(head: string): string {
  const folded = fold(capacitiesApart(head));
  const { spans } = specificationsOf(folded, false);
  if (spans.length === 0) return head;
  const left = new Set(fromWords(spans.reduce(without, folded)));
  const name = head
    .split(/[\s,;/|()]+/)
    .filter((word) => word !== '' && fromWords(fold(word)).some((part) => left.has(part)))
    .join(' ');
  return name === '' ? head : name;
}

const fromWords = (folded: string) => folded.split(/[\s,;/|()]+/).filter((word) => /[a-z0-9]/.test(word));

const without = (text: string, { from, end }: Span) =>
  `${text.slice(0, from)}${' '.repeat(end - from)}${text.slice(end)}`;
