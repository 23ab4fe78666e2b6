import type { BasketItem } from '#contract/goods/basket.ts';
import { ProblemError } from '#web/lib/problem-error.ts';

/** A refusal because of one item among thousands says which one it is. */
export function withItemName(problem: unknown, items: readonly BasketItem[]): unknown {
  if (!(problem instanceof ProblemError)) return problem;
  const place = Object.keys(problem.fields).flatMap((field) => /^items\.(\d+)\./.exec(field)?.[1] ?? [])[0];
  const item = place === undefined ? undefined : items[Number(place)];
  if (item === undefined) return problem;
  const { status, code, message } = problem;
  return new ProblemError(status, code, `„${item.title}“ (Position ${Number(place) + 1}): ${message}`);
}
