import { openObjectionIn } from '#contract/papers/ended-documents.ts';
import type { OfferAction } from '#contract/sale/offer-actions.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { ownInvoiceText } from '#contract/sale/price-tax-words.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Returns } from '../../endings/returns.tsx';
import { Records } from '../../inspection/records.tsx';
import { orderOf, type PanelProps } from '../../panel-props.ts';
import { AfterObjection } from '../../payout/after-objection.tsx';
import { DocumentFacts } from '../../payout/document-facts.tsx';
import { correctInvoice } from '../../payout/given-back.ts';
import { InvoiceForm } from '../../payout/invoice-form.tsx';
import { InvoiceStanding } from '../../payout/invoice-standing.tsx';
import { ObjectionButton } from '../../payout/objection-button.tsx';
import { PayoutAmount } from '../../payout/payout-amount.tsx';
import { ReverseChargeOf } from '../../reverse-charge-note.tsx';
import { isSelfBilled, isTaxOpen } from '../../self-billed.ts';
import { TaxNote } from '../../tax-note.tsx';
import { type PhaseScreen, type TurnLine, we, you } from '../phase-screen.ts';
import { nothingMore } from './nothing-more.ts';

/** From the settled price to the payment. */
function PayoutPanel({ view, actions }: PanelProps) {
  const can = (action: OfferAction) => view.actions.includes(action);
  return (
    <>
      <PayoutAmount what="Auszahlung" view={view} />
      <ReverseChargeOf view={view} />
      <TaxNote view={view} />
      {openObjectionIn(view) ? <AfterObjection view={view} /> : <p className="mt-4">{explanation(view)}</p>}
      <DocumentFacts view={view} />
      <InvoiceStanding view={view} />
      {can('finishOffer') && !view.invoiceGivenBack && (
        <div className="mt-7 max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-sheet max-sm:px-5 max-sm:py-3">
          <ConfirmedButton
            kind="primary"
            text="Verkauf abschließen"
            question="Verkauf abschließen?"
            confirmText="Abschließen und auszahlen lassen"
            busyText="Wird abgeschlossen …"
            action={() => actions.act('finishOffer', { orderId: orderOf(view) })}
            className="max-sm:w-full"
          >
            <p>Sie bestätigen Beleg und Betrag. Danach weisen wir die Auszahlung an.</p>
          </ConfirmedButton>
        </div>
      )}
      {can('issueInvoice') && !(isTaxOpen(view) && view.document === undefined) && (
        <InvoiceForm view={view} actions={actions} />
      )}
      <ObjectionButton view={view} actions={actions} />
      <Returns view={view} />
      <Records view={view} />
    </>
  );
}

function inTime(): string {
  const { payoutWorkingDays } = shopConfig.promises;
  return payoutWorkingDays === undefined ? '' : ` innerhalb von ${payoutWorkingDays} Werktagen`;
}

function explanation(view: OfferView): string {
  if (view.invoiceGivenBack) return 'Wir zahlen, sobald uns eine Rechnung vorliegt, die zum Verkauf passt.';
  if (view.document?.type === 'invoice')
    return 'Ihre Rechnung liegt uns vor. Schließen Sie den Verkauf ab, dann zahlen wir aus.';
  if (view.document) return 'Der Beleg ist ausgestellt. Prüfen Sie den Betrag, und schließen Sie den Verkauf ab.';
  if (!view.offeredAsBusiness) return `Die Prüfung ist abgeschlossen. ${nothingMore}`;
  if (isSelfBilled(view))
    return view.otherTax === 'exempt'
      ? `Die Prüfung ist abgeschlossen. ${nothingMore}`
      : 'Die Prüfung ist abgeschlossen. Wir stellen jetzt die Gutschrift aus. Eine eigene Rechnung brauchen Sie nicht.';
  return `Die Prüfung ist abgeschlossen. ${view.ownInvoice === undefined ? '' : ownInvoiceText(view.ownInvoice)}`.trim();
}

export const payout: PhaseScreen = {
  Panel: PayoutPanel,
  turn: (view) => stepOf(view).turn,
  toDo: (view) => stepOf(view).toDo,
  next: ({ offeredAsBusiness }) =>
    offeredAsBusiness
      ? `Sobald der Beleg steht und Sie den Verkauf abgeschlossen haben, weisen wir die Zahlung${inTime()} an.`
      : `Sobald der Beleg steht, weisen wir die Zahlung${inTime()} an.`,
  goodsBelow: true,
};

/** Where both sides act it goes by what is there already. */
function stepOf(view: OfferView): { readonly turn: TurnLine; readonly toDo: string } {
  if (view.invoiceGivenBack) return correctInvoice;
  if (view.actions.includes('finishOffer'))
    return {
      turn: you('Sie sind am Zug: Verkauf abschließen'),
      toDo: 'Prüfen Sie den Beleg, und schließen Sie den Verkauf ab.',
    };
  if (view.document === undefined && isTaxOpen(view))
    return {
      turn: we('Wir sind am Zug: Umsatzsteuer klären'),
      toDo: 'Nichts. Wir klären die Umsatzsteuer, und Sie bekommen eine E-Mail.',
    };
  if (openObjectionIn(view) && !isSelfBilled(view) && view.actions.includes('issueInvoice'))
    return {
      turn: you('Sie sind am Zug: neuen Beleg wählen'),
      toDo: 'Reichen Sie Ihre Rechnung ein, oder stimmen Sie einer neuen Gutschrift zu.',
    };
  if (view.actions.includes('issueInvoice') && !isSelfBilled(view))
    return { turn: you('Sie sind am Zug: Rechnung einreichen'), toDo: 'Reichen Sie Ihre Rechnung ein.' };
  return {
    turn: we('Wir sind am Zug: Beleg ausstellen'),
    toDo: 'Nichts. Wir stellen den Beleg aus, und Sie bekommen eine E-Mail.',
  };
}
