import type { Draft } from '#domain/offer/draft.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { BindingLimits } from './at-once.ts';
import type { GroupPrice } from './price.ts';
import type { PriceGroup } from './price-group.ts';

/** Why an inquiry is not answered by itself. */
export const bindingObstacles = [
  'nothingListed',
  'linesUnclear',
  'comment',
  'attachment',
  'sellerKind',
  'tooMany',
  'tooMuch',
] as const;
export type BindingObstacle = (typeof bindingObstacles)[number];

/** Whether a bid can be sent by itself and how much it comes to in cents; else every obstacle with its German words. */
export type BindingAnswer =
  | { readonly isBinding: true; readonly total: Cents }
  | {
      readonly isBinding: false;
      readonly obstacles: readonly { readonly code: BindingObstacle; readonly text: string }[];
    };

interface Priced {
  readonly group: PriceGroup;
  readonly price: GroupPrice;
}

/** What of an inquiry somebody has to read, beside its lines. */
type Inquiry = Pick<Draft, 'offeredAsBusiness' | 'comments' | 'itemImageUploads' | 'itemsListUpload'>;

/** Judges an inquiry by its priced groups and the owner's limits. */
export function bindingBid(inquiry: Inquiry, priced: readonly Priced[], limits: BindingLimits): BindingAnswer {
  const total = priced.reduce((sum, { group, price }) => sum + (price.cents ?? 0) * group.quantity, 0);
  const unclear = countLines(priced.filter(({ price }) => price.confidence !== 'fill'));
  const remarks = priced.reduce((sum, { group }) => sum + group.remarkLineIds.length, 0);
  const hasComment = (inquiry.comments ?? '').trim() !== '' || remarks > 0;
  const hasFiles = inquiry.itemImageUploads.length > 0 || inquiry.itemsListUpload !== undefined;
  const most = Math.max(0, ...unitsByModel(priced).values());
  const found: readonly (readonly [boolean, BindingObstacle, string])[] = [
    [priced.length === 0, 'nothingListed', 'keine Zeile'],
    [unclear > 0, 'linesUnclear', unclear === 1 ? '1 Zeile unklar' : `${unclear} Zeilen unklar`],
    [
      hasComment,
      'comment',
      remarks > 0 ? `Bemerkung in ${remarks === 1 ? '1 Zeile' : `${remarks} Zeilen`}` : 'Kommentar des Kunden',
    ],
    [hasFiles, 'attachment', 'Liste oder Fotos liegen bei'],
    [
      !limits.sellers.includes(inquiry.offeredAsBusiness ? 'business' : 'private'),
      'sellerKind',
      inquiry.offeredAsBusiness ? 'gewerblicher Verkäufer' : 'privater Verkäufer',
    ],
    [most > limits.unitsPerModel, 'tooMany', `${most} Stück eines Modells, höchstens ${limits.unitsPerModel}`],
    [total > limits.total, 'tooMuch', `${formatMoney(total)}, höchstens ${formatMoney(limits.total)}`],
  ];
  const obstacles = found.flatMap(([isObstacle, code, text]) => (isObstacle ? [{ code, text }] : []));
  return obstacles.length === 0 ? { isBinding: true, total } : { isBinding: false, obstacles };
}

function countLines(priced: readonly Priced[]): number {
  return priced.reduce((sum, { group }) => sum + group.lineIds.length, 0);
}

function unitsByModel(priced: readonly Priced[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { group } of priced) {
    const entry = group.goods.entryId ?? group.key;
    units.set(entry, (units.get(entry) ?? 0) + group.quantity);
  }
  return units;
}
