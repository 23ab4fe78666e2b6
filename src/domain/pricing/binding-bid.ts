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
  'deviceTwice',
  // A device stands in a sale of somebody else; the seller reads this code, and it must not say that.
  'lookedAt',
] as const;
export type BindingObstacle = (typeof bindingObstacles)[number];

/** One of them, in German for the desk. */
export interface Obstacle {
  readonly code: BindingObstacle;
  readonly text: string;
}

/** Whether a bid can be sent by itself and how much it comes to in cents; else every obstacle with its German words. */
export type BindingAnswer =
  | { readonly isBinding: true; readonly total: Cents }
  | { readonly isBinding: false; readonly obstacles: readonly Obstacle[] };

interface Priced {
  readonly group: PriceGroup;
  readonly price: GroupPrice;
}

/** What of an inquiry somebody has to read, beside its lines. */
type Inquiry = Pick<Draft, 'offeredAsBusiness' | 'comments' | 'itemImageUploads' | 'itemsListUpload'>;

/** A serial number of an inquiry that another sale which is not over has too. */
interface DeviceElsewhere {
  readonly key: string;
  /** Its number, where it has one. */
  readonly sale: string | null;
  readonly isSameSeller: boolean;
}

/** Why devices of an inquiry have to be asked about: one serial number stands twice in it, or in another sale that is not over. Of sales of others their seller is told nothing. */
export function deviceObstacles(twice: string | undefined, elsewhere: readonly DeviceElsewhere[]): Obstacle[] {
  const said = (found: readonly DeviceElsewhere[]) =>
    [...Map.groupBy(found, ({ sale }) => sale ?? 'einem anderen Verkauf')].map(
      ([sale, [first, ...more]]) =>
        `Seriennummer ${first?.key}${more.length > 0 ? ` und ${more.length} weitere` : ''} auch in ${sale}`,
    );
  const own = said(elsewhere.filter(({ isSameSeller }) => isSameSeller));
  const others = said(elsewhere.filter(({ isSameSeller }) => !isSameSeller));
  const here = [...(twice === undefined ? [] : [`Seriennummer ${twice} zweimal angegeben`]), ...own];
  return [
    ...(here.length > 0 ? [{ code: 'deviceTwice' as const, text: here.join(', ') }] : []),
    ...(others.length > 0 ? [{ code: 'lookedAt' as const, text: others.join(', ') }] : []),
  ];
}

/** Judges an inquiry by its priced groups the owner's limits, and what is to be asked about its devices. */
export function bindingBid(
  inquiry: Inquiry,
  priced: readonly Priced[],
  limits: BindingLimits,
  devices: readonly Obstacle[] = [],
): BindingAnswer {
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
  const ofGoods = found.flatMap(([isObstacle, code, text]) => (isObstacle ? [{ code, text }] : []));
  const obstacles = [...ofGoods, ...devices];
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
