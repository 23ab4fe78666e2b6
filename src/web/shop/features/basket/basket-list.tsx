import { useState } from 'react';
import type { BasketItem } from '#contract/basket.ts';
import { Button } from '#web/ui/button.tsx';
import { BasketRow } from './basket-row.tsx';
import type { PlacedItem } from './item-list.ts';
import type { OpenBasket } from './open-basket.ts';

interface BasketListProps {
  readonly items: readonly BasketItem[];
  readonly basket: OpenBasket;
}

/** The items of the basket; what was removed last can be taken back in its place. */
export function BasketList({ items, basket }: BasketListProps) {
  const [removed, setRemoved] = useState<PlacedItem>();

  function remove(item: BasketItem, index: number) {
    basket.remove(new Set([item.id]));
    setRemoved({ item, index });
  }

  return (
    <>
      <div role="status">
        {removed !== undefined && (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sm bg-steel px-5 py-3">
            <span>{removed.item.title} ist entfernt.</span>
            <Button
              kind="quiet"
              onClick={() => {
                basket.restore([removed]);
                setRemoved(undefined);
              }}
            >
              Rückgängig
            </Button>
          </div>
        )}
      </div>
      {items.length > 0 && (
        <ul className="border-t border-ink">
          {items.map((item, index) => (
            <BasketRow
              key={item.id}
              item={item}
              onQuantity={(quantity) => basket.setQuantity(item.id, quantity)}
              onRemove={() => remove(item, index)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
