import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { type ItemWithoutMedia, withoutMediaReasons } from '#domain/offer/media/medium-record.ts';
import { Select } from '#web/ui/fields/select.tsx';

/** Lines that can be told one by one here; of more the call tells them. */
const most = 40;

/** The reasons as the desk chooses them. */
export const reasonNames: Readonly<Record<ItemWithoutMedia['reason'], string>> = {
  noMedia: 'enthält keine',
  mediaRemovedByCustomer: 'vom Kunden entnommen',
};

interface WithoutMediaProps {
  readonly offer: DeskOfferView;
  readonly value: readonly ItemWithoutMedia[];
  readonly onChange: (items: readonly ItemWithoutMedia[]) => void;
}

/** Goods that arrived without data carriers: what was to be destroyed and did not come holds nothing up. */
export function WithoutMedia({ offer, value, onChange }: WithoutMediaProps) {
  const here = new Set(offer.receipt?.lines.flatMap(({ itemId, received }) => (received > 0 ? itemId : [])));
  const items = offer.items.filter(({ id }) => here.has(id));
  if (items.length > most) return null;
  const options = withoutMediaReasons.map((reason) => ({ value: reason, label: reasonNames[reason] }));
  return (
    <fieldset className="mt-5 grid max-w-md gap-3">
      <legend className="font-emphasis">Ohne Datenträger angekommen</legend>
      {items.map(({ id, title }) => (
        <Select
          key={id}
          name={`without.${id}`}
          label={title}
          options={options}
          value={value.find(({ itemId }) => itemId === id)?.reason ?? ''}
          onChange={(chosen) => {
            const reason = withoutMediaReasons.find((one) => one === chosen);
            const others = value.filter(({ itemId }) => itemId !== id);
            onChange(reason === undefined ? others : [...others, { itemId: id, reason }]);
          }}
        />
      ))}
    </fieldset>
  );
}
