import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { readTable, writeTable } from '#domain/delimited-text/text-table.ts';
import type { ListQuestion } from './list-source.ts';

/** Pasted cells as the tab may keep them: columns about people keep their header only (IMP-01). */
export function withoutPersonalCells(question: ListQuestion, { sheets }: AssetList): ListQuestion {
  const { source } = question;
  const personal = new Map(
    (sheets[0]?.columns ?? [])
      .filter(({ meaning }) => meaning === 'personal')
      .map(({ column, header }) => [column, header]),
  );
  if (source.kind === 'file' || personal.size === 0) return question;
  const table = readTable(source.text);
  const rows = table.rows.map((cells) =>
    cells.map((cell, at) => {
      const header = personal.get(at);
      return header === undefined || (cell.trim() !== '' && header.includes(cell.trim())) ? cell : '';
    }),
  );
  const end = /[\r\n]$/.test(source.text) ? table.newline : '';
  return { ...question, source: { ...source, text: `${writeTable({ ...table, rows })}${end}` } };
}
