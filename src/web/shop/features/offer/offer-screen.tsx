import { useState } from 'react';
import { pages } from '#contract/site/urls.ts';
import { isLongSheet } from '#domain/offer/price/by-model.ts';
import { openQuestionsTo } from '#domain/sale/offer-message.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { useScrollToHash } from '#web/lib/use-scroll-to-hash.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Facts } from '#web/ui/facts.tsx';
import { OwnDetails } from './addresses/own-details.tsx';
import { CancelOffer } from './cancel-offer.tsx';
import { OfferDocuments } from './documents/offer-documents.tsx';
import { forColleague } from './for-colleague.tsx';
import { GoodsAndPrices } from './goods-and-prices.tsx';
import { History } from './history.tsx';
import { MediaPart } from './media-part.tsx';
import { MissingPart } from './missing/missing-part.tsx';
import { nextFacts } from './next-facts.ts';
import { OfferHeadline } from './offer-headline.tsx';
import { OfferStages } from './offer-stages.tsx';
import type { OfferStore } from './offer-store.ts';
import type { PanelProps } from './panel-props.ts';
import { PayoutBackPart } from './payout-back/payout-back-part.tsx';
import { heldBack } from './phases/handover/screen.tsx';
import { we, withPromisedDay } from './phases/phase-screen.ts';
import { screens } from './phases/screens.ts';
import { shownPhase } from './phases/shown-phase.ts';
import { PromisedDay } from './promised-day.tsx';
import { OpenQuestions } from './questions/open-questions.tsx';
import { Questions } from './questions/questions.tsx';
import { ReusePart } from './reuse/reuse-part.tsx';
import { SignOffs } from './sign-off/sign-offs.tsx';
import { TurnBar } from './turn-bar.tsx';
import { UnitsPart } from './units/units-part.tsx';
import { useOwnStep } from './use-own-step.ts';

export interface OfferScreenProps extends PanelProps {
  readonly actions: PanelProps['actions'] & Pick<OfferStore, 'nameOffer'>;
  /** What has just happened while the screen was open. */
  readonly news: string;
}

/** One offer: whose turn, what it comes to, what happens next. */
export function OfferScreen({ view, actions, news }: OfferScreenProps) {
  const [isHeldBack, setHeldBack] = useState(false);
  const phase = shownPhase(view);
  const screen = forColleague(screens[phase], phase, view);
  const { Panel, goodsBelow } = screen;
  const { turn, toDo } = isHeldBack ? heldBack : screen;
  const isAsked = openQuestionsTo('customer', view.messages).length > 0;
  const phaseTurn = turn(view);
  const isAccountAsked = view.payoutBack?.isAsked === true;
  // What we ask stands above in yellow: below it is said whose turn it is afterwards.
  const waits = isAccountAsked || (isAsked && phaseTurn.who === 'we');
  const turnLine = waits ? we('Nach Ihrer Antwort sind wir am Zug') : withPromisedDay(phaseTurn, view);
  const { panel, watched, outcome } = useOwnStep(Panel, { view, actions });
  // What the other side does after the customer's step is newer than the thanks for it.
  const said = news === '' ? outcome : news;
  useScrollToHash();
  return (
    <div className="page-width pt-8 sm:pt-10">
      <Breadcrumb
        crumbs={[
          { text: 'Verkaufscockpit', href: pages.cockpit.list },
          { text: view.orderId ?? view.inquiryId ?? 'Anfrage' },
        ]}
      />
      <div className="mt-2.5 mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:flex-nowrap">
        <OfferHeadline view={view} name={actions.nameOffer} />
        <p className="shrink-0 rounded-sm bg-steel px-2.5 py-1.5 text-sm font-emphasis">
          angefragt am {formatDay(dayOf(view.created))}
        </p>
      </div>
      <OfferStages view={view} yourTurn={isAsked || phaseTurn.who === 'you'} />
      <p role="status" className={said === '' ? 'sr-only' : 'mt-6 rounded-sm bg-ok-soft px-5 py-3.5'}>
        {said}
      </p>
      <div
        className={classNames(
          'mt-8 grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]',
          // The columns of a long sheet need the room.
          !isLongSheet(view.items.length) && 'xl:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        <div className="min-w-0">
          <OpenQuestions view={view} actions={watched} />
          <PayoutBackPart view={view} actions={watched} />
          <MissingPart view={view} actions={watched} />
          <section
            ref={panel}
            id="jetzt"
            tabIndex={-1}
            aria-label="Stand: was jetzt zu tun ist"
            className="scroll-mt-20 rounded-sm border border-line bg-sheet outline-none"
          >
            <TurnBar turn={turnLine} toDo={waits && !isAccountAsked ? 'Beantworten Sie unsere Frage.' : toDo(view)} />
            <div className="px-5 py-6 sm:px-7 sm:py-7">
              <Panel view={view} actions={watched} onHeldBack={setHeldBack} />
              <OwnDetails view={view} actions={watched} />
            </div>
          </section>
          <Questions view={view} actions={watched} />
          <UnitsPart view={view} />
          {goodsBelow && !view.lacks?.includes('seeMoney') && <GoodsAndPrices view={view} />}
          <ReusePart view={view} />
          <div className="mt-4 max-sm:-ml-2 sm:px-5 print:hidden">
            <CancelOffer view={view} actions={watched} />
          </div>
        </div>
        <aside className="grid min-w-0 gap-10">
          <SignOffs view={view} actions={watched} />
          <section className="rounded-sm border border-line bg-sheet p-5 sm:p-7">
            <h2 className="text-[1.15rem]">Wie es weitergeht</h2>
            <p className="mt-2 mb-5 text-muted">{screen.next(view)}</p>
            <PromisedDay promised={view.promised} />
            <Facts facts={nextFacts(view)} />
          </section>
          <MediaPart view={view} actions={watched} />
          <OfferDocuments view={view} />
          <History entries={view.timeline} signOffs={view.signOffs} />
        </aside>
      </div>
    </div>
  );
}
