import { pages } from '#contract/urls.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { withBasis } from '#web/lib/price-basis.ts';
import { Facts } from '#web/ui/facts.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Returns } from '../endings/ending-panels.tsx';
import { Records } from '../inspection/inspection-panels.tsx';
import { Amount } from '../offer-price.tsx';
import type { PanelProps } from '../panel-props.ts';
import { DocumentFacts } from './payout-panel.tsx';

type Viewed = Pick<PanelProps, 'view'>;

export function FinishedPanel({ view }: Viewed) {
  const held = view.payoutHoldUntil;
  return (
    <>
      <Amount caption={withBasis('Auszahlung', view)} amount={fromEuros(view.payoutTotal ?? 0)} />
      <p className="mt-4">
        Der Vorgang ist von Ihrer Seite abgeschlossen. Wir weisen die Zahlung an und nennen Ihnen hier die Referenz.
      </p>
      {held !== undefined && held > new Date().toISOString() && (
        <p className="mt-3">
          Weil sich die Auszahlungsdaten geändert haben, zahlen wir frühestens am {formatInstant(held)}.
        </p>
      )}
      <DocumentFacts view={view} />
      <Returns view={view} />
      <Records view={view} />
    </>
  );
}

export function CompletedPanel({ view }: Viewed) {
  const { completion } = view;
  return (
    <>
      <Amount caption={withBasis('Ausgezahlt', view)} amount={fromEuros(view.payoutTotal ?? 0)} />
      {completion && (
        <div className="mt-6">
          <Facts
            facts={[
              { name: 'Angewiesen am', value: formatInstant(completion.at) },
              { name: 'Zahlungsreferenz', value: completion.paymentReference },
            ]}
          />
        </div>
      )}
      <DocumentFacts view={view} />
      <p className="mt-7">
        <PageLink href={pages.wizard.start} button="secondary" className="max-sm:w-full">
          Weitere Geräte verkaufen
        </PageLink>
      </p>
      <Returns view={view} />
      <Records view={view} />
    </>
  );
}
