import type { AssetList, ListRow } from '#domain/asset-list/asset-list.ts';

/** The rows of a list of one sheet, each as far as a test says it. */
function listRows(rows: readonly Partial<ListRow>[]): ListRow[] {
  return rows.map((row, line) => ({
    id: `0:${line + 1}`,
    sheet: 0,
    line: line + 1,
    text: 'Gerät',
    quantity: 1,
    confidence: 'freetext',
    candidates: [],
    configuration: {},
    serialNumbers: [],
    ...row,
  }));
}

/** A list of one sheet as it was read. */
export function assetList(rows: readonly Partial<ListRow>[], more: Partial<AssetList> = {}): AssetList {
  const columns = [
    { column: 0, header: 'Anz.', meaning: 'quantity' },
    { column: 1, header: 'Bezeichnung', meaning: 'model' },
    { column: 2, header: 'Benutzer', meaning: 'personal' },
  ] as const;
  return {
    sheets: [{ name: 'Inventar', state: 'read', columns }],
    rows: listRows(rows),
    personalColumns: ['Benutzer'],
    ...more,
  };
}
