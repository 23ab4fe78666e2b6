import { requireFact } from '#domain/offer/state.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { classesOf, demoOrderOf, type Maker, type Scene, stateOf } from '#seed/demo-scene.ts';
import { findingOn } from '#seed/finding.ts';
import { erasedMedia, linesWithoutMedia } from '#seed/media.ts';

const answerDays = 10;

const agreedLines = (scene: Scene) => requireFact(stateOf(scene), 'agreement').lines;

/** From the opened parcel to the answered adjustment. */
export const inspection = {
  confirmScopeOfSupply: async (scene) => ({ type: 'confirmScopeOfSupply', ...(await scene.countUnits()) }),
  startDeletion: () => ({ type: 'startDeletion' }),
  finishDeletion: (scene) => {
    const { items } = stateOf(scene);
    const withoutMedia = linesWithoutMedia(items.filter(({ withoutData }) => !withoutData));
    return { type: 'finishDeletion', media: erasedMedia(items), ...(withoutMedia.length > 0 && { withoutMedia }) };
  },
  skipDeletion: () => ({ type: 'skipDeletion', reason: 'noMedia' }),
  startTesting: () => ({ type: 'startTesting' }),
  finishTesting: (scene) => {
    const faulty = scene.findsFault ? findingOn(agreedLines(scene), '')[0]?.itemId : undefined;
    const lines = requireFact(stateOf(scene), 'receipt').lines.map(({ itemId }) => ({
      itemId,
      result: itemId === faulty ? ('deviating' as const) : ('passed' as const),
    }));
    return { type: 'finishTesting', lines };
  },
  adjustBid: async (scene) => {
    const evidence = await scene.upload('photo');
    const lines = findingOn(agreedLines(scene), evidence);
    return { type: 'adjustBid', lines, answerUntil: addDays(dayOf(scene.now), answerDays), returnsOptional: true };
  },
  skipAdjustingBid: (scene) => ({ type: 'skipAdjustingBid', classes: classesOf(scene) }),
  acceptAdjustedBid: (scene) => ({
    type: 'acceptAdjustedBid',
    orderId: demoOrderOf(scene),
    classes: classesOf(scene),
  }),
  declineAdjustedBid: (scene) => ({ type: 'declineAdjustedBid', orderId: demoOrderOf(scene) }),
  rejectOrder: () => ({
    type: 'rejectOrder',
    reason: 'Die Geräte sind noch an ein Konto gebunden und lassen sich nicht weitergeben.',
  }),
} satisfies Record<string, Maker>;
