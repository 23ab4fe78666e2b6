import type { OfferView } from '#contract/sale/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { Returns } from '../../endings/returns.tsx';
import { Records } from '../../inspection/records.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { DocumentFacts } from '../../payout/document-facts.tsx';
import { correctInvoice } from '../../payout/given-back.ts';
import { InvoiceForm } from '../../payout/invoice-form.tsx';
import { InvoiceStanding } from '../../payout/invoice-standing.tsx';
import { ObjectionButton } from '../../payout/objection-button.tsx';
import { PaymentFacts } from '../../payout/payment-facts.tsx';
import { stepOfPayment } from '../../payout/payment-step.ts';
import { PayoutAmount } from '../../payout/payout-amount.tsx';
import { type PhaseScreen, we } from '../phase-screen.ts';

function FinishedPanel({ view, actions }: PanelProps) {
  const held = view.payoutHoldUntil;
  return (
    <>
      <PayoutAmount what="Auszahlung" view={view} />
      <p className="mt-4">{explanation(view)}</p>
      {held !== undefined && held > new Date().toISOString() && (
        <p className="mt-3">
          Weil sich die Auszahlungsdaten geändert haben, zahlen wir frühestens am {formatInstant(held)}.
        </p>
      )}
      <PaymentFacts view={view} />
      <DocumentFacts view={view} />
      <ObjectionButton view={view} actions={actions} />
      <InvoiceStanding view={view} />
      {view.takesCorrection && <InvoiceForm view={view} actions={actions} />}
      <Returns view={view} />
      <Records view={view} />
    </>
  );
}

function explanation(view: OfferView): string {
  if (view.invoiceGivenBack) return 'Wir zahlen, sobald uns eine Rechnung vorliegt, die zum Verkauf passt.';
  if (view.payment?.state === 'ordered')
    return 'Die Zahlung ist angewiesen: Unsere Bank hat den Auftrag. Als ausgezahlt gilt sie, sobald die Bank sie bestätigt.';
  return 'Der Verkauf ist von Ihrer Seite abgeschlossen. Wir weisen die Zahlung an und nennen Ihnen hier die Referenz.';
}

export const finished: PhaseScreen = {
  Panel: FinishedPanel,
  turn: (view) => (view.invoiceGivenBack ? correctInvoice.turn : (stepOfPayment(view)?.turn ?? we())),
  toDo: (view) =>
    view.invoiceGivenBack ? correctInvoice.toDo : (stepOfPayment(view)?.toDo ?? 'Nichts. Wir weisen die Zahlung an.'),
  next: (view) => stepOfPayment(view)?.next ?? 'Sie bekommen eine E-Mail, sobald wir gezahlt haben.',
  goodsBelow: true,
};
