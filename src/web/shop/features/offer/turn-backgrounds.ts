import type { ShownStatus } from '#contract/sale/offer-status.ts';

/** What a line about whose turn it is stands on: yellow says 'you act here'. */
export const turnBackgrounds: Record<ShownStatus['turn'], string> = {
  you: 'bg-accent text-on-accent',
  we: 'bg-steel',
  nobody: 'bg-steel',
  done: 'bg-ok-soft',
};
