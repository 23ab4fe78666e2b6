import type { ReactNode } from 'react';
import { pages } from '#contract/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';

interface EndingProps {
  readonly header?: string;
  readonly text: string;
  readonly reason?: string | undefined;
  readonly children?: ReactNode;
}

/** How an offer ended, with the way to a new one. */
export function Ending({ header, text, reason, children }: EndingProps) {
  return (
    <>
      <h2>{header ?? text}</h2>
      {header !== undefined && <p className="mt-3">{text}</p>}
      {reason !== undefined && (
        <p className="mt-4">
          <span className="font-emphasis">Begründung:</span> <span className="whitespace-pre-line">{reason}</span>
        </p>
      )}
      {children}
      <p className="mt-8">
        <PageLink href={pages.wizard.start} button="secondary" className="max-sm:w-full">
          Neue Anfrage starten
        </PageLink>
      </p>
    </>
  );
}
