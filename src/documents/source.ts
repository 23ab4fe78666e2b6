import { describeConfiguration } from '#domain/catalogue/describe-configuration.ts';
import type { DeviceSplit, Receipt } from '#domain/offer/facts.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { CertificateDetails, RecordedMedia } from '#domain/offer/media/medium-record.ts';
import { type PhotoNumbers, photoNumbers } from '#domain/offer/media/photo-numbers.ts';
import type {
  DocumentCheck,
  DocumentHead,
  KnownSeller,
  PaperGoods,
  PaperProvider,
  PaymentSnapshot,
  SubProcessor,
  Terms,
} from '#domain/offer/papers/document-snapshot.ts';
import { ownBooksOf } from '#domain/offer/parties/own-books.ts';
import type { OfferState } from '#domain/offer/state.ts';

/** What a snapshot is taken of. */
export interface DocumentSource {
  readonly number: string;
  readonly issuedAt: string;
  readonly state: OfferState;
  readonly provider: PaperProvider;
  /** What the seller calls the sale. */
  readonly ownName?: string;
  /** Of a contract: who sells, by their account. */
  readonly account?: KnownSeller;
  /** Of a certificate or proof: the media of the event that it is issued with. */
  readonly recorded?: RecordedMedia & CertificateDetails;
  /** Of what the order is paid by: the price of each device (INV-14). */
  readonly devices?: readonly DeviceSplit[];
  /** Of a Stornobeleg: the paper that it takes back, as it was issued, and why. */
  readonly cancels?: { readonly original: PaymentSnapshot; readonly reason: string };
  /** By what it can be checked. */
  readonly check?: DocumentCheck;
  /** The terms of a version, where their text is kept. */
  readonly termsOf: (version: string, at?: string) => Terms | undefined;
  /** Of the processing agreement: its text of a version, and who else processes data. */
  readonly processing: {
    readonly textOf: (version: string) => Terms | undefined;
    readonly subProcessors: readonly SubProcessor[];
  };
}

/** What a paper without a number is made of. */
export type UnnumberedSource = Pick<DocumentSource, 'issuedAt' | 'state' | 'provider' | 'ownName'>;

/** Head of a document about an offer. */
export function documentHeadOf({ number, ...source }: DocumentSource): DocumentHead {
  return { number, ...unnumberedHead(source) };
}

/** The same without a number. */
export function unnumberedHead({ issuedAt, state, provider, ownName }: UnnumberedSource): Omit<DocumentHead, 'number'> {
  const ownBooks = state.addresses && ownBooksOf(state.addresses);
  return {
    issuedAt,
    provider,
    ...(state.orderId !== undefined && { orderId: state.orderId }),
    ...(state.inquiryId !== undefined && { inquiryId: state.inquiryId }),
    ...(state.addresses && { seller: state.addresses.contractAddress }),
    ...(ownBooks && { ownBooks }),
    ...(ownName !== undefined && { ownName }),
  };
}

/** Tells the goods of an agreed line. */
export function goodsReader({ items }: OfferState): (itemId: string) => PaperGoods {
  const byId = new Map(items.map((item) => [item.id, item]));
  const photos = photoNumbers(items);
  return (itemId) => {
    const item = byId.get(itemId);
    if (!item) throw new Error(`No item ${itemId}`);
    return paperGoodsOf(item, photos.get(itemId));
  };
}

/** What a document says of the goods of a position. */
export function paperGoodsOf(item: OfferItem, photos?: PhotoNumbers): PaperGoods {
  return {
    title: item.title,
    description: item.configuration ? describeConfiguration(item.configuration) : '',
    serialNumbers: item.serialNumbers ?? [],
    ...(item.inventoryNumbers !== undefined && { inventoryNumbers: item.inventoryNumbers }),
    ...(item.site !== undefined && { site: item.site }),
    ...(photos && { photos }),
  };
}

/** Arrived units by item. */
export function receivedById({ lines }: Receipt): ReadonlyMap<string, number> {
  return new Map(lines.map(({ itemId, received }) => [itemId, received]));
}
