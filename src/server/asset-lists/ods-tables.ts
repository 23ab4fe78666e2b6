import { strFromU8, strToU8 } from 'fflate';
import { listLimits } from '#domain/asset-list/asset-list.ts';
import { maxRows } from './limit-sheets.ts';

/** What the library does not read of an OpenDocument table. */
export interface OdsTable {
  readonly isHidden: boolean;
  readonly hiddenRows: ReadonlySet<number>;
}

const tag =
  /<table:table(?:\s[^>]*)?>|<\/table:table>|<table:table-row(?:\s[^>]*)?>|<style:style\s[^>]*>|<style:table-properties\s[^>]*>/g;

/** Which tables and rows are hidden; filters hide rows too. */
export function hiddenInOds(content: string): OdsTable[] {
  const tables: { isHidden: boolean; hiddenRows: Set<number> }[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let row = 0;
  for (const [written] of content.matchAll(tag)) {
    if (written.startsWith('<style:style')) style = attribute(written, 'style:name') ?? '';
    else if (written.startsWith('<style:table-properties')) {
      if (attribute(written, 'table:display') === 'false') hiddenStyles.add(style);
    } else if (written.startsWith('<table:table-row')) {
      const repeated = Math.min(Number(attribute(written, 'table:number-rows-repeated') ?? 1), maxRows);
      const visibility = attribute(written, 'table:visibility') ?? 'visible';
      if (visibility !== 'visible') {
        for (let at = row; at < row + repeated; at++) tables.at(-1)?.hiddenRows.add(at);
      }
      row += repeated;
    } else if (written.startsWith('<table:table')) {
      row = 0;
      const isHidden = hiddenStyles.has(attribute(written, 'table:style-name') ?? '');
      tables.push({ isHidden, hiddenRows: new Set() });
    }
  }
  return tables;
}

const rowOrCell = /<table:table-(?:row|cell)(?:\s[^>]*)?>/g;

/** How many cells with something in them its tables say to have, repeated ones as often as they are. */
export function cellsOfOds(content: string): number {
  let [cells, rows] = [0, 1];
  for (const [written] of content.matchAll(rowOrCell)) {
    if (written.startsWith('<table:table-row')) rows = Number(attribute(written, 'table:number-rows-repeated') ?? 1);
    else if (!written.endsWith('/>') || written.includes(' office:value'))
      cells += rows * Number(attribute(written, 'table:number-columns-repeated') ?? 1);
  }
  return cells;
}

/** Rows and cells that say to be there a million times are there as often as can be read. */
export function limitRepeats(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bounded = strFromU8(content).replace(
    /(number-(rows|columns)-repeated=)"(\d+)"/g,
    (_, start: string, kind: string, times: string) =>
      `${start}"${Math.min(Number(times), kind === 'rows' ? maxRows : listLimits.columns + 1)}"`,
  );
  return strToU8(bounded);
}

function attribute(written: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(written)?.[1];
}
