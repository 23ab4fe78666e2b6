import { pages } from '#contract/site/urls.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { AskAgain } from '../../endings/ask-again.tsx';
import { Returns } from '../../endings/returns.tsx';
import { Records } from '../../inspection/records.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { DocumentFacts } from '../../payout/document-facts.tsx';
import { PaymentFacts } from '../../payout/payment-facts.tsx';
import { stepOfPayment } from '../../payout/payment-step.ts';
import { PayoutAmount } from '../../payout/payout-amount.tsx';
import type { PhaseScreen } from '../phase-screen.ts';

function CompletedPanel({ view }: PanelProps) {
  return (
    <>
      <PayoutAmount what={stepOfPayment(view) ? 'Auszahlung' : 'Ausgezahlt'} view={view} />
      <PaymentFacts view={view} />
      <DocumentFacts view={view} />
      <AskAgain view={view} />
      <p className="mt-4">
        <PageLink href={pages.wizard.start} className="text-link inline-block py-2.5">
          Weitere Geräte verkaufen
        </PageLink>
      </p>
      <Returns view={view} />
      <Records view={view} />
    </>
  );
}

export const completed: PhaseScreen = {
  Panel: CompletedPanel,
  turn: (view) => stepOfPayment(view)?.turn ?? { who: 'done', text: 'Ausgezahlt und abgeschlossen' },
  toDo: (view) => stepOfPayment(view)?.toDo ?? 'Nichts mehr. Das Geld ist angewiesen.',
  next: (view) => stepOfPayment(view)?.next ?? 'Der Verkauf ist abgeschlossen. Verlauf und Belege bleiben hier stehen.',
  goodsBelow: true,
};
