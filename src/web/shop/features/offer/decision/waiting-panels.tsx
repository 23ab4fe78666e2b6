import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { withBasis } from '#web/lib/price-basis.ts';
import { euros } from '../euros.ts';
import { GoodsList } from '../goods-list.tsx';
import { Amount } from '../offer-price.tsx';
import type { PanelProps } from '../panel-props.ts';

/** The provider lists the goods, told on the telephone or by mail. */
export function InitiatedPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Wir nehmen Ihre Geräte auf</h2>
      <p className="mt-3">
        Sie haben uns Ihre Geräte am Telefon oder per E-Mail genannt. Wir tragen sie hier ein und machen Ihnen danach
        ein Kaufpreisgebot.
      </p>
      <GoodsList view={view} />
    </>
  );
}

export function SubmittedPanel({ view }: PanelProps) {
  return (
    <>
      <h2>Ihre Anfrage ist eingegangen</h2>
      <p className="mt-3">
        Wir prüfen Ihre Angaben und machen Ihnen ein Kaufpreisgebot. Ihre Anfrage verpflichtet Sie zu nichts.
      </p>
      <GoodsList view={view} />
    </>
  );
}

export function CounterbidSubmittedPanel({ view }: PanelProps) {
  const { counterbid, bid } = view;
  if (!counterbid) return null;
  return (
    <>
      <Amount caption={withBasis('Ihr Gegenvorschlag', view)} amount={fromEuros(counterbid.amount)} />
      {bid && <p className="mt-3 text-muted">Unser Gebot war {euros(bid.total)}.</p>}
      <p className="mt-6">
        Ihr Preis liegt uns vor und bindet Sie bis {formatDayInFull(counterbid.bindingUntil)}. Wir nehmen ihn an, lehnen
        ihn ab oder machen ein neues Gebot.
      </p>
      <GoodsList view={view} />
    </>
  );
}
