import { type BatteryKind, batteryOfKind, type GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { lockOf } from '#domain/catalogue/locks.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { SheetLine } from '#domain/offer/price/sheet.ts';
import { answerFromInquiry, type BatteryAnswer } from './battery-answer.ts';
import { goodsKindOf } from './goods-kind-of.ts';

/** One line of an offer as it is packed. */
export interface GoodsToPack {
  readonly itemId: string;
  readonly quantity: number;
  /** Undefined where nobody can tell the weight. */
  readonly kind: GoodsKind | undefined;
  readonly battery: BatteryKind | undefined;
  /** What is known about the battery, from the inquiry or asked before the handover. */
  readonly answer: BatteryAnswer | undefined;
  /** Broken and without a price: no goods, so nothing to send (LOG-01). */
  readonly unpaid: boolean;
  /** Accounts, activation locks or contracts may still hold it. */
  readonly locked: boolean;
  /** The seller has packaging for it; nobody is taken to who was not asked. */
  readonly ownPackaging: boolean;
  readonly configuration: ItemConfiguration | undefined;
}

/** Where the lines of an offer are looked up. */
interface Sources {
  readonly entryOf: (entryId: string) => WizardItem | undefined;
  /** The agreed sheet or the bid; empty before there is one. */
  readonly sheet: readonly SheetLine[];
  /** What was asked before the handover, by item. */
  readonly answers: ReadonlyMap<string, BatteryAnswer>;
}

/** The lines of an offer as they are packed. */
export function packedGoodsOf(items: readonly OfferItem[], { entryOf, sheet, answers }: Sources): GoodsToPack[] {
  const totals = new Map(sheet.map(({ itemId, total }) => [itemId, total]));
  return items.map(({ id, title, entryId, quantity, configuration }) => {
    const entry = entryId === undefined ? undefined : entryOf(entryId);
    const kind = goodsKindOf(title, entry, configuration);
    const battery = kind === undefined || configuration?.battery === 'missing' ? undefined : batteryOfKind(kind);
    return {
      itemId: id,
      quantity,
      kind,
      battery,
      answer: answers.get(id) ?? answerFromInquiry(configuration?.battery),
      unpaid: totals.get(id) === 0 && configuration?.working === false,
      locked: entry !== undefined && lockOf(entry) !== undefined,
      ownPackaging: configuration?.packagingAvailable === true,
      configuration,
    };
  });
}
