import type { ReactNode } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { AskAgain } from './ask-again.tsx';

interface EndingProps {
  readonly view: OfferView;
  readonly header?: string;
  readonly text: string;
  readonly reason?: string | undefined;
  readonly children?: ReactNode;
}

/** How an offer ended, with the way to a new one. */
export function EndingAction({ view, header, text, reason, children }: EndingProps) {
  return (
    <>
      <h2>{header ?? text}</h2>
      {header !== undefined && <p className="mt-3">{text}</p>}
      {reason !== undefined && (
        <p className="mt-4">
          <span className="font-emphasis">Begründung:</span>{' '}
          <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
        </p>
      )}
      {children}
      <AskAgain view={view} />
      <p className="mt-4">
        <PageLink href={pages.wizard.start} className="text-link inline-block py-2.5">
          Neue Anfrage starten
        </PageLink>
      </p>
    </>
  );
}
