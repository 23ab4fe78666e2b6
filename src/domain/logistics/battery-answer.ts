import type { BatteryState } from '#domain/catalogue/questions/battery.ts';

/**
 * What the seller says about the batteries of an item before it leaves: built in and whole; swollen, leaking, broken or recalled;
 * lying loose beside the device; above 100 Wh; not looked at yet, which is as good as bad; or out of the consignment, as agreed with staff (LOG-10, LOG-11, LOG-12).
 */
export const batteryAnswerValues = ['fine', 'defective', 'loose', 'large', 'unchecked', 'leftOut'] as const;
export type BatteryAnswer = (typeof batteryAnswerValues)[number];

/** What the wizard's answer about a battery already says, undefined where it has to be asked; a device without one is no battery device. */
export function answerFromInquiry(state: BatteryState | undefined): BatteryAnswer | undefined {
  if (state === 'swollen') return 'defective';
  return state === 'good' || state === 'weak' ? 'fine' : undefined;
}
