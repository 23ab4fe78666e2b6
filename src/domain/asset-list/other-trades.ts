import type { ListRow } from './asset-list.ts';
import { kindOfWord } from './category-words.ts';
import { leftOut } from './describe-goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { speaksOfIt } from './no-device.ts';
import { readText } from './reading-text.ts';

/** So many rows of other wares make a list one of another trade, if goods of IT are a fifth of it at most. */
const least = 5;

/** In the list of a fire brigade or a workshop what nothing ties to IT is left out, though a row alone could be anything; a word that other trades have too ('Gerät', 'Station') ties nothing there. */
export function withoutOtherTrades(rows: readonly ListRow[], goods: GoodsIndex): readonly ListRow[] {
  const strange = rows.filter(({ reason }) => reason === 'notHardware').length;
  if (strange < least) return rows;
  const unknown = new Map(
    rows.flatMap((row) => (row.confidence === 'freetext' ? [[row, tieOf(row, goods)] as const] : [])),
  );
  const taken = rows.filter((row) => row.confidence !== 'ignored').length;
  const tied = (...ties: readonly Tie[]) => [...unknown.values()].filter((tie) => ties.includes(tie)).length;
  const isAnother = (others: number) => others > 0 && strange + others >= 4 * (taken - others);
  const isOut: readonly Tie[] = isAnother(tied('none', 'word'))
    ? ['none', 'word']
    : isAnother(tied('none'))
      ? ['none']
      : [];
  return rows.map((row) =>
    isOut.includes(unknown.get(row) ?? 'goods') ? { ...row, configuration: {}, ...leftOut('notHardware') } : row,
  );
}

type Tie = 'none' | 'word' | 'goods';

/** What ties a row to IT: a maker, series, capacity or kind of goods, a word of the trade, or nothing. */
function tieOf({ text }: ListRow, goods: GoodsIndex): Tie {
  const read = readText([text.slice(0, 600)], goods);
  const { cpu, ram, drives, gpu } = read.specifications;
  const isSpecified = cpu !== undefined || ram !== undefined || gpu !== undefined || drives.length > 0;
  const isKind = kindOfWord(read.folded.replace(/^[^a-z0-9]+/, '')) !== undefined;
  const isNamed = isKind || (read.makers ?? []).length > 0 || read.roles.includes('series') || read.kinds.length > 0;
  if (isSpecified || isNamed) return 'goods';
  return speaksOfIt(read) ? 'word' : 'none';
}
