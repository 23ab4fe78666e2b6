import { useMemo, useState } from 'react';
import type { BidGroup, BidSheet } from '#contract/sale/bid-sheet.ts';
import { sheetGroups } from '#contract/sale/sheet-in-cents.ts';
import { priceOnSheet, type SheetEntries, type SheetGroup, type SheetPrice } from '#domain/pricing/bid-sheet.ts';

/** So many rows are seen at a glance: nothing is folded. */
const fewRows = 8;

/** A row of the sheet: the group as it is shown, as it is reckoned with, and its price. */
export interface BidSheetRow {
  readonly view: BidGroup;
  readonly group: SheetGroup;
  readonly price: SheetPrice;
}

/**
 * The rows that are shown. What was open when the sheet or the filter was opened stays, also once it has a price: no row goes away
 * under the one who types in it.
 */
export function useBidSheetRows(sheet: BidSheet, entries: SheetEntries) {
  const groups = useMemo(() => sheetGroups(sheet.groups), [sheet.groups]);
  const all = useMemo(
    () =>
      sheet.groups.flatMap((view, index): BidSheetRow[] => {
        const group = groups[index];
        return group ? [{ view, group, price: priceOnSheet(group, entries) }] : [];
      }),
    [sheet.groups, groups, entries],
  );
  const [isFolded, setFolded] = useState(true);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>();
  const [sure] = useState(
    () => new Set(all.filter(({ price }) => price.origin === 'book').map(({ view }) => view.key)),
  );
  const hidesSure = isFolded && openKeys === undefined && all.length > fewRows && sure.size > 0;
  const rows = all.filter(({ view, price }) => {
    if (openKeys) return openKeys.has(view.key);
    return !(hidesSure && price.origin === 'book' && sure.has(view.key));
  });
  const folded = hidesSure ? all.filter((row) => row.price.origin === 'book' && sure.has(row.view.key)) : [];
  return {
    all,
    groups,
    rows,
    folded,
    unfold: () => setFolded(false),
    isOpenOnly: openKeys !== undefined,
    toggleOpenOnly: () =>
      setOpenKeys(
        openKeys
          ? undefined
          : new Set(all.filter(({ price }) => price.cents === undefined).map(({ view }) => view.key)),
      ),
  };
}
