import type { Day } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { Draft } from '../draft.ts';
import type { Bid, ListedGoods } from '../facts.ts';
import type { OfferItem } from '../item.ts';
import type { Declaration } from '../papers/declarations.ts';
import type { InquiryContact } from '../parties/inquiry-contact.ts';
import { type SheetLine, sheetTotal } from '../price/sheet.ts';
import { type OfferState, requireFact } from '../state.ts';
import { erasedText, eraseItem } from './erase.ts';
import { event, type Nothing } from './event-record.ts';
import { positionsText, reasonText, uploadsText } from './wording.ts';

/** What the catalogue says of a business's goods when they get their price (INV-15); logs from before decision 0595 do not say it. */
interface PricedGoods {
  listedGoods?: ListedGoods;
}

/** From the inquiry to the agreement. */
export const negotiationEvents = {
  linkedToUpload: event<{ itemsListUpload?: string; itemImageUploads: string[] }>({
    to: 'same',
    personal: () => ({ itemImageUploads: [] }),
    told: (data) =>
      `Sie haben ${uploadsText(data.itemImageUploads.length, data.itemsListUpload !== undefined)} hochgeladen.`,
    change: (_state, uploads) => ({ draft: { ...emptyDraft, ...uploads } }),
  }),
  submitted: event<Omit<Draft, 'itemsListUpload' | 'itemImageUploads'>>({
    to: 'submitted',
    personal: ({ comments: _comments, ...data }) => ({
      ...data,
      email: erasedText,
      location: erasedText,
      items: data.items.map(eraseItem),
    }),
    told: () => 'Sie haben die Anfrage gesendet.',
    change: (state, { items, ...draft }) => ({
      email: draft.email,
      offeredAsBusiness: draft.offeredAsBusiness,
      items,
      draftItems: items.length,
      draft: { ...uploadsOf(state), ...draft },
      ...(draft.shippingMethod && { shippingMethod: draft.shippingMethod }),
    }),
  }),
  linkedToInquiry: event<{ inquiryId: string }>({
    to: 'same',
    personal: 'none',
    told: (data) => `Ihre Anfrage ist bei uns eingegangen, Nummer ${data.inquiryId}.`,
    change: (_state, { inquiryId }) => ({ inquiryId }),
  }),
  itemsAdded: event<{ items: OfferItem[] }>({
    to: 'same',
    personal: ({ items }) => ({ items: items.map(eraseItem) }),
    told: (data) => `Wir haben ${positionsText(data.items.length)} ergänzt.`,
    change: (state, { items }) => ({ items: [...state.items, ...items] }),
  }),
  createdFromInquiry: event<{ email: string; offeredAsBusiness: boolean; inquiryId: string; contact?: InquiryContact }>(
    {
      to: 'initiated',
      personal: ({ contact: _contact, ...data }) => ({ ...data, email: erasedText }),
      told: (data) => `Wir haben Ihre Anfrage aufgenommen, Nummer ${data.inquiryId}.`,
      change: (_state, inquiry) => inquiry,
    },
  ),
  bidSubmitted: event<Bid & PricedGoods>({
    to: 'bidPlaced',
    atMost: 50,
    personal: 'none',
    told: (data) =>
      `Wir haben Ihnen ein Kaufpreisgebot über ${formatMoney(data.total)} gemacht, gültig bis ${formatDayInFull(data.validUntil)}.`,
    change: (_state, { listedGoods, ...bid }, { version }) => ({
      bid,
      ...(listedGoods && { listedGoods }),
      priceVersion: version,
      shippingMethod: bid.shippingMethod,
    }),
  }),
  rejected: event<{ reason: string }>({
    to: 'rejected',
    personal: () => ({ reason: erasedText }),
    told: (data) => `Wir haben den Ankauf abgelehnt. ${reasonText(data.reason)}`,
    change: (_state, { reason }, { at }) => ({ rejection: { reason, at } }),
  }),
  bidAccepted: event<{ declarations: Declaration[] }>({
    to: 'agreed',
    personal: 'retained',
    told: () => 'Sie haben das Kaufpreisgebot angenommen.',
    change: (state, { declarations }, { at }) => {
      const { lines } = requireFact(state, 'bid');
      return {
        declarations: [...state.declarations, ...declarations],
        agreement: { lines, total: sheetTotal(lines), at, by: 'bid' },
      };
    },
  }),
  bidDeclined: event<Nothing>({
    to: 'counterbidOpen',
    told: () => 'Sie haben das Kaufpreisgebot abgelehnt.',
    change: (_state, _data, { at }) => ({ bidDeclinedAt: at }),
  }),
  counterbidSubmitted: event<{ amount: Cents; itemIds?: string[]; bindingUntil: Day; declarations: Declaration[] }>({
    to: 'counterbidPlaced',
    personal: 'none',
    told: (data) =>
      `Sie haben einen Gegenvorschlag über ${formatMoney(data.amount)}${data.itemIds ? ` für ${positionsText(data.itemIds.length)}` : ''} gesendet, bindend bis ${formatDayInFull(data.bindingUntil)}.`,
    change: (state, { declarations, ...counterbid }, { at }) => ({
      counterbid: { ...counterbid, at },
      declarations: [...state.declarations, ...declarations],
    }),
  }),
  counterbidOmitted: event<Nothing>({ to: 'declined', told: () => 'Sie haben auf einen Gegenvorschlag verzichtet.' }),
  counterbidAccepted: event<{ lines: SheetLine[]; total: Cents }>({
    to: 'agreed',
    personal: 'retained',
    told: (data) => `Wir haben Ihren Gegenvorschlag über ${formatMoney(data.total)} angenommen.`,
    change: (state, sheet, { at }) => ({
      ...soldItems(state, sheet.lines),
      agreement: { ...sheet, at, by: 'counterbid' },
    }),
  }),
  counterbidDeclined: event<Nothing>({
    to: 'counterbidRefused',
    told: () => 'Wir haben Ihren Gegenvorschlag abgelehnt.',
  }),
};

/** From here on the offer is about what is sold; where that is not all, what was offered is kept to recognise the inquiry. */
function soldItems({ items }: OfferState, lines: readonly SheetLine[]): Pick<OfferState, 'items' | 'offered'> {
  const sold = new Set(lines.map(({ itemId }) => itemId));
  const left = items.filter(({ id }) => sold.has(id));
  return left.length === items.length ? { items } : { items: left, offered: items };
}

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
