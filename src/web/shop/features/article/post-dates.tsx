import type { BlogTeaser } from '#contract/content.ts';
import { formatDay } from '#domain/values/day-text.ts';

/** When an article was written and changed, and how long it takes. */
export function PostDates({ post }: { readonly post: BlogTeaser }) {
  const { created, updated, minutes } = post;
  return (
    <>
      <time dateTime={updated}>{formatDay(updated)}</time>
      {created < updated && <> (zuerst {formatDay(created)})</>} · {minutes} Min. Lesezeit
    </>
  );
}
