import { getRouteApi, useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { promisedText } from '#contract/sale/promised-words.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { draftReview } from '#web/shop/features/asset-list/draft-review.ts';
import { useBasket } from '#web/shop/features/basket/use-basket.ts';
import { EstimateLine } from '#web/shop/features/estimate/estimate-line.tsx';
import { CorrectAddress } from '#web/shop/features/inquiry/correct-address.tsx';
import { useSentInquiry } from '#web/shop/features/inquiry/use-sent-inquiry.ts';
import { BidAtOnce } from '#web/shop/features/offer/bid-at-once.tsx';
import { WhyNotAtOnce } from '#web/shop/features/offer/why-not-at-once.tsx';
import { useSessionState } from '#web/shop/features/session/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NotSentHere } from './not-sent-here.tsx';
import { ToAccount, ToOffer } from './sent-ways-on.tsx';

const route = getRouteApi(pageTable.basket.submitted.path);

const bidStep = 'Kaufpreisgebot';
const steps = [
  ['Bestätigung', 'Der Eingang Ihrer Anfrage wird Ihnen per E-Mail bestätigt.'],
  [bidStep, 'Wir prüfen Ihre Angaben und nennen den Preis, jeden möglichen Abzug und den Mindestpreis.'],
  ['Ihre Entscheidung', 'Sie nehmen an, lehnen ab oder nennen einen eigenen Preis. Bis dahin ist nichts verkauft.'],
] as const;

/** The inquiry has arrived: the bid where it comes at once, else what happens next, and an empty basket for the next one. */
export function SubmittedPage() {
  const { id } = route.useParams();
  const { user } = useSessionState();
  // What the browser kept beside the address outlives a reload, but the server knows nothing of it.
  const kept = useLocation().state;
  const isKnown = useHydrated();
  const {
    submittedHere,
    submittedEmail: email,
    submittedNumber: number,
    submittedAsBusiness,
    submittedBidBy,
  } = isKnown ? kept : {};
  const isSent = submittedHere === id;
  const answer = useSentInquiry(isSent ? id : undefined);
  const open = useBasket();
  const basket = open?.basket;
  // Somebody may open this page again while the next inquiry is already being put together.
  const isThisDraft = open?.state.draft.id === id;

  useEffect(() => {
    if (basket === undefined || !isThisDraft || !isSent) return;
    basket.resetDraft();
    basket.resetListUpload();
    basket.resetImages();
    draftReview.forget();
  }, [basket, isThisDraft, isSent]);

  if (!isSent) return <NotSentHere isKnown={isKnown} />;

  const bid = answer?.state === 'bid' ? answer : undefined;
  const known = { email, asBusiness: submittedAsBusiness, isBid: bid !== undefined };
  const correction = email !== undefined && user?.email !== email && (
    <div className="mb-8">
      <CorrectAddress offerId={id} email={email} />
    </div>
  );
  return (
    <div className="page-width pb-16">
      <PageHeader title={bid === undefined ? 'Ihre Anfrage ist bei uns' : 'Ihr Kaufpreisgebot'}>
        {email !== undefined && (
          <>
            Wir schreiben an <strong className="text-ink">{email}</strong>.
          </>
        )}
      </PageHeader>
      <p role="status" className="mt-3 font-emphasis">
        {bid !== undefined &&
          `Ihre Anfrage ${number ?? ''} ist bei uns. Das Gebot haben wir Ihnen auch per E-Mail geschickt.`}
        {answer?.state === 'judged' && 'Einen Moment: Wir sehen nach, ob wir Ihnen den Preis sofort nennen können …'}
      </p>
      {bid !== undefined && (
        <div className="mt-8 max-w-[46rem]">
          <BidAtOnce sent={bid}>{user === undefined ? <ToAccount {...known} /> : <ToOffer id={id} isBid />}</BidAtOnce>
          {correction}
        </div>
      )}
      {bid === undefined && (
        <div className="mt-8 max-w-[40rem]">
          {number === undefined ? (
            <p className="mb-8">
              Die Nummer Ihrer Anfrage steht in der Bestätigung, die wir Ihnen per E-Mail schicken.
            </p>
          ) : (
            <p className="mb-8">
              <span className="block text-muted">Nummer Ihrer Anfrage</span>
              <strong className="text-[1.6rem] font-headline tabular-nums">{number}</strong>
            </p>
          )}
          {correction}
          <h2 className="mb-3">Wie es weitergeht</h2>
          <ol className="border-t border-ink">
            {steps.map(([title, text]) => (
              <li key={title} className="border-b border-line py-4">
                <h3>{title}</h3>
                <p className="text-muted">{text}</p>
                {title === bidStep && submittedBidBy !== undefined && (
                  <p className="mt-1 font-emphasis">
                    <span className="marked">{promisedText({ what: 'bid', by: submittedBidBy })}</span>
                  </p>
                )}
              </li>
            ))}
          </ol>
          {answer?.state === 'waits' && (
            <WhyNotAtOnce
              obstacles={answer.obstacles}
              range={answer.estimate && <EstimateLine estimate={answer.estimate} />}
            />
          )}
          {user === undefined ? <ToAccount {...known} /> : <ToOffer id={id} />}
        </div>
      )}
    </div>
  );
}
