import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { inquiryOf, type PanelProps } from '../panel-props.ts';

/** Closes the inquiry without a counterbid. */
export function OmitCounterbid({ view, actions }: PanelProps) {
  if (!view.actions.includes('omitCounterbid')) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <ConfirmedButton
        kind="quiet"
        text="Auf Gegenvorschlag verzichten"
        question="Auf Gegenvorschlag verzichten?"
        confirmText="Verzichten und Anfrage schließen"
        ends
        busyText="Wird geschlossen …"
        action={() => actions.act('omitCounterbid', { inquiryId: inquiryOf(view) })}
      >
        <p>Ihre Anfrage wird damit geschlossen. Die Geräte können Sie uns jederzeit wieder anbieten.</p>
      </ConfirmedButton>
    </div>
  );
}
