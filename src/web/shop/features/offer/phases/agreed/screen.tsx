import { AddressesPart } from '../../addresses/addresses-part.tsx';
import { AgreedPrice } from '../../agreed-price.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { afterHandover } from '../after-handover.ts';
import { type PhaseScreen, you } from '../phase-screen.ts';

/** The contract stands; where to send things and the money is asked now. */
function AgreedPanel({ view, actions }: PanelProps) {
  return (
    <>
      <h2>
        {view.agreement?.by === 'counterbid'
          ? 'Wir haben Ihren Gegenvorschlag angenommen'
          : 'Sie haben unser Gebot angenommen'}
      </h2>
      <p className="mt-3 mb-7">Der Kauf ist vereinbart. Wir brauchen jetzt Ihre Adresse und Ihre Auszahlungsdaten.</p>
      <AgreedPrice view={view} />
      {view.actions.includes('submitAddresses') && (
        // A form fills a screen: nothing below it jumps when it comes.
        <div className="mt-10 min-h-dvh">
          <AddressesPart view={view} actions={actions} submitText="Angaben senden" />
        </div>
      )}
    </>
  );
}

export const agreed: PhaseScreen = {
  Panel: AgreedPanel,
  turn: () => you('Sie sind am Zug: Adresse und Auszahlung angeben'),
  toDo: () => 'Geben Sie Adresse und Auszahlung an.',
  next: afterHandover,
};
