import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Pairs of name and value between hairlines. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 font-emphasis sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
