import type { Cents } from '#domain/values/money.ts';

/** Something of a sale that belongs into the seller's books: a document of either side, or a list. */
export interface Paper {
  /** 'Gutschrift' */
  readonly kind: string;
  readonly number?: string;
  /** By which a booking names its file (Beleglink). */
  readonly link?: string;
  /** UTC instant at which it was issued or handed in; lists have none, they are written now. */
  readonly at?: string;
  /** Where it is paid by: in cents. */
  readonly money?: { readonly net: Cents; readonly vat: Cents; readonly gross: Cents };
  /** What has to be known of it: withdrawn, declined, not made yet. */
  readonly remark?: string;
  /** It no longer counts: its file says so by its name. */
  readonly isWithdrawn?: boolean;
  /** Of its file name. */
  readonly ending: string;
  /** Bytes, as far as they are known before it is read. */
  readonly size: number;
  /** Of its content, as the database has it. */
  readonly sha256?: string;
  /** Opens its content; absent while there is none. */
  readonly read?: () => Promise<Iterable<Uint8Array> | AsyncIterable<Uint8Array>>;
}

/** The papers of one sale. */
export interface SalePapers {
  /** 'B-2026-000123', or of the inquiry. */
  readonly sale: string;
  /** What its seller calls it. */
  readonly ownName: string | undefined;
  /** Where they lie in the archive; by the sale's number and name where it is absent. */
  readonly folder?: string;
  readonly papers: readonly Paper[];
}
