import type { OfferView } from '#contract/sale/offer-view.ts';
import { Notice } from '#web/ui/notice.tsx';
import { InvoiceFindings } from './invoice-findings.tsx';

/** How it stands with the own invoice that was handed in: whose turn it is, and why. */
export function InvoiceStanding({ view }: { readonly view: OfferView }) {
  const { document, invoiceCheck: check } = view;
  if (document?.type !== 'invoice' || view.phase === 'completed') return null;
  if (!check)
    return (
      <div className="mt-5">
        <Notice title="Ihre Rechnung wird geprüft">Das dauert wenige Sekunden. Sie können die Seite verlassen.</Notice>
      </div>
    );
  const { kind, title, text } = standings[check.verdict];
  const isSettled = check.verdict === 'payable' && view.phase === 'finished';
  return (
    <div className="mt-5">
      <Notice kind={kind} title={title}>
        <p>{isSettled ? 'Sie passt zum Verkauf. Wir weisen die Zahlung an.' : text}</p>
        {check.verdict === 'payable' ? null : <InvoiceFindings report={check} />}
      </Notice>
    </div>
  );
}

const standings = {
  payable: {
    kind: 'ok',
    title: 'Ihre Rechnung stimmt',
    text: 'Sie passt zum Verkauf. Wir zahlen darauf, sobald der Verkauf abgeschlossen ist.',
  },
  waits: {
    kind: 'plain',
    title: 'Wir vergleichen Ihre Rechnung',
    text: 'Dafür müssen Sie nichts tun. Stimmt etwas nicht, schreiben wir Ihnen.',
  },
  refused: {
    kind: 'warn',
    title: 'Sie sind am Zug: Rechnung berichtigen',
    text: 'Auf diese Rechnung können wir nicht zahlen. Am vereinbarten Preis ändert sich nichts.',
  },
} as const;
