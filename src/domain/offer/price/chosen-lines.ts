import type { Bid } from '../facts.ts';
import type { RefusalCode } from '../refusal.ts';
import { type SheetLine, sheetTotal } from './sheet.ts';

type Choosable = Pick<Bid, 'lines' | 'linesOptional' | 'fixedItemIds'>;

/** The lines of these items in the sheet's order; all of them where none are named. */
export function chosenLines(lines: readonly SheetLine[], itemIds: readonly string[] | undefined): SheetLine[] {
  const chosen = itemIds && new Set(itemIds);
  return lines.filter(({ itemId }) => chosen === undefined || chosen.has(itemId));
}

/** Why these items cannot be chosen from a bid: it does not allow it, or they are none, all, named twice, not its own, without those it sells only together, or worth nothing. */
export function checkChoice(bid: Choosable, itemIds: readonly string[]): RefusalCode | undefined {
  if (!bid.linesOptional) return 'linesNotOptional';
  const lines = chosenLines(bid.lines, itemIds);
  const isWhole = lines.length === bid.lines.length;
  const isOwn = itemIds.length > 0 && lines.length === itemIds.length;
  const hasFixed = (bid.fixedItemIds ?? []).every((fixed) => itemIds.includes(fixed));
  return isOwn && !isWhole && hasFixed && sheetTotal(lines) > 0 ? undefined : 'choiceInvalid';
}

/** Whether a bid takes back a choice that another one gave. */
export function takesChoiceBack(bid: Choosable, former: Choosable): boolean {
  if (!former.linesOptional) return false;
  const allowed = new Set(former.fixedItemIds);
  return !bid.linesOptional || (bid.fixedItemIds ?? []).some((fixed) => !allowed.has(fixed));
}
