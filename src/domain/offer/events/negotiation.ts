import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { Declaration } from '../declarations.ts';
import type { Draft } from '../draft.ts';
import { event, type Nothing } from '../event-record.ts';
import type { Bid } from '../facts.ts';
import type { OfferItem } from '../item.ts';
import { type SheetLine, sheetTotal } from '../sheet.ts';
import { known, type OfferState } from '../state.ts';

/** From the inquiry to the agreement. */
export const negotiationEvents = {
  linkedToUpload: event<{ itemsListUpload?: string; itemImageUploads: string[] }>({
    to: 'same',
    change: (_state, uploads) => ({ draft: { ...emptyDraft, ...uploads } }),
  }),
  submitted: event<Omit<Draft, 'itemsListUpload' | 'itemImageUploads'>>({
    to: 'submitted',
    change: (state, { items, ...draft }) => ({
      email: draft.email,
      offeredAsBusiness: draft.offeredAsBusiness,
      items,
      draftItems: items.length,
      draft: { ...uploadsOf(state), ...draft },
      ...(draft.shippingMethod && { shippingMethod: draft.shippingMethod }),
    }),
  }),
  linkedToInquiry: event<{ inquiryId: string }>({ to: 'same', change: (_state, { inquiryId }) => ({ inquiryId }) }),
  itemsAdded: event<{ items: OfferItem[] }>({
    to: 'same',
    change: (state, { items }) => ({ items: [...state.items, ...items] }),
  }),
  createdFromInquiry: event<{ email: string; offeredAsBusiness: boolean; inquiryId: string }>({
    to: 'initiated',
    change: (_state, inquiry) => inquiry,
  }),
  bidSubmitted: event<Bid>({
    to: 'bidPlaced',
    change: (_state, bid, { version }) => ({ bid, priceVersion: version, shippingMethod: bid.shippingMethod }),
  }),
  rejected: event<{ reason: string }>({
    to: 'rejected',
    change: (_state, { reason }, { at }) => ({ rejection: { reason, at } }),
  }),
  bidAccepted: event<{ declarations: Declaration[] }>({
    to: 'agreed',
    change: (state, { declarations }, { at }) => {
      const { lines } = known(state, 'bid');
      return {
        declarations: [...state.declarations, ...declarations],
        agreement: { lines, total: sheetTotal(lines), at, by: 'bid' },
      };
    },
  }),
  bidDeclined: event<Nothing>({ to: 'counterbidOpen', change: (_state, _data, { at }) => ({ bidDeclinedAt: at }) }),
  counterbidSubmitted: event<{ amount: Cents; bindingUntil: Day; declarations: Declaration[] }>({
    to: 'counterbidPlaced',
    change: (state, { amount, bindingUntil, declarations }, { at }) => ({
      counterbid: { amount, bindingUntil, at },
      declarations: [...state.declarations, ...declarations],
    }),
  }),
  counterbidOmitted: event<Nothing>({ to: 'declined' }),
  counterbidAccepted: event<{ lines: SheetLine[]; total: Cents }>({
    to: 'agreed',
    change: (_state, sheet, { at }) => ({ agreement: { ...sheet, at, by: 'counterbid' } }),
  }),
  counterbidDeclined: event<Nothing>({ to: 'counterbidRefused' }),
};

const emptyDraft = {
  email: '',
  offeredAsBusiness: false,
  location: '',
  itemImageUploads: [],
  availableImmediately: true,
};

/** An inquiry with uploads is told of them first. */
function uploadsOf({ draft }: OfferState): { itemsListUpload?: string; itemImageUploads: string[] } {
  if (!draft) return { itemImageUploads: [] };
  const { itemsListUpload, itemImageUploads } = draft;
  return { itemImageUploads, ...(itemsListUpload !== undefined && { itemsListUpload }) };
}
