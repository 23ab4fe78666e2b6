import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';

/** Goods of one kind in an offer: a catalogue entry or a free text, never both. */
export interface OfferItem {
  /** Client-generated, `item-<uuid>`. */
  id: string;
  entryId?: string;
  freetext?: string;
  /** What people read: the entry's title or the free text. */
  title: string;
  quantity: number;
  /** Of the units, as far as the customer named them: at most one each. */
  serialNumbers?: string[];
  /** The owner's own numbers of the units, as far as the customer named them; no serial numbers. */
  inventoryNumbers?: string[];
  /** Where the goods are, as their owner calls it: 'Niederlassung Leipzig'. */
  site?: string;
  configuration?: ItemConfiguration;
  /** Pictures of these goods, the first of them the one that stands for the item; no other item and no general photo names them. */
  imageUploads?: string[];
  /** Of a kind that stores nothing of its owner, such as monitors; told by the catalogue when the item is taken in. */
  withoutData?: true;
}
