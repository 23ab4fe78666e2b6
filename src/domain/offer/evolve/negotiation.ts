import type { OfferEvent } from '../events.ts';
import { sheetTotal } from '../sheet.ts';
import type { OfferState } from '../state.ts';

/** The empty offer that its first event fills. */
export function start(event: OfferEvent): OfferState {
  return {
    version: 0,
    phase: 'submitted',
    createdAt: event.at,
    email: '',
    offeredAsBusiness: false,
    draftItems: 0,
    items: [],
    priceVersion: 0,
    declarations: [],
    returns: [],
  };
}

/** What an event from the inquiry to the agreement changes, or undefined for any other event. */
export function evolveNegotiation(state: OfferState, event: OfferEvent): Partial<OfferState> | undefined {
  switch (event.type) {
    case 'linkedToUpload':
      return { draft: { ...emptyDraft, ...event.data } };
    case 'submitted': {
      const { items, ...draft } = event.data;
      const { email, offeredAsBusiness } = draft;
      return {
        phase: 'submitted',
        email,
        offeredAsBusiness,
        items,
        draftItems: items.length,
        draft: { ...uploadsOf(state), ...draft },
        ...(draft.shippingMethod && { shippingMethod: draft.shippingMethod }),
      };
    }
    case 'linkedToInquiry':
      return { inquiryId: event.data.inquiryId };
    case 'createdFromInquiry':
      return { phase: 'initiated', ...event.data };
    case 'itemsAdded':
      return { items: [...state.items, ...event.data.items] };
    case 'bidSubmitted':
      return {
        phase: 'bidPlaced',
        bid: event.data,
        priceVersion: event.version,
        shippingMethod: event.data.shippingMethod,
      };
    case 'rejected':
      return { phase: 'rejected', rejection: { reason: event.data.reason, at: event.at } };
    case 'bidAccepted':
      return {
        phase: 'agreed',
        declarations: [...state.declarations, ...event.data.declarations],
        agreement: agreementOf(state, event.at),
      };
    case 'bidDeclined':
      return { phase: 'counterbidOpen', bidDeclinedAt: event.at };
    case 'counterbidSubmitted': {
      const { amount, bindingUntil, declarations } = event.data;
      return {
        phase: 'counterbidPlaced',
        counterbid: { amount, bindingUntil, at: event.at },
        declarations: [...state.declarations, ...declarations],
      };
    }
    case 'counterbidOmitted':
      return { phase: 'declined' };
    case 'counterbidAccepted':
      return { phase: 'agreed', agreement: { ...event.data, at: event.at, by: 'counterbid' } };
    case 'counterbidDeclined':
      return { phase: 'counterbidRefused' };
    case 'cancelled':
      return {
        phase: 'cancelled',
        cancellation: {
          by: event.actor === 'customer' ? 'customer' : 'provider',
          at: event.at,
          ...(event.data.reason !== undefined && { reason: event.data.reason }),
        },
      };
    default:
      return undefined;
  }
}

const emptyDraft = {
  email: '',
  offeredAsBusiness: false,
  location: '',
  itemImageUploads: [],
  availableImmediately: true,
};

function uploadsOf(state: OfferState): { itemsListUpload?: string; itemImageUploads: string[] } {
  const list = state.draft?.itemsListUpload;
  return {
    itemImageUploads: state.draft?.itemImageUploads ?? [],
    ...(list !== undefined && { itemsListUpload: list }),
  };
}

function agreementOf(state: OfferState, at: string): NonNullable<OfferState['agreement']> {
  const lines = state.bid?.lines ?? [];
  return { lines, total: sheetTotal(lines), at, by: 'bid' };
}
