import { Fragment } from 'react';
import type { PackingView } from '#contract/parcels/packing.ts';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { packedModelsOf } from '#domain/logistics/packed-models.ts';
import { type HoldReason, holdReasons } from '#domain/logistics/packing-plan.ts';
import { ModelList } from './model-list.tsx';
import { holdReasonTexts } from './packing-words.ts';

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
            <dt className="-mb-2">
              <ModelList
                models={packedModelsOf(
                  held.filter((one) => one.reason === reason),
                  view.items,
                )}
              />
            </dt>
            <dd>{holdReasonTexts[reason]}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
