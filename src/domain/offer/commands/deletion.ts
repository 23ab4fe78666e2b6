import type { MediaWish } from '#domain/catalogue/questions/media-wish.ts';
import { command } from '../command-record.ts';
import type { Nothing } from '../event-record.ts';
import type { DeletionSkipReason, MediumRecord } from '../facts.ts';
import { mediaWishOf } from '../media-wishes.ts';
import type { RefusalCode } from '../refusal.ts';
import type { OfferIn } from '../state.ts';

function notBegun({ deletion }: OfferIn<'received'>): RefusalCode | undefined {
  return deletion ? 'alreadyStarted' : undefined;
}

/** The provider begins to erase the data carriers. */
export const startDeletion = command<Nothing>()({
  actors: ['provider'],
  from: ['received'],
  events: ['deletionStarted'],
  guard: notBegun,
  decide: () => [{ type: 'deletionStarted', data: {} }],
});

/** Every data carrier is named with what became of it. */
export const finishDeletion = command<{ media: MediumRecord[] }>()({
  actors: ['provider'],
  from: ['received'],
  events: ['deletionFinished'],
  guard: ({ deletion }) => (deletion ? undefined : 'notStarted'),
  decide(state, { media }) {
    if (media.length === 0) return 'mediaMissing';
    if (new Set(media.map((medium) => medium.serial)).size !== media.length) return 'mediumTwice';
    if (!media.every(isFinal)) return 'mediumNotErased';
    return checkWishes(arrivedWishes(state), media) ?? [{ type: 'deletionFinished', data: { media } }];
  },
});

/** What was agreed on for the drives of goods that are here. */
function arrivedWishes({ items, receipt }: OfferIn<'received'>): ReadonlySet<MediaWish | undefined> {
  const arrived = new Set(receipt.lines.flatMap(({ itemId, received }) => (received > 0 ? itemId : [])));
  return new Set(items.filter(({ id }) => arrived.has(id)).map(mediaWishOf));
}

/** What is to be destroyed is not all erased, and a proof for each device names each device. */
function checkWishes(
  wishes: ReadonlySet<MediaWish | undefined>,
  media: readonly MediumRecord[],
): RefusalCode | undefined {
  const isDestroyed = wishes.has('destroyH4') || wishes.has('destroyH5');
  if (isDestroyed && !media.some(({ result }) => result === 'destroyed')) return 'destructionMissing';
  return wishes.has('eraseProof') && media.some(({ device }) => device === undefined) ? 'deviceMissing' : undefined;
}

/** A medium that could not be erased counts once it is destroyed; DEL-01. */
function isFinal({ result }: MediumRecord): boolean {
  return result === 'erased' || result === 'destroyed';
}

/** Nothing is erased, for a reason (DEL-02). */
export const skipDeletion = command<{ reason: DeletionSkipReason }>()({
  actors: ['provider'],
  from: ['received'],
  events: ['deletionSkipped'],
  guard: notBegun,
  decide: (_state, { reason }) => [{ type: 'deletionSkipped', data: { reason } }],
});
