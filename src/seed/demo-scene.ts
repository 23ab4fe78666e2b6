import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { Receipt } from '#domain/offer/facts.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { processIdOf } from '#domain/offer/parties/own-process.ts';
import type { ProposedLine } from '#domain/offer/price/sheet.ts';
import { type OfferState, requireFact } from '#domain/offer/state.ts';
import { type ReverseChargeClasses, reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import type { DemoGoods } from './demo-goods.ts';

export type Seller = 'privat' | 'business' | 'stranger';
export type DemoNumberRange = 'inquiry' | 'order' | 'document' | 'cancellation';

/** Where a demo offer stands when its next command is made, and what that command may take. */
export interface Scene {
  seller: Seller;
  email: string;
  offeredAsBusiness: boolean;
  goods: readonly DemoGoods[];
  shippingMethod: ShippingMethod;
  /** Whether the seller will write the invoice: then there is no agreement to a Gutschrift. */
  writesInvoice: boolean;
  /** Whether the inspection will find what lowers the price. */
  findsFault: boolean;
  catalogue: Catalogue;
  state: OfferState | undefined;
  now: string;
  newId(): string;
  /** A bid on the goods by the price book. */
  bidOn(items: readonly OfferItem[]): Promise<ProposedLine[]>;
  number(range: DemoNumberRange): Promise<string>;
  /** Counts all that was agreed at the ramp, unit by unit, and answers the receipt. */
  countUnits(): Promise<Omit<Receipt, 'note'>>;
  /** Stores a file for this offer and answers with its address. */
  upload(kind: 'photo' | 'invoice'): Promise<string>;
}

export type Maker = (scene: Scene) => Command | Promise<Command>;

/** The offer as it is; throws on the scene before its first command. */
export function stateOf({ state }: Scene): OfferState {
  if (!state) throw new Error('The demo offer has not begun');
  return state;
}

/** The inquiry's number, or the order's where there never was an inquiry. */
export function demoInquiryOf(scene: Scene): string {
  return processIdOf(stateOf(scene));
}

/** What the catalogue knows of the goods (INV-15). */
export function classesOf(scene: Scene, items: readonly OfferItem[] = stateOf(scene).items): ReverseChargeClasses {
  return reverseChargeClassesOf(items, scene.catalogue);
}

/** The order's number. */
export function demoOrderOf(scene: Scene): string {
  return requireFact(stateOf(scene), 'orderId');
}
