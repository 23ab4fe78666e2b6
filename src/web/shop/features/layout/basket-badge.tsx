import { numberText } from '#domain/values/number-text.ts';
/** How many goods lie in the Verkaufskorb; nothing while it is empty. */
export function BasketBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex h-[26px] min-w-[26px] items-center justify-center rounded-sm bg-accent px-1.5 text-sm font-headline text-on-accent">
      <span className="sr-only">, </span>
      {numberText(count)}
      <span className="sr-only">{count === 1 ? ' Position' : ' Positionen'}</span>
    </span>
  );
}
