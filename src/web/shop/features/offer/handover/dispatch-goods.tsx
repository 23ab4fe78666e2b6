import { classNames } from '#web/ui/class-names.ts';
import { ConfirmedButton } from '#web/ui/confirmed-button.tsx';
import { orderOf, type PanelProps } from '../panel-props.ts';

const texts = {
  shipment: { button: 'Als versendet markieren', question: 'Alles aufgegeben?' },
  pickup: { button: 'Als abgeholt markieren', question: 'Wurden die Geräte abgeholt?' },
  delivery: { button: 'Als übergeben markieren', question: 'Haben Sie die Geräte übergeben?' },
};

interface DispatchGoodsProps extends PanelProps {
  /** One of several places, which alone is meant. */
  readonly site?: string;
  /** Of several places the only one that still has its goods. */
  readonly isLast?: boolean;
}

/** The goods are on their way: said once, confirmed. */
export function DispatchGoods({ view, actions, site, isLast = false }: DispatchGoodsProps) {
  if (!view.actions.includes('dispatchGoods')) return null;
  const { button, question } = texts[view.shippingMethod ?? 'shipment'];
  // A label to print or a code to show comes first: what is said once the parcel is away neither covers it nor is yellow beside it.
  const isSecond = view.shippingLabelData?.label !== undefined || view.shippingLabelData?.qrCode !== undefined;
  return (
    <div
      className={classNames(
        'mt-7',
        !isSecond &&
          site === undefined &&
          'max-sm:sticky max-sm:bottom-0 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-sheet max-sm:px-5 max-sm:py-3',
      )}
    >
      <ConfirmedButton
        kind={isSecond || site !== undefined ? 'secondary' : 'primary'}
        text={button}
        question={site === undefined ? question : `${site}: ${question}`}
        confirmText={button}
        busyText="Wird markiert …"
        action={() => actions.act('dispatchGoods', { orderId: orderOf(view), ...(site !== undefined && { site }) })}
        className="max-sm:w-full"
      >
        <p>
          {site === undefined || isLast
            ? 'Danach warten wir auf den Wareneingang.'
            : 'Die anderen Standorte folgen später.'}{' '}
          Stornieren lässt sich der Verkauf dann nicht mehr.
        </p>
      </ConfirmedButton>
    </div>
  );
}
