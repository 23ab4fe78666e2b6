import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import type { PanelProps } from './offer-verbs.ts';

/** The voluntary right to take the sale back until the goods travel (domain.md LEG-10). */
export function CancelOffer({ view, verbs }: PanelProps) {
  const { inquiryId, orderId } = view;
  if (!view.actions.includes('cancelOffer')) return null;
  return (
    <ConfirmedButton
      kind="quiet"
      text="Verkauf stornieren"
      question="Verkauf stornieren?"
      confirmText="Verkauf stornieren"
      busyText="Wird storniert …"
      deed={() => verbs.act('cancelOffer', inquiryId ? { inquiryId } : { orderId: orderId ?? '' })}
    >
      <p>Der Verkauf ist damit beendet. Das kostet Sie nichts.</p>
      <p>Möchten Sie die Geräte später doch verkaufen, starten Sie eine neue Anfrage.</p>
    </ConfirmedButton>
  );
}
