import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { orderOf, type PanelProps } from './panel-props.ts';

/** The voluntary right to take the sale back until the goods travel (LEG-10). */
export function CancelOffer({ view, actions }: PanelProps) {
  const { inquiryId } = view;
  if (!view.actions.includes('cancelOffer')) return null;
  return (
    <ConfirmedButton
      kind="quiet"
      text="Verkauf stornieren"
      question="Verkauf stornieren?"
      confirmText="Verkauf stornieren"
      ends
      busyText="Wird storniert …"
      action={() => actions.act('cancelOffer', inquiryId ? { inquiryId } : { orderId: orderOf(view) })}
    >
      <p>Der Verkauf ist damit beendet. Das kostet Sie nichts.</p>
      <p>Möchten Sie die Geräte später doch verkaufen, starten Sie eine neue Anfrage.</p>
    </ConfirmedButton>
  );
}
