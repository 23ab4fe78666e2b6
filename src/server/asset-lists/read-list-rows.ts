import { limitSheets } from './limit-sheets.ts';
import { openListFile, sheetsOf } from './list-file.ts';

/** The cells of a list as text, sheet by sheet; none where it cannot be read. */
export interface ListRows {
  readonly sheets: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[];
}

/** Task of a worker: the rows of a list as they stand in it, within the limits (IMP-03), without its hidden sheets. */
export async function readListRows({ content }: { readonly content: Uint8Array }): Promise<ListRows> {
  const file = openListFile(content);
  if (file.kind === 'unread') return { sheets: [] };
  const { sheets } = limitSheets(sheetsOf(file));
  return { sheets: sheets.filter(({ hidden }) => !hidden).map(({ name, rows }) => ({ name, rows })) };
}
