import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Deps } from '#server/deps.ts';
import type { NewJob } from '#server/jobs.ts';
import { loadState } from '#server/offers/store.ts';
import { keepVatCheck, readVatChecks } from '#server/offers/tax-rows.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { trySideRecord } from '#server/offers/write-side-record.ts';
import type { ViesAnswer } from '#server/vies/vies.ts';

/** The name under which the questions to the EU's register lie in the queue. */
export const vatIdChecking = 'vat-id-check';
export const vatIdCheckingSchema = z.strictObject({ offerId: offerIdSchema });
type Checking = z.infer<typeof vatIdCheckingSchema>;

/** The register is asked whenever a seller gives its data; the sale never waits for it. */
export function vatIdJobs(offerId: string, event: OfferEvent): NewJob[] {
  if (event.type !== 'addressesSubmitted' && event.type !== 'createdFromOrder') return [];
  if (event.data.addresses.contractDetails.taxIdType !== 'vatId') return [];
  return [{ name: vatIdChecking, key: `${offerId}:${event.version}`, data: { offerId }, line: 'outside' }];
}

function vatIdOf({ offeredAsBusiness, addresses }: OfferState): string | undefined {
  const { taxId, taxIdType } = addresses?.contractDetails ?? {};
  return offeredAsBusiness && taxIdType === 'vatId' ? taxId : undefined;
}

/** Asks for the number that stands, unless there is an answer; where there is an outage the job is tried again after growing pauses. */
export function vatIdChecker(deps: Deps): (job: Checking) => Promise<void> {
  return async ({ offerId }) => {
    const state = (await loadState(deps.db, offerId))?.state;
    const vatId = state && vatIdOf(state);
    if (!deps.vies || !state || vatId === undefined) return;
    const known = state.taxDesk?.vatIdAnswer;
    if (known?.vatId === vatId && known.result !== 'unavailable') return;
    const answer = await deps.vies.check(vatId);
    await keepAnswer(deps, { offerId, vatId, answer });
    if (answer.result === 'unavailable') throw new Error(`VIES gives no answer: ${answer.failure ?? ''}`);
  };
}

interface Answered {
  readonly offerId: string;
  readonly vatId: string;
  readonly answer: ViesAnswer;
  /** The member of staff who asked. */
  readonly by?: string;
}

/** Keeps an answer while the number still stands; of an outage only the first, until somebody asks by hand. */
async function keepAnswer(deps: Deps, { offerId, vatId, answer, by }: Answered): Promise<void> {
  await trySideRecord(deps, {
    offerId,
    actor: by === undefined ? 'system' : 'provider',
    allows: (found) => found !== undefined,
    what: 'checkVatId',
    write: async (tx, state, at, found) => {
      if (vatIdOf(state) !== vatId) return;
      const [last] = await readVatChecks(tx, offerId, vatId);
      if (by === undefined && answer.result === 'unavailable' && last?.result === 'unavailable') return;
      await keepVatCheck(tx, state, { id: deps.ids.uuid(), offerId, vatId, ...answer, by, at });
      await tellSale(deps, tx, 'vatIdChecked', at, { offerId, found });
    },
  });
}

/** The same at once, for somebody at the desk who waits for it; nothing where there is no register, or no number to ask for. */
export async function checkVatIdNow(deps: Deps, by: string, offerId: string): Promise<void> {
  const state = (await loadState(deps.db, offerId))?.state;
  const vatId = state && vatIdOf(state);
  if (!deps.vies || vatId === undefined) return;
  await keepAnswer(deps, { offerId, vatId, answer: await deps.vies.check(vatId), by });
}
