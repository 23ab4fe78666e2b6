import { AgreedPrice } from '../agreed-price.tsx';
import type { PanelProps } from '../panel-props.ts';

/** The provider makes the order and checks what was given. */
export function DataCheckPanel({ view }: Pick<PanelProps, 'view'>) {
  return (
    <>
      <h2>Wir prüfen Ihre Angaben</h2>
      <p className="mt-3 mb-7">
        {next[view.shippingMethod ?? 'shipment']} Solange können Sie Ihre Angaben noch ändern.
      </p>
      <AgreedPrice view={view} />
    </>
  );
}

const next = {
  shipment: 'Danach schicken wir Ihnen Verpackungsmaterial und ein Versandetikett.',
  pickup: 'Danach bestätigen wir Ihnen einen Termin für die Abholung.',
  delivery: 'Danach bestätigen wir Ihnen einen Termin für die Anlieferung.',
};
