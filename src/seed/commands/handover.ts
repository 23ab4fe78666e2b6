import { addDays, dayOf } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { type Maker, orderOf, type Scene } from '#seed/demo-scene.ts';

const label = '00340433836442636597';
const packaging = '00340434161094015902';
const returned = '01015026003653C';

/** From the data check to the goods on their way, and back. */
export const handover = {
  verifyData: () => ({ type: 'verifyData' }),
  dispatchPackaging: () => ({ type: 'dispatchPackaging', trackingNumbers: [packaging] }),
  sendShippingLabel: () => ({ type: 'sendShippingLabel', carrier: 'dhl', trackingNumbers: [label] }),
  confirmPickupAppointment: (scene) => ({ type: 'confirmPickupAppointment', ...appointment(scene) }),
  confirmDeliveryAppointment: (scene) => ({ type: 'confirmDeliveryAppointment', ...appointment(scene) }),
  dispatchGoods: (scene) => ({ type: 'dispatchGoods', orderId: orderOf(scene), batteriesHeld: false }),
  dispatchReturns: () => ({ type: 'dispatchReturns', trackingNumbers: [returned] }),
} satisfies Record<string, Maker>;

function appointment({ now }: Scene): { date: string; timeFrom: string; timeTo: string } {
  return { date: onWorkingDay(addDays(dayOf(now), 1)), timeFrom: '09:00', timeTo: '12:00' };
}
