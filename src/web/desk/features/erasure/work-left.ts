import type { MediumView } from '#contract/devices/media.ts';

interface Standing {
  readonly nextAction: MediumView['nextAction'];
  readonly missing: readonly unknown[];
}

/** Whether something is left to do with a data carrier: to erase or look at it, or to add what its certificate would lack. */
export const isOpenMedium = ({ nextAction, missing }: Standing): boolean => nextAction !== 'none' || missing.length > 0;

/** What is left of a device by its data carriers: 2 where one is open, 1 where none was recorded, 0 where all is done. */
export function workLeft(media: readonly Standing[]): number {
  if (media.some(isOpenMedium)) return 2;
  return media.length === 0 ? 1 : 0;
}
