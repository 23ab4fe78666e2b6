import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { BasketItem } from '#contract/goods/basket.ts';
import { counted } from '#domain/values/number-text.ts';
import { Pager } from '#web/ui/pager.tsx';
import { usePages } from '#web/ui/use-pages.ts';
import { BasketFilter } from './basket-filter.tsx';
import { BasketRow, type ItemActions } from './basket-row.tsx';
import { removedWords } from './basket-words.ts';
import { filterItems } from './filter-items.ts';
import type { OpenBasket } from './open-basket.ts';
import { standsElsewhere } from './parse-serial-numbers.ts';
import { UndoRow } from './undo-row.tsx';
import { useRemovals } from './use-removals.ts';

interface BasketListProps {
  readonly items: readonly BasketItem[];
  readonly basket: OpenBasket;
}

/** A basket this small is looked through without a filter. */
const smallBasket = 10;

/** The items of the basket, page by page; what was removed last can be taken back where it stood. */
export function BasketList({ items, basket }: BasketListProps) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => filterItems(items, wanted), [items, wanted]);
  const pages = usePages(found.length);
  const shown = found.slice(pages.first, pages.end);
  const { last, remove, undo } = useRemovals(basket);
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  /** The item that takes the focus as soon as it is on the screen. */
  const focusItem = useRef<string>(undefined);

  // The button with which something was removed goes with it: the focus must not fall out of the page.
  useEffect(() => {
    if (last === undefined) return;
    undoButton.current?.focus();
  }, [last]);

  useEffect(() => {
    if (focusItem.current === undefined) return;
    const row = document.getElementById(focusItem.current);
    if (row === null) return;
    focusItem.current = undefined;
    row.focus();
  });

  const actions = useLatest({
    setQuantity: basket.setQuantity,
    setSerialNumbers: basket.setSerialNumbers,
    standsElsewhere: (itemId, numbers) => standsElsewhere(numbers, itemId, items),
    duplicate(item) {
      focusItem.current = basket.duplicate(item.id);
      pages.show(found.indexOf(item) + 1);
      setNews(`${item.title} ist dupliziert.`);
    },
    remove(item) {
      remove(new Set([item.id]), shown[shown.indexOf(item) + 1]?.id);
      setNews(removedWords([{ item }]));
    },
  });

  function removeFound() {
    const ids = new Set(found.map(({ id }) => id));
    remove(ids, items.find(({ id }) => !ids.has(id))?.id);
    setFilter('');
    pages.turn(0);
    setNews(`${counted(found.length, 'Position ist', 'Positionen sind')} entfernt.`);
  }

  function undoRemoval() {
    const [first, ...others] = undo();
    if (first === undefined) return;
    focusItem.current = first.item.id;
    if (wanted === '') pages.show(first.index);
    setNews(others.length === 0 ? `${first.item.title} ist wieder da.` : 'Die Positionen sind wieder da.');
  }

  const undoRow = last && <UndoRow text={removedWords(last.removed)} onUndo={undoRemoval} button={undoButton} />;
  const undoIndex = shown.findIndex(({ id }) => id === last?.before);
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {items.length > smallBasket && (
        <BasketFilter
          filter={filter}
          items={items}
          found={found}
          onFilter={(next) => {
            setFilter(next);
            pages.turn(0);
          }}
          onRemoveFound={removeFound}
        />
      )}
      {(items.length > 0 || last !== undefined) && (
        <ul ref={list} tabIndex={-1} aria-label="Positionen" className="scroll-mt-28 border-t border-ink">
          {shown.map((item, index) => (
            <Fragment key={item.id}>
              {index === undoIndex && undoRow}
              <BasketRow item={item} actions={actions} />
            </Fragment>
          ))}
          {undoIndex === -1 && undoRow}
        </ul>
      )}
      <Pager pages={pages} rows="Positionen" list={list} />
    </>
  );
}

/** One object for good that does what the newest render says. */
function useLatest(actions: ItemActions): ItemActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<ItemActions>(() => ({
    setQuantity: (...said) => latest.current.setQuantity(...said),
    setSerialNumbers: (...said) => latest.current.setSerialNumbers(...said),
    standsElsewhere: (...said) => latest.current.standsElsewhere(...said),
    duplicate: (item) => latest.current.duplicate(item),
    remove: (item) => latest.current.remove(item),
  }));
  return stable;
}
