import { command } from '../command-record.ts';
import type { Nothing } from '../event-record.ts';
import type { DeletionSkipReason, MediumRecord } from '../facts.ts';
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
  decide(_state, { media }) {
    if (media.length === 0) return 'mediaMissing';
    if (new Set(media.map((medium) => medium.serial)).size !== media.length) return 'mediumTwice';
    return media.every(isFinal) ? [{ type: 'deletionFinished', data: { media } }] : 'mediumNotErased';
  },
});

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
