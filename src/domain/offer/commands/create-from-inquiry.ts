import { isEmail } from '#domain/values/email.ts';
import { areItemsValid } from '../draft.ts';
import type { OfferItem } from '../item.ts';
import type { InquiryContact } from '../parties/inquiry-contact.ts';
import { creation } from './command-record.ts';

interface CreateFromInquiry {
  email: string;
  offeredAsBusiness: boolean;
  items: OfferItem[];
  inquiryId: string;
  contact?: InquiryContact;
}

/** An inquiry that reached the provider by telephone or mail. */
export const createFromInquiry = creation<CreateFromInquiry>()({
  actors: ['provider'],
  events: ['createdFromInquiry', 'itemsAdded'],
  decide({ email, offeredAsBusiness, items, inquiryId, contact }) {
    if (!isEmail(email)) return 'emailInvalid';
    if (!areItemsValid(items)) return 'itemsInvalid';
    return [
      { type: 'createdFromInquiry', data: { email, offeredAsBusiness, inquiryId, ...(contact && { contact }) } },
      ...(items.length > 0 ? [{ type: 'itemsAdded', data: { items } } as const] : []),
    ];
  },
});
