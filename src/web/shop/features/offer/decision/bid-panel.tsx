import { useState } from 'react';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { fromEuros } from '#domain/values/money.ts';
import { timeLeft } from '#domain/values/time-left.ts';
import { draftEntry } from '#web/lib/draft-entry.ts';
import { withBasis } from '#web/lib/price-basis.ts';
import { useFocusWhenNew } from '#web/ui/use-focus-when-new.ts';
import { OfferPrice } from '../offer-price.tsx';
import type { PanelProps } from '../panel-props.ts';
import { ReverseChargeNote } from '../reverse-charge-note.tsx';
import { sheetRows } from '../sheet-rows.ts';
import { AcceptForm } from './accept-form.tsx';
import { CounterbidForm, counterbidEntry } from './counterbid-form.tsx';

/** The bid with everything that can be answered to it. */
export function BidPanel({ view, actions }: PanelProps) {
  const [kept] = useState(() => draftEntry(counterbidEntry(view)));
  const [namesPrice, setNamesPrice] = useState(() => kept.read() !== undefined);
  // The pressed button goes with its form: who works by keyboard goes on in the other one.
  const answer = useFocusWhenNew<HTMLDivElement>(namesPrice);
  const { bid } = view;
  if (!bid) return null;
  return (
    <>
      <OfferPrice
        onAnswer={() => answer.current?.focus()}
        caption={withBasis('Unser Kaufpreisgebot', view)}
        amount={fromEuros(bid.total)}
        minimum={fromEuros(bid.minimum)}
        rows={sheetRows(bid.lines, view.items)}
      >
        <ReverseChargeNote view={view} />
        <p className="mt-3">
          Gültig bis {formatDayInFull(bid.validUntil)}, 24&nbsp;Uhr:{' '}
          <span className="font-emphasis">{timeLeft(bid.validUntil, new Date().toISOString())}</span>
        </p>
      </OfferPrice>
      <hr className="mt-6 mb-4 border-line" />
      {namesPrice ? (
        <CounterbidForm
          view={view}
          bid={bid}
          actions={actions}
          place={answer}
          onBack={() => {
            kept.forget();
            setNamesPrice(false);
          }}
        />
      ) : (
        <AcceptForm view={view} bid={bid} actions={actions} place={answer} onNamePrice={() => setNamesPrice(true)} />
      )}
    </>
  );
}
