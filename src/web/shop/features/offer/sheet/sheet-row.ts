import type { Cents } from '#domain/values/money.ts';
import type { NumberedPhotos } from '../photos-by-item.ts';

/** One position of an offer, as the seller said it. */
export interface GoodsRow {
  readonly key: string;
  /** Positions of one model stand together. */
  readonly model: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** What the seller wrote about it. */
  readonly remarks?: string | undefined;
  readonly photos?: NumberedPhotos | undefined;
  readonly quantity: number;
  readonly serialNumbers?: readonly string[] | undefined;
  readonly inventoryNumbers?: readonly string[] | undefined;
  readonly site?: string | undefined;
  /** What it comes to, where it has a price. */
  readonly total?: Cents;
  /** Whether something may be taken off, or was. */
  readonly lowered?: boolean;
}

/** A position with its price. */
export interface PricedSheetRow extends GoodsRow {
  /** Absent where the total does not divide evenly. */
  readonly unitPrice?: Cents | undefined;
  readonly total: Cents;
  /** What is paid of it at least when all its units arrive. */
  readonly minimum: Cents;
  /** What may be taken off one unit, and nothing else. */
  readonly deductions: readonly { readonly name: string; readonly amount: Cents; readonly said?: string | undefined }[];
  /** What the seller said that the price has taken in already. */
  readonly countedIn: readonly string[];
  /** We owe the tax on it, or may (§ 13b UStG). */
  readonly taxNote?: string | undefined;
}
