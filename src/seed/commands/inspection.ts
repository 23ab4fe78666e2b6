import { addDays, dayOf } from '#domain/values/day.ts';
import { type Maker, orderOf, stateOf } from '#seed/demo-scene.ts';
import { findingOn } from '#seed/finding.ts';
import { erasedMedia } from '#seed/media.ts';

const answerDays = 10;

/** From the opened parcel to the answered adjustment. */
export const inspection = {
  confirmScopeOfSupply: (scene) => ({
    type: 'confirmScopeOfSupply',
    foreign: [],
    lines: (stateOf(scene).agreement?.lines ?? []).map(({ itemId, quantity }) => ({ itemId, received: quantity })),
  }),
  startDeletion: () => ({ type: 'startDeletion' }),
  finishDeletion: (scene) => ({ type: 'finishDeletion', media: erasedMedia(stateOf(scene).items) }),
  skipDeletion: () => ({ type: 'skipDeletion', reason: 'noMedia' }),
  startTesting: () => ({ type: 'startTesting' }),
  finishTesting: (scene) => {
    const { agreement, receipt } = stateOf(scene);
    const faulty = scene.findsFault ? findingOn(agreement?.lines ?? [], '')[0]?.itemId : undefined;
    const lines = (receipt?.lines ?? []).map(({ itemId }) => ({
      itemId,
      result: itemId === faulty ? ('deviating' as const) : ('passed' as const),
    }));
    return { type: 'finishTesting', lines };
  },
  adjustBid: async (scene) => {
    const evidence = await scene.upload('photo');
    const lines = findingOn(stateOf(scene).agreement?.lines ?? [], evidence);
    return { type: 'adjustBid', lines, answerUntil: addDays(dayOf(scene.now), answerDays) };
  },
  skipAdjustingBid: () => ({ type: 'skipAdjustingBid' }),
  acceptAdjustedBid: (scene) => ({ type: 'acceptAdjustedBid', orderId: orderOf(scene) }),
  declineAdjustedBid: (scene) => ({ type: 'declineAdjustedBid', orderId: orderOf(scene) }),
  rejectOrder: () => ({
    type: 'rejectOrder',
    reason: 'Die Geräte sind noch an ein Konto gebunden und lassen sich nicht weitergeben.',
  }),
} satisfies Record<string, Maker>;
