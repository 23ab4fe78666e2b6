import { useNavigate } from '@tanstack/react-router';
import type { SubmitOffer } from '#contract/submit-offer.ts';
import { api, pages } from '#contract/urls.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { InquiryForm } from '#web/shop/features/inquiry/inquiry-form.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

const crumbs = [{ text: 'Verkaufskorb', href: pages.basket.show }, { text: 'Anfrage' }];

export function SubmitPage() {
  const open = useBasket();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const state = open?.state;

  async function send(body: SubmitOffer) {
    const offerId = state?.draft.id ?? '';
    await browserApi.post(api.selfservice.offerAction('submitOffer', offerId), body);
    await navigate({ to: pages.basket.submitted(offerId), state: { submittedEmail: body.email } });
  }

  const isEmpty = state?.items.length === 0 && state.itemsListUpload === null && state.itemImageUploads.length === 0;
  return (
    <div className="page-width pb-16">
      <PageHeader title="Kaufpreis anfragen" crumbs={crumbs}>
        Sie brauchen dafür kein Konto. Gesendet wird erst, wenn Sie alles noch einmal gesehen haben.
      </PageHeader>
      <div className="mt-8 max-w-[40rem]">
        {isEmpty && (
          <>
            <p className="mb-6">Ihr Verkaufskorb ist leer. Legen Sie zuerst hinein, was Sie verkaufen möchten.</p>
            <PageLink href={pages.wizard.start} button="primary">
              Gerät suchen
            </PageLink>
          </>
        )}
        {open !== undefined && !isEmpty && (
          <InquiryForm
            state={open.state}
            signedInAs={user?.email}
            onDraft={open.basket.changeDraft}
            onSend={send}
            onRenew={open.basket.renewDraftId}
          />
        )}
      </div>
    </div>
  );
}
