import { useNavigate } from '@tanstack/react-router';
import type { BasketState } from '#contract/basket.ts';
import type { SubmitOffer } from '#contract/submit-offer.ts';
import { api, pages } from '#contract/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import type { OpenBasket } from '#web/shop/features/basket/open-basket.ts';
import { InquiryForm } from '#web/shop/features/inquiry/inquiry-form.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';

interface SendInquiryProps {
  readonly basket: OpenBasket;
  readonly state: BasketState;
}

/** The questions of an inquiry, the same for a basket, a list and pictures: all of them travel in one. */
export function SendInquiry({ basket, state }: SendInquiryProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();

  async function send(body: SubmitOffer) {
    const offerId = state.draft.id;
    await browserApi.post(api.selfservice.offerAction('submitOffer', offerId), body);
    await navigate({ to: pages.basket.submitted(offerId), state: { submittedEmail: body.email } });
  }

  return (
    <InquiryForm
      state={state}
      signedInAs={user?.email}
      onDraft={basket.changeDraft}
      onSend={send}
      onRenew={basket.renewDraftId}
    />
  );
}
