import type { Handover } from '#domain/offer/facts.ts';
import { handoverOf, sitesOf } from '#domain/offer/parties/sites.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { demoOrderOf, type Maker, type Scene, stateOf } from '#seed/demo-scene.ts';

const label = '00340433836442636597';
const packaging = '00340434161094015902';
const returned = '01015026003653C';

/** From the data check to the goods on their way, and back. */
export const handoverCommands = {
  verifyData: () => ({ type: 'verifyData' }),
  dispatchPackaging: () => ({ type: 'dispatchPackaging', trackingNumbers: [packaging] }),
  sendShippingLabel: () => ({ type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: [label] }),
  confirmPickupAppointment: (scene) => ({
    type: 'confirmPickupAppointment',
    ...appointment(scene),
    ...atSite(scene, ({ appointment: made }) => made === undefined),
  }),
  confirmDeliveryAppointment: (scene) => ({ type: 'confirmDeliveryAppointment', ...appointment(scene) }),
  dispatchGoods: (scene) => ({
    type: 'dispatchGoods',
    orderId: demoOrderOf(scene),
    batteriesHeld: false,
    ...atSite(scene, () => true),
  }),
  dispatchReturns: () => ({ type: 'dispatchReturns', trackingNumbers: [returned] }),
} satisfies Record<string, Maker>;

/** The next of several places that still has its goods and of which this is true. */
function atSite(scene: Scene, waits: (there: Handover) => boolean): { site?: string } {
  const state = stateOf(scene);
  const site = sitesOf(state).find((name) => {
    const there = handoverOf(state, name);
    return there.goodsDispatchedAt === undefined && waits(there);
  });
  return site === undefined ? {} : { site };
}

function appointment({ now }: Scene): { date: string; timeFrom: string; timeTo: string } {
  return { date: onWorkingDay(addDays(dayOf(now), 1)), timeFrom: '09:00', timeTo: '12:00' };
}
