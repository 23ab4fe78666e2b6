import type { z } from 'zod';
import { offerIdSchema, uploadedFileSchema } from '#contract/fields.ts';
import { type BasketItem, type BasketState, basketItemSchema, inquiryDraftSchema } from '#contract/goods/basket.ts';
import { draftLimits } from '#domain/offer/draft.ts';

/** Makes ids; random in the browser, counted in tests. */
export type NewId = () => string;

export function emptyDraft(newId: NewId): BasketState['draft'] {
  return inquiryDraftSchema.parse({ id: `offer-${newId()}` });
}

/** What is stored, as far as it can be understood: one broken item or answer does not take the others with it. */
export function readBasket(stored: string | null, newId: NewId): BasketState {
  const content = record(parsed(stored));
  return {
    items: distinct(understood(basketItemSchema, list(content.items))).map(withoutSurplus),
    draft: readDraft(content.draft, newId),
    itemsListUpload: understood(uploadedFileSchema, [content.itemsListUpload])[0] ?? null,
    itemImageUploads: understood(uploadedFileSchema, list(content.itemImageUploads)).slice(0, draftLimits.images),
  };
}

function readDraft(stored: unknown, newId: NewId): BasketState['draft'] {
  const said = record(stored);
  const id = offerIdSchema.safeParse(said.id);
  return inquiryDraftSchema.parse({ ...said, id: id.success ? id.data : `offer-${newId()}` });
}

/** Two items of one id are one item that was written twice. */
function distinct(items: readonly BasketItem[]): BasketItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** No unit has two serial numbers. */
function withoutSurplus(item: BasketItem): BasketItem {
  const { serialNumbers = [], quantity } = item;
  return serialNumbers.length > quantity ? { ...item, serialNumbers: serialNumbers.slice(0, quantity) } : item;
}

function understood<T>(schema: z.ZodType<T>, stored: readonly unknown[]): T[] {
  return stored.flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    return undefined;
  }
}

function record(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
