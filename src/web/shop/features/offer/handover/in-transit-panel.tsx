import { formatInstant } from '#domain/values/instant-text.ts';
import { AgreedPrice } from '../agreed-price.tsx';
import type { PanelProps } from '../panel-props.ts';
import { HandoverRecord } from './handover-record.tsx';

export function InTransitPanel({ view }: Pick<PanelProps, 'view'>) {
  return (
    <>
      <h2>Ihre Geräte sind unterwegs zu uns</h2>
      <p className="mt-3">
        {view.goodsDispatchedAt && `Übergeben am ${formatInstant(view.goodsDispatchedAt)}. `}
        Wir bestätigen hier den Eingang, sobald die Geräte angekommen sind.
      </p>
      <HandoverRecord view={view} />
      <div className="mt-10 border-t border-line pt-8">
        <AgreedPrice view={view} />
      </div>
    </>
  );
}
