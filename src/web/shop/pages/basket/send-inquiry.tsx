import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { BasketState } from '#contract/goods/basket.ts';
import type { SubmitOffer } from '#contract/sale/submit-offer.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { api, pages } from '#contract/site/urls.ts';
import { promisedFrom } from '#domain/offer/promises/promised.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { ProblemError } from '#web/lib/problem-error.ts';
import { BasketNotices } from '#web/shop/features/basket/basket-notices.tsx';
import type { OpenBasket } from '#web/shop/features/basket/open-basket.ts';
import { InquiryForm } from '#web/shop/features/inquiry/inquiry-form.tsx';
import { sentInquiry } from '#web/shop/features/inquiry/sent-inquiry.ts';
import { SitesPart } from '#web/shop/features/inquiry/sites-part.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { Pictures } from '#web/shop/features/upload/pictures.tsx';
import { imageKind } from '#web/shop/features/upload/upload-kind.ts';
import { Attachments } from './attachments.tsx';
import { withItemName } from './with-item-name.ts';

interface SendInquiryProps {
  readonly basket: OpenBasket;
  readonly state: BasketState;
}

const photosUnderWayText =
  'Ihre Fotos werden noch hochgeladen. Prüfen Sie die Anfrage bitte, sobald alle angekommen sind, oder brechen Sie ab, was zu lange dauert.';

const sent = z.object({ inquiryId: z.string().optional() });

/** The questions of an inquiry, the same for a basket, a list and pictures: all of them travel in one. */
export function SendInquiry({ basket, state }: SendInquiryProps) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const router = useRouter();
  const [back] = useState(() => () => router.history.back());
  const { pathname, state: entry } = useLocation();
  const photosUnderWay = useRef(false);
  const [onBusy] = useState(() => (busy: boolean) => {
    photosUnderWay.current = busy;
  });

  const checks = entry.checksInquiry === true;
  const draftId = state.draft.id;
  useEffect(() => {
    // While it is read: a line that breaks behind the answer would leave its sender with a page that cannot be loaded.
    if (checks) void router.preloadRoute({ to: pages.basket.submitted(draftId) });
  }, [checks, draftId, router]);

  function check() {
    // What is still on its way would be given up with the field it stands in.
    if (photosUnderWay.current) throw new ProblemError(0, 'photosUnderWay', photosUnderWayText);
    void navigate({ to: pathname, state: { checksInquiry: true } });
  }

  const { draft, items } = state;
  async function send(body: SubmitOffer) {
    const offerId = draft.id;
    const answer = await browserApi
      .post(api.selfservice.offerAction('submitOffer', offerId), body)
      .catch((problem) => Promise.reject(withItemName(problem, items)));
    const { inquiryId } = sent.parse(answer);
    const promised = promisedFrom('bid', new Date().toISOString(), shopConfig.promises);
    const sentState = {
      submittedHere: offerId,
      submittedEmail: body.email,
      submittedAsBusiness: body.offeredAsBusiness,
      ...(promised && { submittedBidBy: promised.by }),
      ...(inquiryId !== undefined && { submittedNumber: inquiryId }),
    };
    sentInquiry.keep(sentState);
    await navigate({ to: pages.basket.submitted(offerId), state: sentState });
  }

  return (
    <>
      <BasketNotices basket={basket} count={state.items.length} />
      <InquiryForm
        state={state}
        signedInAs={user?.email}
        attachments={
          <Attachments
            kind={imageKind}
            images={state.itemImageUploads}
            atItems={items.reduce((sum, { images = [] }) => sum + images.length, 0)}
            onChange={basket.changeImages}
            listName={state.itemsListUpload?.name}
            onBusy={onBusy}
          />
        }
        sites={
          items.length > 0 && (
            <SitesPart
              state={state}
              choose={(bySite) => basket.changeDraft({ bySite })}
              place={basket.place}
              split={basket.split}
            />
          )
        }
        pictures={(images) => <Pictures images={images} />}
        onDraft={basket.changeDraft}
        keepItem={basket.put}
        // An entry of its own in the history, so that 'back' leads to the questions and a reload stays here.
        checking={checks}
        onCheck={check}
        onBack={back}
        onSend={send}
        onRenew={basket.renewDraftId}
      />
    </>
  );
}
