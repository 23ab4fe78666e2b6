import { holdsData, holdsSettings } from '#domain/catalogue/goods-kind.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { GoodsToPack } from './goods.ts';

/** carton · pallet · a piece that is carried by itself · goods of unknown weight, which the seller weighs. */
export const loadTypes = ['carton', 'pallet', 'piece', 'unweighed'] as const;
export type LoadType = (typeof loadTypes)[number];

/** What is ticked off for a load, in the order in which it is done. */
export const loadTasks = [
  'contents',
  'data',
  'drives',
  'settings',
  'locks',
  'accessories',
  'battery',
  'lead',
  'weighed',
  'secured',
  'mark',
  'label',
] as const;
export type LoadTask = (typeof loadTasks)[number];

/** What may lie with a device and is promised in the inquiry. */
export const accessoryKeys = [
  'charger',
  'keyboardCover',
  'rails',
  'mount',
  'stand',
  'antennas',
  'networkCard',
  'tray',
] as const satisfies readonly (keyof ItemConfiguration)[];
export type Accessory = (typeof accessoryKeys)[number];

/** The accessories that the seller said are there, of all lines of a load. */
export function accessoriesOf(goods: readonly Pick<GoodsToPack, 'configuration'>[]): Accessory[] {
  return accessoryKeys.filter((key) => goods.some(({ configuration }) => configuration?.[key] === true));
}

/** The list to tick off for one load; `sent` with a label of ours, `heavy` near what the carrier lifts, `marked` with the battery mark. */
export function tasksOf(
  type: LoadType,
  goods: readonly GoodsToPack[],
  { sent, heavy, marked }: { readonly sent: boolean; readonly heavy: boolean; readonly marked: boolean },
): LoadTask[] {
  const some = (is: (kind: NonNullable<GoodsToPack['kind']>) => boolean) => goods.some(({ kind }) => kind && is(kind));
  const isNeeded: Record<LoadTask, boolean> = {
    contents: true,
    data: some(holdsData) || goods.some(({ kind }) => kind === undefined),
    drives: goods.some(({ configuration }) => configuration?.mediaWish === 'keep'),
    settings: some(holdsSettings),
    locks: goods.some(({ locked }) => locked),
    accessories: accessoriesOf(goods).length > 0,
    battery: goods.some(({ battery }) => battery === 'lithium'),
    lead: goods.some(({ battery }) => battery === 'lead'),
    weighed: sent && (heavy || type === 'unweighed'),
    secured: type === 'pallet',
    mark: marked,
    label: sent,
  };
  return loadTasks.filter((task) => isNeeded[task]);
}
