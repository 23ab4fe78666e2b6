import { goodsClassNames } from '#contract/goods/goods-class-names.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { bookColumns } from '#domain/pricing/book-columns.ts';
import type { BookPart } from '#domain/pricing/price-book.ts';
import { soughtText } from '#domain/values/spelling.ts';

/** Columns that name goods: an id or a word of the catalogue. */
const goodsColumns: ReadonlySet<string> = new Set(['entry', 'scope', 'pricedAs']);

/** What goods in a book are called, and back. */
export interface BookNames {
  nameOf(id: string): string | undefined;
  /** A row in which goods may have been named by their title. */
  withIds(part: BookPart, cells: readonly string[]): readonly string[];
  /** The names of all goods that rows name. */
  of(part: BookPart, rows: readonly (readonly string[])[]): Record<string, string>;
}

const classNames = new Map<string, string>(Object.entries(goodsClassNames));

/** Opens the names, those of the catalogue as it stands when they are asked for; titles are compared as they are looked for. */
export function openBookNames(loaded: { readonly catalogue: Catalogue }): BookNames {
  let known: { readonly of: Catalogue; readonly ids: ReadonlyMap<string, string> } | undefined;
  const idsByName = () => {
    const { catalogue } = loaded;
    if (known?.of !== catalogue) known = { of: catalogue, ids: idsOf(catalogue) };
    return known.ids;
  };
  const nameOf = (id: string) => classNames.get(id) ?? loaded.catalogue.byId.get(id)?.title;
  const isGoods = (part: BookPart, column: number) => goodsColumns.has(bookColumns[part].columns[column] ?? '');
  return {
    nameOf,
    withIds: (part, cells) =>
      cells.map((cell, column) => {
        if (!isGoods(part, column) || nameOf(cell) !== undefined) return cell;
        return idsByName().get(soughtText(cell)) ?? cell;
      }),
    of: (part, rows) =>
      Object.fromEntries(
        rows.flatMap((cells) =>
          cells.flatMap((cell, column) => {
            const name = isGoods(part, column) ? nameOf(cell) : undefined;
            return name === undefined ? [] : [[cell, name] as const];
          }),
        ),
      ),
  };
}

function idsOf({ items }: Catalogue): ReadonlyMap<string, string> {
  return new Map([
    ...items.map(({ title, id }) => [soughtText(title), id] as const),
    ...[...classNames].map(([id, name]) => [soughtText(name), id] as const),
  ]);
}
