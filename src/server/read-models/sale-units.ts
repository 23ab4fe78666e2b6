import type { z } from 'zod';
import { type SaleUnits, saleUnitsOnPage, type saleUnitsQuery } from '#contract/devices/sale-units.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type SaleUnit, saleUnits, type unitStates } from '#domain/units/sale-units.ts';
import { holdsNumber } from '#domain/values/device-number.ts';
import type { Queryable } from '#server/db/client.ts';
import { readProgress } from '#server/units/unit-progress.ts';
import { readUnits } from '#server/units/unit-rows.ts';
import { type MediaProof, readMediaProofs } from './media-proofs.ts';

interface Asked {
  readonly offerId: string;
  readonly state: OfferState;
  readonly catalogue: Catalogue;
  /** Whether whoever asks may open the documents of the sale. */
  readonly readsDocuments: boolean;
}

/** The devices of a sale as its seller follows them. */
export async function readSaleUnits(
  db: Queryable,
  { offerId, state, catalogue, readsDocuments }: Asked,
  { q, state: wanted, page }: z.output<typeof saleUnitsQuery>,
): Promise<SaleUnits> {
  const units = state.agreement ? await readUnits(db, offerId) : [];
  const all = saleUnits(state, units, await readProgress(db, { offerId, state, units, catalogue }));
  const hasProofs = (state.deletion?.media.length ?? 0) > 0;
  const proofs = hasProofs ? await readMediaProofs(db, offerId) : new Map<string, MediaProof[]>();
  const found = all.filter((unit) => (wanted === undefined || unit.state === wanted) && isNamedBy(unit, q));
  const sum = (rows: readonly SaleUnit[]) => rows.reduce((one, { units }) => one + units, 0);
  const agreed = state.agreement?.lines.reduce((one, { quantity }) => one + quantity, 0) ?? 0;
  const isHere = ({ itemId, plate }: SaleUnit) => itemId !== undefined && plate !== undefined;
  return {
    agreed,
    arrived: sum(all.filter(isHere)),
    isClosed: state.receipt !== undefined,
    byState: countsOf(all),
    found: found.length,
    rows: found.slice((page - 1) * saleUnitsOnPage, page * saleUnitsOnPage).map(({ itemId: _, media, ...unit }) => ({
      ...unit,
      media: media.map(({ serial, method, result }) => ({
        ...{ serial, method, result },
        proofs: (proofs.get(serial) ?? []).map(({ id, number, hasFile, isWithdrawn }) => ({
          number,
          ...(isWithdrawn && { isWithdrawn }),
          ...(hasFile && readsDocuments && { url: `/selfservice/api/documents/${encodeURIComponent(id)}` }),
        })),
      })),
    })),
  };
}

function countsOf(all: readonly SaleUnit[]): SaleUnits['byState'] {
  const none = {
    announced: 0,
    missing: 0,
    held: 0,
    unannounced: 0,
    arrived: 0,
    erased: 0,
    tested: 0,
    paid: 0,
    returned: 0,
  };
  const counts: Record<(typeof unitStates)[number], number> = none;
  for (const { state, units } of all) counts[state] += units;
  return counts;
}

/** Whether a number or the name of a device holds what was typed, blanks and dashes aside. */
function isNamedBy({ title, serial = '', inventoryNumber = '', plate = '' }: SaleUnit, typed = ''): boolean {
  return [serial, inventoryNumber, plate, title].some((name) => holdsNumber(name, typed));
}
