import { formatDay } from '#domain/values/day-text.ts';

interface PostDatesProps {
  readonly updated: string;
  /** Told beside the last change when it was another day. */
  readonly created?: string;
  readonly minutes: number;
}

/** When an article was changed and written, and how long it takes to read. */
export function PostDates({ updated, created = updated, minutes }: PostDatesProps) {
  return (
    <>
      <time dateTime={updated}>{formatDay(updated)}</time>
      {created < updated && <> (zuerst {formatDay(created)})</>} · {minutes} Min. Lesezeit
    </>
  );
}
