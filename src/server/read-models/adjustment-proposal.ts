import type { AdjustmentProposal } from '#contract/sale/desk-adjustment.ts';
import { countedIn } from '#domain/catalogue/said-answers.ts';
import type { AdjustedLineInput } from '#domain/offer/commands/adjust-bid.ts';
import type { DeductedUnit } from '#domain/offer/facts.ts';
import { arrivedValue } from '#domain/offer/price/sheet.ts';
import { isIn, type OfferState } from '#domain/offer/state.ts';
import { composeAdjustment, informationOf } from '#domain/testing/compose-adjustment.ts';
import { missingOf } from '#domain/units/missing.ts';
import { toEuros } from '#domain/values/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { nameIn, uploadNamesOf } from './upload-names.ts';

/** What the test of a sale does to its price; undefined before there was one, and once it is settled. */
export async function readAdjustmentProposal(
  db: Queryable,
  state: OfferState,
): Promise<AdjustmentProposal | undefined> {
  if (!isIn(state, ['tested', 'adjusted'])) return undefined;
  const composed = new Map(composeAdjustment(state).map((line) => [line.itemId, line]));
  const information = informationOf(state);
  const proof = state.receipt.proof?.photos ?? [];
  const all = [...composed.values()].flatMap(({ deductions }) => deductions.flatMap((one) => one.found ?? []));
  const photos = [...all, ...[...information.values()].flat()].flatMap((one) => one.photos);
  const names = await uploadNamesOf(db, [...photos, ...proof]);
  const upload = (url: string) => ({ url, name: nameIn(names, url) });
  const shown = (one: DeductedUnit) => ({ ...one, photos: one.photos.map(upload) });
  const received = new Map(state.receipt.lines.map((line) => [line.itemId, line.received]));
  const missing = new Map(missingOf(state).map(({ itemId, numbers }) => [itemId, [...numbers]]));
  const items = new Map(state.items.map((item) => [item.id, item]));
  return {
    agreedTotal: toEuros(state.agreement.total),
    isByUnit: state.testing.results.some(({ units }) => units !== undefined),
    lines: state.agreement.lines.map((line) => {
      const { itemId, quantity, total } = line;
      const here = received.get(itemId) ?? 0;
      const made = composed.get(itemId)?.deductions ?? [];
      return {
        ...{ itemId, quantity, received: here, agreed: toEuros(total), title: items.get(itemId)?.title ?? '' },
        arrived: toEuros(arrivedValue(line, here)),
        missingNumbers: missing.get(itemId) ?? [],
        deductions: made.map(({ name, found = [] }) => ({
          name,
          amount: toEuros(line.deductions.find((one) => one.name === name)?.amount ?? 0),
          found: found.map(shown),
        })),
        countedIn: countedIn(items.get(itemId)?.configuration),
        information: (information.get(itemId) ?? []).map(shown),
      };
    }),
    proof: proof.map(upload),
    waived: waivedBefore(state, [...composed.values()]),
  };
}

/** Of the findings that could be deducted those that the standing adjusted bid leaves out, with its word for them. */
function waivedBefore({ adjustment }: OfferState, composed: readonly AdjustedLineInput[]) {
  const standing = new Map(adjustment?.lines.map((line) => [line.itemId, line]));
  return composed.flatMap(({ itemId, deductions }) => {
    const { waived = [], deductions: made = [] } = standing.get(itemId) ?? {};
    const deducted = new Set(made.flatMap(({ found = [] }) => found.map(({ findingId }) => findingId)));
    return deductions.flatMap(({ name, found = [] }) => {
      const note = waived.find((one) => one.name === name)?.note;
      return found.flatMap(({ findingId }) =>
        note === undefined || deducted.has(findingId) ? [] : { findingId, note },
      );
    });
  });
}
