import { moneyOfSum } from '#contract/sale/price-money.ts';
import { withBasis } from '#contract/sale/price-tax-words.ts';
import { chosenLines } from '#domain/offer/price/chosen-lines.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { euros } from '../../euros.ts';
import { GoodsList } from '../../goods-list.tsx';
import { MoneyParts } from '../../money-parts.tsx';
import { Amount } from '../../offer-price.tsx';
import type { PanelProps } from '../../panel-props.ts';
import { type PhaseScreen, until, we } from '../phase-screen.ts';

function CounterbidPlacedPanel({ view }: PanelProps) {
  const { counterbid, bid } = view;
  if (!counterbid) return null;
  return (
    <>
      <Amount caption={withBasis('Ihr Gegenvorschlag', view)} amount={fromEuros(counterbid.amount)} />
      {bid && <MoneyParts price={moneyOfSum(view, chosenLines(bid.lines, counterbid.itemIds), counterbid.amount)} />}
      {bid && <p className="mt-3 text-muted">Unser Gebot war {euros(bid.total)}.</p>}
      {counterbid.itemIds && bid && (
        <p className="mt-3">
          Für {counterbid.itemIds.length} von {bid.lines.length} Positionen; die übrigen bleiben bei Ihnen.
        </p>
      )}
      <p className="mt-6">
        Ihr Preis liegt uns vor und bindet Sie bis {formatDayInFull(counterbid.bindingUntil)}. Wir nehmen ihn an, lehnen
        ihn ab oder machen ein neues Gebot.
      </p>
      <GoodsList view={view} />
    </>
  );
}

export const counterbidPlaced: PhaseScreen = {
  Panel: CounterbidPlacedPanel,
  turn: ({ counterbid }) => we(`Wir sind am Zug, Ihr Gegenvorschlag gilt${until(counterbid?.bindingUntil, '')}`),
  toDo: () => 'Nichts. Wir beantworten Ihren Gegenvorschlag, und Sie bekommen eine E-Mail.',
  next: () =>
    'Nehmen wir Ihren Preis an, geben Sie Adresse und Bankverbindung an. Lehnen wir ab, ist die Anfrage geschlossen.',
};
