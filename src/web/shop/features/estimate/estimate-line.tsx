import type { Estimate } from '#contract/goods/estimate.ts';
import { estimateWords } from './estimate-words.ts';

/** A range that is known, large, and what it is for below. */
export function EstimateLine({ estimate }: { readonly estimate: Estimate }) {
  const { price, beside, below } = estimateWords({ at: 'known', estimate }, 'für alle Geräte');
  return (
    <p>
      <strong className="block text-[1.35rem] font-headline tabular-nums">{price}</strong>
      <span className="text-muted">
        {below}, {beside}
      </span>
    </p>
  );
}
