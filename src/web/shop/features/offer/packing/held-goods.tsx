import { Fragment } from 'react';
import type { OfferView } from '#contract/offer-view.ts';
import type { PackingView } from '#contract/packing.ts';
import { type HoldReason, holdReasons } from '#domain/logistics/packing-plan.ts';
import { contentText, holdReasonTexts } from './packing-words.ts';

interface HeldGoodsProps {
  readonly view: Pick<OfferView, 'items'>;
  readonly held: PackingView['held'];
  readonly reasons: readonly HoldReason[];
}

/** Goods that stay where they are for one of these reasons, each reason with what it holds back. */
export function HeldGoods({ view, held, reasons }: HeldGoodsProps) {
  return (
    <dl className="grid gap-3">
      {holdReasons
        .filter((reason) => reasons.includes(reason) && held.some((one) => one.reason === reason))
        .map((reason) => (
          <Fragment key={reason}>
            {held
              .filter((one) => one.reason === reason)
              .map((one) => (
                <dt key={one.itemId} className="-mb-2 font-emphasis">
                  {contentText(view, one)}
                </dt>
              ))}
            <dd>{holdReasonTexts[reason]}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
