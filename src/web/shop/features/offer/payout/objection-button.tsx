import { useState } from 'react';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { orderOf, type PanelProps } from '../panel-props.ts';

/** The seller's objection to the Gutschrift: what follows is said before (INV-02). */
export function ObjectionButton({ view, actions }: PanelProps) {
  const [reason, setReason] = useState('');
  if (!view.actions.includes('objectToCreditNote')) return null;
  const said = reason.trim();
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h3>Stimmt etwas nicht?</h3>
      <p className="mt-2 mb-4">
        Sie können der Gutschrift widersprechen, auch ohne Begründung. Der vereinbarte Preis bleibt davon unberührt.
      </p>
      <ConfirmedButton
        kind="secondary"
        ends
        text="Gutschrift widersprechen"
        question="Gutschrift widersprechen?"
        confirmText="Gutschrift widersprechen"
        busyText="Wird gesendet …"
        action={() =>
          actions.act('objectToCreditNote', { orderId: orderOf(view), ...(said !== '' && { reason: said }) })
        }
        className="max-sm:w-full"
      >
        <p>
          Die Gutschrift gilt dann nicht mehr als Rechnung.{' '}
          {view.payment?.state === 'ordered'
            ? 'Die Zahlung haben wir schon angewiesen, sie kann Sie trotzdem erreichen.'
            : 'Wir zahlen vorerst nicht aus.'}{' '}
          Danach reichen Sie Ihre eigene Rechnung ein, oder Sie berichtigen Ihre Angaben und stimmen einer neuen
          Gutschrift zu.
        </p>
        <div className="mt-5">
          <TextArea
            name="objectionReason"
            label="Was stimmt nicht?"
            hint="Freiwillig. Wir lesen es und melden uns, wenn etwas offen ist."
            rows={3}
            value={reason}
            onChange={setReason}
          />
        </div>
      </ConfirmedButton>
    </section>
  );
}
