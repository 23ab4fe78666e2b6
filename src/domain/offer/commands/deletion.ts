import type { Nothing } from '../events/event-record.ts';
import { type DeletionSkipReason, deletionSkipReasons } from '../facts.ts';
import { completeMedium, type GivenMedium, missingIn } from '../media/complete-media.ts';
import { mediaWishOf } from '../media/media-wishes.ts';
import type { CertificateDetails, RecordedMedia } from '../media/medium-record.ts';
import { allRecorded, arrivedItems, isFinalRecord, isProofPromised, refuseMedia } from '../media/recorded-media.ts';
import type { RefusalCode } from '../refusal.ts';
import { isIn, type OfferIn, type OfferState } from '../state.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';

/** Records as they are handed in, and what else the certificate says. */
type GivenMedia = Omit<RecordedMedia, 'media'> & CertificateDetails & { media: GivenMedium[] };

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

/** Every data carrier is named with what became of it; once more for those that a late parcel brought (docs/decisions/0603). */
export const finishDeletion = command<GivenMedia>()({
  actors: ['provider'],
  from: ['received', 'erased'],
  events: ['deletionFinished'],
  guard: ({ deletion }) => (deletion ? undefined : 'notStarted'),
  decide(state, { media: given, ...rest }) {
    const { lots = [], withoutMedia = [] } = rest;
    if (given.length + lots.length + withoutMedia.length === 0) return 'mediaMissing';
    if (!given.every(isFinalRecord)) return 'mediumNotErased';
    const fields = missingIn(given);
    if (fields.length > 0) return { refusal: 'recordIncomplete', fields };
    const recorded = { ...rest, media: given.flatMap((medium) => completeMedium(medium) ?? []) };
    const all = allRecorded(state.deletion ?? { media: [] }, recorded);
    return refuseMedia(state, all) ?? [{ type: 'deletionFinished', data: recorded }];
  },
  isRepeat({ deletion }, { media, lots = [], withoutMedia = [] }) {
    const isIn = (known: readonly object[] = [], one: object | undefined) =>
      known.some((other) => sameContent(other, one));
    return (
      media.length + lots.length + withoutMedia.length > 0 &&
      media.every((medium) => isIn(deletion?.media, completeMedium(medium))) &&
      lots.every((lot) => isIn(deletion?.lots, lot)) &&
      withoutMedia.every((item) => isIn(deletion?.withoutMedia, item))
    );
  },
});

/** Nothing is erased, for a reason (DEL-02). */
export const skipDeletion = command<{ reason: DeletionSkipReason }>()({
  actors: ['provider'],
  from: ['received'],
  events: ['deletionSkipped'],
  guard: notBegun,
  decide: (state, { reason }) => refuseSkip(state, reason) ?? [{ type: 'deletionSkipped', data: { reason } }],
});

/** The reasons for which nothing may be erased now; none where deletion has begun, is over, or nothing is here (DEL-02). */
export function allowedSkips(state: OfferState): DeletionSkipReason[] {
  if (!isIn(state, ['received']) || notBegun(state)) return [];
  return deletionSkipReasons.filter((reason) => refuseSkip(state, reason) === undefined);
}

function refuseSkip(state: OfferIn<'received'>, reason: DeletionSkipReason): RefusalCode | undefined {
  const isOurs = reason === 'customerWaived' || reason === 'destroyedInstead';
  if (isOurs && arrivedItems(state).some((item) => isProofPromised(mediaWishOf(item)))) return 'deletionPromised';
  return reason === 'customerWaived' && isProcessed(state) ? 'waiverNotAllowed' : undefined;
}

/** Whether we process personal data by a contract: nobody waives their deletion (DEL-02, DEL-10). */
function isProcessed({ declarations }: OfferIn<'received'>): boolean {
  return declarations.some(({ name }) => name === 'dataProcessing');
}
