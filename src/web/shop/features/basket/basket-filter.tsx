import type { BasketItem } from '#contract/goods/basket.ts';
import { counted } from '#domain/values/number-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { foundSize } from './basket-words.ts';

interface BasketFilterProps {
  readonly filter: string;
  readonly items: readonly BasketItem[];
  readonly found: readonly BasketItem[];
  readonly onFilter: (filter: string) => void;
  readonly onRemoveFound: () => void;
}

/** Finds an item among thousands, and removes all that were found. */
export function BasketFilter({ filter, items, found, onFilter, onRemoveFound }: BasketFilterProps) {
  const count = counted(found.length, 'Position', 'Positionen');
  return (
    <div className="mb-6 grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:items-end sm:justify-between">
      <TextField
        name="filter"
        label="Positionen filtern"
        hint="Modell, Ausstattung oder Seriennummer"
        type="search"
        value={filter}
        onChange={onFilter}
      />
      {found.length > 0 && (
        <Button kind="quiet" onClick={onRemoveFound} className="justify-self-start">
          {found.length === items.length ? `Alle ${count} entfernen` : `Diese ${count} entfernen`}
        </Button>
      )}
      <p role="status" className="text-muted sm:col-span-2">
        {filter.trim() !== '' && (found.length === 0 ? 'Keine Position passt dazu.' : foundSize(found, items))}
      </p>
    </div>
  );
}
