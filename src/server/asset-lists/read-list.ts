import type { AssetList, ColumnChoice } from '#domain/asset-list/asset-list.ts';
import { readAssetList } from '#domain/asset-list/read-asset-list.ts';
import type { Sheet } from '#domain/asset-list/sheet.ts';
import type { ReportProgress } from '#server/workers/report-progress.ts';
import { knownGoods } from './known-goods.ts';
import { limitSheets } from './limit-sheets.ts';
import { isBlankTable, openListFile, sheetOfText, sheetsOf, tableOfText, type UnreadableReason } from './list-file.ts';
import { openedBefore } from './opened-before.ts';

export type ListSource = { readonly content: Uint8Array } | { readonly text: string };

/** The customer's own word on how the list is to be read. */
export interface ListChoices {
  readonly columns?: readonly ColumnChoice[];
  /** Hidden sheets that are to be read. */
  readonly sheets?: readonly number[];
}

interface ListOrder {
  readonly source: ListSource;
  readonly choices: ListChoices;
}

/** The list as JSON, so that the server has nothing left to do but send it. */
export type ListAnswer = { readonly json: string } | { readonly unread: UnreadableReason };

/** So much of the time goes by until there are sheets. */
const opened = 0.3;

/** Task of a worker: a file or a pasted text becomes rows that are matched to the catalogue. */
export async function readList(order: ListOrder, report: ReportProgress): Promise<ListAnswer> {
  report(0.02);
  const all = sheetsIn(order.source);
  if ('unread' in all) return all;
  const { sheets, cut } = limitSheets(all.sheets);
  report(opened);
  const list: AssetList = readAssetList(sheets, knownGoods(), {
    columns: order.choices.columns ?? [],
    sheets: order.choices.sheets ?? [],
    onProgress: (share) => report(opened + share * (0.98 - opened)),
  });
  return { json: JSON.stringify(cut.length === 0 ? list : { ...list, cut }) };
}

function sheetsIn(source: ListSource): { sheets: Sheet[] } | { unread: UnreadableReason } {
  if ('text' in source) {
    const table = tableOfText(source.text);
    return isBlankTable(table) ? { unread: 'blank' } : { sheets: [sheetOfText(table)] };
  }
  const file = openedBefore(source.content) ?? openListFile(source.content);
  return file.kind === 'unread' ? { unread: file.why } : { sheets: sheetsOf(file) };
}
