import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { counted } from './list-words.ts';
import type { ReviewRow } from './review-rows.ts';

/** Where a row stands in the customer's file, as their program counts: 'Zeile 14', 'Standort B, Zeile 14', '24 Zeilen'. */
export function placeOf({ sheets }: AssetList, { ids, sheet, line }: ReviewRow): string {
  if (ids.length > 1) return counted(ids.length, 'Zeile', 'Zeilen');
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined;
  return `${name === undefined ? '' : `${name}, `}Zeile ${line + 1}`;
}
