import type { ReuseView } from '#contract/devices/reuse.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { GoodsToPack } from '#domain/logistics/goods.ts';
import { fatePhases } from '#domain/offer/phase.ts';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import type { KeptFates } from '#domain/reuse/device-fate.ts';
import { type ReuseReport, reuseReportOf } from '#domain/reuse/reuse-report.ts';
import { logisticsRules } from '#server/settings/rules-in-force.ts';
import { packed } from './packing.ts';

interface PackedGoods {
  readonly goods: readonly Pick<GoodsToPack, 'itemId' | 'kind'>[];
}

/** What became of the devices of an offer, position by position; undefined before they are sold. */
export function readReuseReport(state: OfferState, fates: KeptFates | undefined, catalogue: Catalogue) {
  return reportOf(state, fates, packed(state, catalogue, new Map()));
}

/** The same in all, as the offer's page shows it. */
export function reuseIn(state: OfferState, fates: KeptFates | undefined, goods: PackedGoods): ReuseView | undefined {
  const report = reportOf(state, fates, goods);
  if (!report) return undefined;
  const { rows: _rows, avoided, ...view } = report;
  return { ...view, avoided: { ...avoided, kinds: [...avoided.kinds] } };
}

function reportOf(state: OfferState, fates: KeptFates | undefined, { goods }: PackedGoods): ReuseReport | undefined {
  if (!isIn(state, fatePhases)) return undefined;
  const kinds = new Map(goods.map(({ itemId, kind }) => [itemId, kind]));
  return reuseReportOf(state, {
    fates,
    kindOf: (itemId) => kinds.get(itemId),
    weightOf: (kind) => logisticsRules.kinds[kind].weight,
  });
}
