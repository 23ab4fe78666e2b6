import { documentNames } from '#contract/document-words.ts';
import type { OfferAction } from '#contract/offer-action-words.ts';
import type { OfferView } from '#contract/offer-view.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { withBasis } from '#web/lib/price-basis.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Returns } from '../endings/ending-panels.tsx';
import { FileLinks } from '../file-links.tsx';
import { Records } from '../inspection/inspection-panels.tsx';
import { Amount } from '../offer-price.tsx';
import { orderOf, type PanelProps } from '../panel-props.ts';
import { ReverseChargeNote } from '../reverse-charge-note.tsx';
import { isSelfBilled } from '../self-billed.ts';
import { InvoiceForm } from './invoice-form.tsx';

/** From the settled price to the payment. */
export function PayoutPanel({ view, actions }: PanelProps) {
  const can = (action: OfferAction) => view.actions.includes(action);
  return (
    <>
      <Amount caption={withBasis('Auszahlung', view)} amount={fromEuros(view.payoutTotal ?? 0)} />
      <ReverseChargeNote view={view} />
      <p className="mt-4">{explanation(view)}</p>
      <DocumentFacts view={view} />
      {can('finishOffer') && (
        <div className="mt-7 max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-sheet max-sm:px-5 max-sm:py-3">
          <ConfirmedButton
            kind="primary"
            text="Vorgang abschließen"
            question="Vorgang abschließen?"
            confirmText="Abschließen und auszahlen lassen"
            busyText="Wird abgeschlossen …"
            action={() => actions.act('finishOffer', { orderId: orderOf(view) })}
            className="max-sm:w-full"
          >
            <p>Sie bestätigen Beleg und Betrag. Danach weisen wir die Auszahlung an.</p>
          </ConfirmedButton>
        </div>
      )}
      {can('issueInvoice') && <InvoiceForm view={view} actions={actions} />}
      <Returns view={view} />
      <Records view={view} />
    </>
  );
}

function explanation(view: OfferView): string {
  if (view.document?.type === 'invoice')
    return 'Ihre Rechnung liegt uns vor. Schließen Sie den Vorgang ab, dann zahlen wir aus.';
  if (view.document) return 'Der Beleg ist ausgestellt. Prüfen Sie den Betrag, und schließen Sie den Vorgang ab.';
  if (!view.offeredAsBusiness) return 'Die Prüfung ist abgeschlossen. Wir stellen jetzt den Ankaufbeleg aus.';
  if (isSelfBilled(view))
    return 'Die Prüfung ist abgeschlossen. Wir stellen jetzt die Gutschrift aus. Eine eigene Rechnung brauchen Sie nicht.';
  return view.contractDetails?.selfBilling && view.reverseCharge !== 'review'
    ? 'Die Prüfung ist abgeschlossen. Mit Ihren Steuerangaben können wir keine Gutschrift ausstellen. Reichen Sie jetzt Ihre Rechnung über diesen Betrag ein.'
    : 'Die Prüfung ist abgeschlossen. Reichen Sie jetzt Ihre Rechnung über diesen Betrag ein.';
}

/** The document that stands for the order (INV-03). */
export function DocumentFacts({ view }: { readonly view: OfferView }) {
  const { document } = view;
  if (!document) return null;
  const facts =
    document.type === 'invoice'
      ? [
          { name: 'Ihre Rechnung', value: <FileLinks files={[document.upload]} /> },
          { name: 'Eingereicht', value: formatInstant(document.at) },
        ]
      : [
          { name: documentNames[document.kind], value: <IssuedFile view={view} number={document.number} /> },
          { name: 'Ausgestellt', value: formatInstant(document.at) },
        ];
  return (
    <div className="mt-6">
      <Facts facts={facts} />
    </div>
  );
}

/** The file of the document once it is made; until then its number and that it is being made. */
function IssuedFile({ view, number }: { readonly view: OfferView; readonly number: string }) {
  const url = view.documents.find((issued) => issued.number === number)?.url;
  return url === undefined ? `${number}, wird erstellt …` : <FileLinks files={[{ url, name: `${number}.pdf` }]} />;
}
