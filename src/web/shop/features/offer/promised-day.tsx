import { promisedText } from '#contract/sale/promised-words.ts';
import type { Promised } from '#domain/offer/promises/promised.ts';

/** Until when the provider promises what it owes next; on the marker, which stands for what is sure. */
export function PromisedDay({ promised }: { readonly promised: Promised | undefined }) {
  if (promised === undefined) return null;
  return (
    <p className="mb-5 font-emphasis">
      <span className="marked">{promisedText(promised)}</span>
    </p>
  );
}
