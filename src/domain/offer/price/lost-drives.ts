import { losesDrives, mediaWishWords } from '#domain/catalogue/questions/media-wish.ts';
import { countedIn } from '#domain/catalogue/said-answers.ts';
import { formatMoney } from '#domain/values/money.ts';
import type { OfferItem } from '../item.ts';
import type { ProposedLine, SheetLine } from './sheet.ts';

/** Whether a line's word on drives fits its goods: only where they are kept or destroyed is their worth named. */
export function isDriveWorthSound(
  { configuration }: Pick<OfferItem, 'configuration'>,
  { driveWorth }: Pick<ProposedLine, 'driveWorth'>,
): boolean {
  const isWithout = losesDrives(configuration?.mediaWish);
  if (!isWithout) return driveWorth === undefined;
  return driveWorth === undefined || (Number.isInteger(driveWorth) && driveWorth > 0);
}

/** What the price of a line has taken in already, in German: what makes the goods worth less, and drives that the provider does not get. */
export function countedInLine(
  { driveWorth }: Pick<SheetLine, 'driveWorth'>,
  item: Pick<OfferItem, 'configuration'> | undefined,
): string[] {
  const configuration = item?.configuration;
  const wish = configuration?.mediaWish;
  const drives =
    driveWorth === undefined || wish === undefined
      ? []
      : [`Datenträger ${mediaWishWords(wish).words}: − ${formatMoney(driveWorth)} je Gerät`];
  return [...countedIn(configuration), ...drives];
}
