import { useMemo } from 'react';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { LongSheet } from './long-sheet.tsx';
import { goodsColumns } from './sheet-column.ts';
import { goodsRows } from './sheet-rows.ts';

/** Many goods that have no price yet. */
export function GoodsSheet({ items }: Pick<OfferView, 'items'>) {
  const rows = useMemo(() => goodsRows(items), [items]);
  return <LongSheet rows={rows} label="Ihre Geräte" columns={goodsColumns} />;
}
