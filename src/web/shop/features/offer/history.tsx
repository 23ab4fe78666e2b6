import type { TimelineEntry } from '#contract/offer-view.ts';
import { formatInstantShort } from '#domain/values/instant-text.ts';

/** What happened, newest first. */
export function History({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <section>
      <h2 className="border-b border-line pb-2.5 text-[1.15rem]">Verlauf</h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {entries.map(({ version, at, text }) => (
          <li key={version} className="grid grid-cols-[6.6rem_1fr]">
            <time dateTime={at} className="text-muted">
              {formatInstantShort(at)}
            </time>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
