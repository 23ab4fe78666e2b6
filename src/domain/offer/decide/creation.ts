import { dayOf } from '#domain/values/day.ts';
import { isEmail } from '#domain/values/email.ts';
import { checkAddresses } from '../addresses.ts';
import type { CommandOf, Context } from '../commands.ts';
import { type Decision, record, refuse, sameContent } from '../decision.ts';
import { areItemsValid, checkDraft, type Draft } from '../draft.ts';
import type { NewEvent } from '../events.ts';
import { sheetTotal } from '../sheet.ts';
import type { OfferState } from '../state.ts';
import { toSheet } from './bid-sheet.ts';

/** The customer's inquiry: creates the offer, or recognises that it was sent before. */
export function submitOffer(
  state: OfferState | undefined,
  { draft, inquiryId }: CommandOf<'submitOffer'>,
  { now }: Context,
): Decision {
  if (state) return isSameDraft(state, draft) ? { events: [] } : refuse('alreadySubmitted');
  const broken = checkDraft(draft, dayOf(now));
  if (broken) return refuse(broken);
  const { itemsListUpload, itemImageUploads, ...submitted } = draft;
  const uploads: NewEvent = {
    type: 'linkedToUpload',
    data: { itemImageUploads, ...(itemsListUpload !== undefined && { itemsListUpload }) },
  };
  const hasUpload = itemsListUpload !== undefined || itemImageUploads.length > 0;
  return record(
    ...(hasUpload ? [uploads] : []),
    { type: 'submitted', data: submitted },
    { type: 'linkedToInquiry', data: { inquiryId } },
  );
}

/** An inquiry that reached the provider by telephone or mail. */
export function createFromInquiry(
  state: OfferState | undefined,
  { email, offeredAsBusiness, items, inquiryId }: CommandOf<'createFromInquiry'>,
): Decision {
  if (state) return refuse('alreadySubmitted');
  if (!isEmail(email)) return refuse('emailInvalid');
  if (!areItemsValid(items)) return refuse('itemsInvalid');
  const added: NewEvent[] = items.length > 0 ? [{ type: 'itemsAdded', data: { items } }] : [];
  return record({ type: 'createdFromInquiry', data: { email, offeredAsBusiness, inquiryId } }, ...added);
}

/** An order that was agreed outside the shop. */
export function createFromOrder(state: OfferState | undefined, command: CommandOf<'createFromOrder'>): Decision {
  if (state) return refuse('alreadySubmitted');
  const { email, offeredAsBusiness, items, lines, shippingMethod, addresses, orderId } = command;
  if (!isEmail(email)) return refuse('emailInvalid');
  if (items.length === 0) return refuse('itemsMissing');
  if (!areItemsValid(items)) return refuse('itemsInvalid');
  const sheet = toSheet(items, lines);
  if (!sheet) return refuse('sheetInvalid');
  const broken = checkAddresses(addresses, shippingMethod, offeredAsBusiness);
  if (broken) return refuse(broken);
  const data = { email, offeredAsBusiness, items, sheet, total: sheetTotal(sheet), shippingMethod, addresses, orderId };
  return record({ type: 'createdFromOrder', data });
}

function isSameDraft(state: OfferState, { items, ...draft }: Draft): boolean {
  const sent = state.items.slice(0, state.draftItems);
  return state.draft !== undefined && sameContent(state.draft, draft) && sameContent(sent, items);
}
