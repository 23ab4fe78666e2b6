import { type ReactNode, useRef } from 'react';
import { moneyOfLines } from '#contract/sale/price-money.ts';
import { withBasis } from '#contract/sale/price-tax-words.ts';
import type { SentBid } from '#contract/sale/sent-inquiry.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { OfferPrice } from './offer-price.tsx';
import { ReverseChargeNote } from './reverse-charge-note.tsx';
import { useSheetRows } from './sheet/use-sheet-rows.ts';

interface BidAtOnceProps {
  readonly sent: SentBid;
  /** The way on: nobody accepts without a proved address. */
  readonly children: ReactNode;
}

/** The sheet of a bid that came while its seller still looked. */
export function BidAtOnce({ sent, children }: BidAtOnceProps) {
  const { bid, items } = sent;
  const rows = useSheetRows(bid, items, sent);
  const answer = useRef<HTMLDivElement>(null);
  return (
    <>
      <OfferPrice
        onAnswer={() => answer.current?.focus()}
        caption={withBasis('Unser Kaufpreisgebot', sent)}
        amount={fromEuros(bid.total)}
        price={moneyOfLines(sent, bid.lines)}
        minimum={fromEuros(bid.minimum)}
        rows={rows}
      >
        <ReverseChargeNote view={sent} lines={bid.lines} />
        <p className="mt-3">Gültig bis {formatDayInFull(bid.validUntil)}, 24&nbsp;Uhr</p>
      </OfferPrice>
      <div ref={answer} tabIndex={-1} className="mt-6 outline-none">
        {children}
      </div>
    </>
  );
}
