import { type BasketState, basketItemSchema, inquiryDraftSchema } from '#contract/basket.ts';

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
    items: list(content.items).flatMap((item) => {
      const read = basketItemSchema.safeParse(item);
      return read.success ? [read.data] : [];
    }),
    draft: draft.success ? draft.data : emptyDraft(newId),
    itemsListUpload: typeof content.itemsListUpload === 'string' ? content.itemsListUpload : null,
    itemImageUploads: list(content.itemImageUploads).filter((url) => typeof url === 'string'),
  };
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
