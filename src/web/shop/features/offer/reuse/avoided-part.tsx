import type { ReuseView } from '#contract/devices/reuse.ts';
import {
  avoidedAmount,
  avoidedMethod,
  avoidedScope,
  avoidedSource,
  avoidedTitle,
  footprintWords,
} from '#contract/devices/reuse-words.ts';

/** What selling on has avoided at most, with source and method beside the figure; without a source no figure. */
export function AvoidedPart({ avoided }: Pick<ReuseView, 'avoided'>) {
  const amount = avoidedAmount(avoided);
  return (
    <div className="mt-6">
      <h3>{avoidedTitle}</h3>
      {amount !== undefined && <p className="mt-1 font-headline text-[1.35rem]">{amount}</p>}
      <p className="mt-1">{avoidedScope(avoided)}</p>
      {amount !== undefined && (
        <>
          <ul className="mt-2 text-sm">
            {avoided.kinds.map((kind) => (
              <li key={kind.kind}>{footprintWords(kind)}</li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">{avoidedMethod}</p>
          <p className="mt-2 text-sm text-muted wrap-anywhere">{avoidedSource}</p>
        </>
      )}
    </div>
  );
}
