import { formatDay } from '#domain/values/day-text.ts';
import type { PriceBase } from './price-base.ts';
import type { BookListRow, BookSettings } from './price-book.ts';
import { levelWords, type PriceLevel } from './priced-goods.ts';
import { parseValuedText } from './valued-answers.ts';

/** The base that a row of the owner's list makes; one that has grown old is as wide as a price of a whole category. */
export function listBase(row: BookListRow, level: PriceLevel, { spread }: BookSettings, isYoung: boolean): PriceBase {
  const percent = isYoung ? spread[level] : Math.max(spread[level], spread.category);
  const list = isYoung ? 'Preisliste' : 'ältere Preisliste';
  return {
    level,
    cents: row.cents,
    row,
    low: Math.max(0, Math.round((row.cents * (100 - percent)) / 100)),
    high: Math.round((row.cents * (100 + percent)) / 100),
    includes: level === 'exact' ? 'all' : (parseValuedText(row.includes) ?? {}),
    includesCondition: false,
    isFirm: isYoung,
    reasons: [
      {
        code: isYoung ? 'listPrice' : 'oldListPrice',
        cents: row.cents,
        text: `${list} vom ${formatDay(row.from)}, ${levelWords[level]}`,
      },
    ],
  };
}
