import type { Answers } from './questions/registry.ts';

/** What the customer says about one unit of an item; everything but the two switches may stay unsaid. */
export interface ItemConfiguration extends Answers {
  readonly working: boolean;
  /** The customer still has packaging to send the goods in. */
  readonly packagingAvailable: boolean;
  readonly remarks?: string;
}

/** What is stored about an item where nothing is said, as the specification has it. */
export const defaultConfiguration: ItemConfiguration = { working: true, packagingAvailable: true };

/** What the screens start with: nobody is taken to have packaging who has not said so. */
export const startingConfiguration: ItemConfiguration = { ...defaultConfiguration, packagingAvailable: false };

/** How many of an item are sold unless the customer says otherwise. */
export const defaultQuantity = 1;
