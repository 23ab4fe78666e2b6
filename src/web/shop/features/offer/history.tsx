import type { TimelineEntry } from '#contract/sale/offer-view.ts';
import type { SignOffView } from '#contract/sale/sign-off.ts';
import { inOrder } from '#domain/values/in-order.ts';
import { formatInstantShort } from '#domain/values/instant-text.ts';
import { signOffLines } from './sign-off/sign-off-words.ts';

interface HistoryProps {
  readonly entries: readonly TimelineEntry[];
  /** Words of the seller's own people stand outside the event log. */
  readonly signOffs?: readonly SignOffView[] | undefined;
}

/** What happened, newest first. */
export function History({ entries, signOffs = [] }: HistoryProps) {
  const logged = entries.map(({ version, at, text, by }) => ({ key: `${version}`, at, text, by }));
  const lines = [
    ...signOffLines(signOffs)
      .map((line) => ({ ...line, by: undefined }))
      .toReversed(),
    ...logged,
  ].toSorted((one, other) => inOrder(other.at, one.at));
  return (
    <section>
      <h2 className="border-b border-line pb-2.5 text-[1.15rem]">Verlauf</h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {lines.map(({ key, at, text, by }) => (
          <li key={key} className="grid grid-cols-[6.6rem_1fr]">
            <time dateTime={at} className="text-muted">
              {formatInstantShort(at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {text}
              {by !== undefined && <span className="block text-muted">{by}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
