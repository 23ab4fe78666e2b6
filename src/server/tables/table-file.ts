import type { ListFormat } from '#contract/goods/list-calls.ts';
import { guardCell } from '#domain/delimited-text/guard-cell.ts';
import { writeTable } from '#domain/delimited-text/text-table.ts';
import { Problem } from '#server/problem.ts';
import { createBudget } from '#server/workers/budget.ts';
import { runTask } from '#server/workers/run-task.ts';
import { type Table, tableCellText } from './table.ts';

/** What files of tables are to a browser. */
export const tableFileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ListFormat, string>;

export interface TableFile {
  readonly content: Buffer;
  readonly type: string;
}

/** A table as a file for a spreadsheet; no text in it is calculated when it is opened. */
export async function tableFile(table: Table, ending: ListFormat): Promise<TableFile> {
  return { content: ending === 'csv' ? csvOf(table) : await workbookOf([table]), type: tableFileTypes[ending] };
}

/** As Excel opens it in Germany: semicolons, decimal commas, UTF-8 with its mark. */
const csvOf = (table: Table) => Buffer.from(`\ufeff${textTable(table, ';')}`);

/** As another program imports it: UTF-8 without a mark. */
export const importFile = (table: Table, delimiter: ',' | ';') => Buffer.from(textTable(table, delimiter));

function textTable({ rows }: Table, delimiter: string): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : tableCellText(cell))),
  );
  return `${writeTable({ delimiter, hasNamedDelimiter: false, newline: '\r\n', rows: cells })}\r\n`;
}

/** A list of 5,000 media takes a second. */
const bounds = { milliseconds: 60_000, megabytes: 600 };
const turns = createBudget({ total: 2, maxWaiting: 100, refusal: () => new Problem(429, 'tooManyRequests') });

/** Tables as the sheets of one workbook, written beside the server. */
export async function workbookOf(tables: readonly Table[]): Promise<Buffer> {
  return Buffer.from(await turns.spend('workbooks', 1, () => runTask('writeWorkbook', tables, bounds)));
}
