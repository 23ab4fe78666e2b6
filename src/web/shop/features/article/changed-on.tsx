import type { TextPage } from '#contract/content.ts';
import { formatDay } from '#domain/values/day-text.ts';

/** When a text was changed last, and its version where customers agree to it. */
export function ChangedOn({ updated, version }: Pick<TextPage, 'updated' | 'version'>) {
  return (
    <p className="mt-12 border-t border-line pt-4 text-sm text-muted">
      {version !== undefined && <>Fassung {version} · </>}
      Zuletzt geändert am <time dateTime={updated}>{formatDay(updated)}</time>
    </p>
  );
}
