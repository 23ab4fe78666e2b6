import type { ColumnChoice } from '#domain/asset-list/asset-list.ts';
import { knownGoods } from './known-goods.ts';
import { limitSheets } from './limit-sheets.ts';
import { openListFile, sheetsOf, type UnreadableReason } from './list-file.ts';
import { keepOpened } from './opened-before.ts';
import { cellFilter } from './personal-cells.ts';
import { redactText } from './redact-text.ts';
import { redactWorkbook } from './redact-workbook.ts';

interface RedactOrder {
  readonly content: Uint8Array;
  readonly columns: readonly ColumnChoice[];
}

/** A list without its personal columns, nothing where it has none, or why it cannot be read. */
export type RedactAnswer = { readonly content?: Uint8Array } | { readonly unread: UnreadableReason };

/** Task of a worker: the same list without its personal columns (IMP-01). */
export async function redactList(order: RedactOrder): Promise<RedactAnswer> {
  const file = openListFile(order.content);
  if (file.kind === 'unread') return { unread: file.why };
  const kept = limitSheets(sheetsOf(file)).sheets.map((sheet, position) => {
    const choices = order.columns.filter((choice) => choice.sheet === position);
    return cellFilter(sheet, choices, knownGoods());
  });
  const [first = (_row: number, _column: number, text: string) => text] = kept;
  if (file.kind === 'text') {
    const content = redactText(file.table, first);
    return content === undefined ? {} : { content };
  }
  const cleaned = redactWorkbook(file.workbook, kept);
  if (cleaned === undefined) keepOpened(order.content, file);
  else keepOpened(cleaned.content, { kind: 'workbook', workbook: cleaned.workbook });
  return cleaned === undefined ? {} : { content: cleaned.content };
}
