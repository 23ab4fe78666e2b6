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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-1.5">
      <div className="grid content-center gap-x-6 py-1.5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <dt className="text-muted">{name}</dt>
        <dd className="font-emphasis whitespace-pre-line wrap-anywhere">{children}</dd>
      </div>
      <div className="self-start">
        {typeof change === 'string' ? (
          <PageLink href={change} className={`inline-block ${look}`} aria-label={label}>
            Ändern
          </PageLink>
        ) : (
          <button type="button" className={look} onClick={change} aria-label={label}>
            Ändern
          </button>
        )}
      </div>
    </div>
  );
}
