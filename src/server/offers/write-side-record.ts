import { type SideRecordAction, sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Tx } from '#server/db/client.ts';
import { refusalProblem } from './answer.ts';
import type { FailedOutcome, HandleDeps, Request } from './handle.ts';
import { keepSaleRow } from './sale-row.ts';
import { lockState, type StoredOffer } from './store.ts';

type SideRecordDeps = Pick<HandleDeps, 'database' | 'clock'>;

interface SideRecordRequest<T> extends Pick<Request, 'offerId' | 'actor' | 'allows'> {
  what: SideRecordAction;
  write(tx: Tx, state: OfferState, now: string, found: StoredOffer): Promise<T>;
}

/**
 * Writes what is kept outside the event log, in the one way in which offers are written: the offer is locked, what is not allowed or not
 * possible now is refused, and nothing changes the offer before the transaction ends. Its row then says what follows.
 */
export async function writeSideRecord<T>(deps: SideRecordDeps, request: SideRecordRequest<T>): Promise<T> {
  const outcome = await trySideRecord(deps, request);
  if (outcome.kind !== 'done') throw refusalProblem(outcome);
  return outcome.result;
}

/** The same for jobs, which nobody waits for: what is refused by now is left as it is. */
export function trySideRecord<T>(
  { database, clock }: SideRecordDeps,
  { offerId, actor, allows, what, write }: SideRecordRequest<T>,
): Promise<{ kind: 'done'; result: T } | FailedOutcome> {
  return database.transaction(async (tx) => {
    const locked = await lockState(tx, offerId);
    if (!locked || !allows(locked)) return { kind: 'hidden' };
    const { state } = locked;
    const now = clock.now().toISOString();
    const refusal = sideRecordActions[what].guard(state, { actor, now });
    if (refusal) return { kind: 'refused', refusal, state, now };
    const result = await write(tx, state, now, locked);
    await keepSaleRow(tx, offerId);
    return { kind: 'done', result };
  });
}
