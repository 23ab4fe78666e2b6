import { estimateWords } from './estimate-words.ts';
import { type AskedGoods, useEstimateOf } from './use-estimate.ts';

interface EstimateNoteProps {
  readonly goods: AskedGoods | undefined;
  /** What it is for, behind 'erfahrungsgemäß'. */
  readonly basis: string;
}

/** The range above the button that leads on. Two lines whatever is known, so that nothing moves when an answer comes. */
export function EstimateNote({ goods, basis }: EstimateNoteProps) {
  const { price, beside, below } = estimateWords(useEstimateOf(goods), basis);
  return (
    <div role="status" className="mb-2 min-h-12">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-[1.25rem] leading-7 font-headline tabular-nums max-[22.4375rem]:text-base">{price}</span>
        <span className="text-sm text-muted">{beside}</span>
      </p>
      <p className="text-sm text-muted">{below}</p>
    </div>
  );
}
