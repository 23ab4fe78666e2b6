import type { ListRow } from './asset-list.ts';
import { leftOut } from './describe-goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { speaksOfIt } from './no-device.ts';
import { readText } from './reading-text.ts';

/** So many rows of other wares make a list one of another trade, if goods of IT are a fifth of it at most. */
const least = 5;

/** In the list of a fire brigade or a workshop what nothing ties to IT is left out, though a row alone could be anything. */
export function withoutOtherTrades(rows: readonly ListRow[], goods: GoodsIndex): readonly ListRow[] {
  const strange = rows.filter(({ reason }) => reason === 'notHardware').length;
  if (strange < least) return rows;
  const unknown = new Set(rows.filter((row) => row.confidence === 'freetext' && !isOfIt(row, goods)));
  const known = rows.filter((row) => row.confidence !== 'ignored').length - unknown.size;
  if (unknown.size === 0 || strange + unknown.size < 4 * known) return rows;
  return rows.map((row) => (unknown.has(row) ? { ...row, configuration: {}, ...leftOut('notHardware') } : row));
}

function isOfIt({ text }: ListRow, goods: GoodsIndex): boolean {
  const read = readText([text.slice(0, 600)], goods);
  return (read.makers ?? []).length > 0 || read.roles.includes('series') || speaksOfIt(read);
}
