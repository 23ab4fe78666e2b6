import { formatInstant } from '#domain/values/instant-text.ts';

interface WhoAndWhenProps {
  readonly by: string;
  readonly at: string;
  readonly more?: string;
}

/** Who did it, and below when: side by side they would leave no room for what was done. */
export function WhoAndWhen({ by, at, more }: WhoAndWhenProps) {
  return (
    <>
      <span className="wrap-anywhere">{by}</span>
      <span className="block text-sm text-muted">{[formatInstant(at), more].filter(Boolean).join(', ')}</span>
    </>
  );
}
