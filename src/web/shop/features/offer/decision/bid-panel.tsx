import { useState } from 'react';
import { fromEuros } from '#domain/values/money.ts';
import { OfferPrice } from '../offer-price.tsx';
import type { PanelProps } from '../offer-verbs.ts';
import { withBasis } from '../price-basis.ts';
import { sheetRows } from '../sheet-rows.ts';
import { AcceptForm } from './accept-form.tsx';
import { CounterbidForm } from './counterbid-form.tsx';

/** The bid with everything that can be answered to it. */
export function BidPanel({ view, verbs }: PanelProps) {
  const [namesPrice, setNamesPrice] = useState(false);
  const { bid } = view;
  if (!bid) return null;
  return (
    <>
      <OfferPrice
        caption={withBasis('Unser Kaufpreisgebot', view)}
        amount={fromEuros(bid.total)}
        minimum={fromEuros(bid.minimum)}
        rows={sheetRows(bid.lines, view.items)}
      />
      <hr className="mt-6 mb-4 border-line" />
      {namesPrice ? (
        <CounterbidForm view={view} bid={bid} verbs={verbs} onBack={() => setNamesPrice(false)} />
      ) : (
        <AcceptForm view={view} verbs={verbs} onNamePrice={() => setNamesPrice(true)} />
      )}
    </>
  );
}
