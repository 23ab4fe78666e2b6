import type { ReactNode } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';

interface CheckedPartProps {
  readonly name: string;
  /** The page on which it is changed, or what leads back to its question. */
  readonly change: string | (() => void);
  readonly children: ReactNode;
}

const look = 'text-link min-h-11 py-2.5';

/** One thing that will be sent, and the way to change it. */
export function CheckedPart({ name, change, children }: CheckedPartProps) {
  const label = `${name} ändern`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-1.5 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <dt className="pt-1.5 text-muted sm:col-start-1 sm:py-2.5">{name}</dt>
      <dd className="row-start-2 pb-1.5 font-emphasis whitespace-pre-line wrap-anywhere sm:col-start-2 sm:row-start-1 sm:py-2.5">
        {children}
      </dd>
      <dd className="row-span-2 sm:col-start-3 sm:row-span-1">
        {typeof change === 'string' ? (
          <PageLink href={change} className={`inline-block ${look}`} aria-label={label}>
            Ändern
          </PageLink>
        ) : (
          <button type="button" className={look} onClick={change} aria-label={label}>
            Ändern
          </button>
        )}
      </dd>
    </div>
  );
}
