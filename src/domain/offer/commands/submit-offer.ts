import { dayOf } from '#domain/values/day.ts';
import { checkDraft, type Draft } from '../draft.ts';
import { withOneSpelling } from '../parties/site-names.ts';
import type { OfferState } from '../state.ts';
import { creation } from './command-record.ts';
import { sameContent } from './decision.ts';

/** The customer's inquiry: creates the offer, or recognises that it was sent before. */
export const submitOffer = creation<{ draft: Draft; inquiryId: string }>()({
  actors: ['customer'],
  events: ['linkedToUpload', 'submitted', 'linkedToInquiry'],
  decide({ draft: typed, inquiryId }, { now }) {
    const draft = { ...typed, items: withOneSpelling(typed.items) };
    const broken = checkDraft(draft, dayOf(now));
    if (broken) return broken;
    const { itemsListUpload, itemImageUploads, ...submitted } = draft;
    const uploads = { itemImageUploads, ...(itemsListUpload !== undefined && { itemsListUpload }) };
    const hasUpload = itemsListUpload !== undefined || itemImageUploads.length > 0;
    return [
      ...(hasUpload ? [{ type: 'linkedToUpload', data: uploads } as const] : []),
      { type: 'submitted', data: submitted },
      { type: 'linkedToInquiry', data: { inquiryId } },
    ];
  },
  isRepeat: (state, { draft }) => isSameDraft(state, draft),
});

function isSameDraft(state: OfferState, { items, ...draft }: Draft): boolean {
  const sent = (state.offered ?? state.items).slice(0, state.draftItems);
  return state.draft !== undefined && sameContent(state.draft, draft) && sameContent(sent, withOneSpelling(items));
}
