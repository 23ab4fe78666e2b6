import { useRef } from 'react';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';
import { type OwnPriceGroup, type OwnPrices, ownTotal } from './price-groups.ts';

interface ModelPricesProps {
  readonly groups: readonly OwnPriceGroup[];
  readonly prices: OwnPrices;
  readonly onPrice: (key: string, price: number | null) => void;
}

const unreadable = 'Bitte geben Sie einen Betrag in Euro an, zum Beispiel 135,00';

/** An own price for each model beside the bid's. */
export function ModelPrices({ groups, prices, onPrice }: ModelPricesProps) {
  const list = useRef<HTMLUListElement>(null);
  const pages = usePages(groups.length);
  return (
    <>
      <p className="text-muted">
        Wo Sie nichts eintragen, gilt unser Preis. Gesendet wird die Summe; wird sie vereinbart, verteilt sie sich im
        Verhältnis unseres Gebots auf die Positionen.
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Preis je Modell" className="mt-3 scroll-mt-28 outline-none">
        {groups.slice(pages.first, pages.end).map((group, at) => (
          <li
            key={group.key}
            className="grid gap-x-8 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <GroupPrice
              group={group}
              place={pages.first + at}
              own={prices.get(group.key)}
              onPrice={(price) => onPrice(group.key, price)}
            />
          </li>
        ))}
      </ul>
      <Pager pages={pages} rows="Preise" list={list} />
    </>
  );
}

interface GroupPriceProps {
  readonly group: OwnPriceGroup;
  readonly place: number;
  readonly own: number | null | undefined;
  readonly onPrice: (price: number | null) => void;
}

function GroupPrice({ group, place, own, onPrice }: GroupPriceProps) {
  const { title, note, units, unitPrice } = group;
  const total = ownTotal(group, own);
  const devices = units === 1 ? '1 Gerät' : `${numberText(units)} Geräte`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid
    <div role="group" aria-label={[title, note].filter(Boolean).join(', ')} className="contents">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-emphasis">{title}</p>
        {note !== '' && <p className="text-sm text-muted">{note}</p>}
        <p className="mt-1">{`${devices}, unser Gebot ${formatMoney(unitPrice)} je Gerät`}</p>
        <p className="text-sm text-muted">{`zusammen ${formatMoney(units * unitPrice)}`}</p>
      </div>
      <div>
        <CurrencyField
          name={`modellpreis-${place}`}
          label="Ihr Preis je Gerät"
          value={own}
          onChange={onPrice}
          error={total === undefined ? unreadable : undefined}
        />
        {typeof own === 'number' && total !== undefined && (
          <p className="mt-1 text-sm">{`zusammen ${formatMoney(total)}, ${difference(total - units * unitPrice)}`}</p>
        )}
      </div>
    </div>
  );
}

function difference(more: Cents): string {
  if (more === 0) return 'wie unser Gebot';
  return more > 0 ? `${formatMoney(more)} mehr` : `${formatMoney(-more)} weniger`;
}
