import type { Answers } from './questions/registry.ts';

/** What the customer says about one unit of an item; everything but the two switches may stay unsaid. */
export interface ItemConfiguration extends Answers {
  readonly working: boolean;
  /** The customer still has packaging to send the goods in. */
  readonly packagingAvailable: boolean;
  readonly remarks?: string;
}

/** The answers a new item starts with, as the specification has it. */
export const defaultConfiguration: ItemConfiguration = { working: true, packagingAvailable: true };

/** How many of an item are sold unless the customer says otherwise. */
export const defaultQuantity = 1;
