import { estimateSentence } from './estimate-words.ts';
import { type AskedGoods, useEstimateOf } from './use-estimate.ts';

/** The range of a list in a sentence of its own; nothing where nothing is known. */
export function EstimateSentence({ goods }: { readonly goods: AskedGoods }) {
  const text = estimateSentence(useEstimateOf(goods));
  return (
    <span role="status" className="block">
      {text}
    </span>
  );
}
