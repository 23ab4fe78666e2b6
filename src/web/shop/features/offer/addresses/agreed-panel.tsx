import { AgreedPrice } from '../agreed-price.tsx';
import type { PanelProps } from '../panel-props.ts';
import { AddressesForm } from './addresses-form.tsx';

/** The contract stands; where to send things and the money is asked now. */
export function AgreedPanel({ view, actions }: PanelProps) {
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
        <div className="mt-10">
          <AddressesForm view={view} actions={actions} submitText="Angaben senden" />
        </div>
      )}
    </>
  );
}
