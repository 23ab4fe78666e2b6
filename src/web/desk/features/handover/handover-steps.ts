import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import type { HandoverAt } from './handover-place.ts';

export type HandoverStep = 'packaging' | 'label' | 'appointment';

/** What each step is called on its button. */
export const handoverStepNames: Readonly<Record<HandoverStep, string>> = {
  packaging: 'Verpackung verschickt',
  label: 'Versandetikett von Hand',
  appointment: 'Termin',
};

const commandsOf = {
  packaging: ['dispatchPackaging'],
  label: ['sendShippingLabel'],
  appointment: ['confirmPickupAppointment', 'confirmDeliveryAppointment'],
} as const;

const all: readonly HandoverStep[] = ['packaging', 'label', 'appointment'];

/** The steps that can be taken at a place that still has its goods, by whoever looks. */
export function stepsOf({ commands }: Pick<DeskOfferView, 'commands'>, place: HandoverAt): HandoverStep[] {
  if (place.goodsDispatchedAt !== undefined) return [];
  return all.filter((step) => commandsOf[step].some((command) => commands.includes(command)));
}

/** The step for which the goods of a place wait. */
export function dueStepOf(offer: Pick<DeskOfferView, 'commands'>, place: HandoverAt): HandoverStep | undefined {
  const steps = stepsOf(offer, place);
  if (steps.includes('label') && place.shippingLabelData === undefined) return 'label';
  return steps.includes('appointment') && place.appointment === undefined ? 'appointment' : undefined;
}
