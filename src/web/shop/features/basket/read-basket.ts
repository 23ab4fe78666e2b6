import type { z } from 'zod';
import { type BasketState, basketItemSchema, inquiryDraftSchema, uploadedFileSchema } from '#contract/basket.ts';

/** Makes ids; random in the browser, counted in tests. */
export type NewId = () => string;

export function emptyDraft(newId: NewId): BasketState['draft'] {
  return {
    id: `offer-${newId()}`,
    email: '',
    offeredAsBusiness: false,
    location: '',
    wantToDeliver: false,
    availableImmediately: true,
    availableFromDate: null,
    comments: '',
  };
}

/** What is stored, as far as it can be understood: one broken item does not take the others with it. */
export function readBasket(stored: string | null, newId: NewId): BasketState {
  const content = parsed(stored);
  const draft = inquiryDraftSchema.safeParse(content.draft);
  return {
    items: understood(basketItemSchema, list(content.items)),
    draft: draft.success ? draft.data : emptyDraft(newId),
    itemsListUpload: understood(uploadedFileSchema, [content.itemsListUpload])[0] ?? null,
    itemImageUploads: understood(uploadedFileSchema, list(content.itemImageUploads)),
  };
}

function understood<T>(schema: z.ZodType<T>, stored: readonly unknown[]): T[] {
  return stored.flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

function parsed(stored: string | null): { readonly [name: string]: unknown } {
  try {
    const content: unknown = JSON.parse(stored ?? '{}');
    return typeof content === 'object' && content !== null ? { ...content } : {};
  } catch {
    return {};
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
