import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { decide } from '#domain/offer/commands/decide.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { recordEvents } from '#domain/offer/events/record-events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type IssuedDocument, issueDocuments } from '#server/documents/issue-documents.ts';
import { firmOf } from '#server/offers/firm-of.ts';
import { append } from '#server/offers/store.ts';
import { commandFor, senderOf } from '#tests/factories/offer-command.ts';
import type { TestApp } from './test-app.ts';

/**
 * A sale that came this far before the test begins: the usual commands are decided by the real rules, and all that they led to is stored
 * at once. Its papers are issued, but none is printed; of mails and other jobs that follow from an event there are none either, which is what
 * `playCommands` is for.
 */
export async function storeSale(
  { deps, clock }: TestApp,
  offerId: string,
  own: (command: Command, state: OfferState | undefined) => Command,
  types: readonly CommandType[],
): Promise<void> {
  const now = clock.now().toISOString();
  await deps.database.transaction(async (tx) => {
    let after: OfferState | undefined;
    const events: OfferEvent[] = [];
    const issued: IssuedDocument[] = [];
    for (const type of types) {
      const actor = senderOf(type);
      const decision = decide(after, own(commandFor(type, after, now), after), { actor, now });
      if ('refusal' in decision) throw new Error(`${type}: ${JSON.stringify(decision)}`);
      const recorded = recordEvents(after, decision.events, { actor, now });
      const { state } = recorded;
      if (!state) throw new Error(`${type} makes no offer`);
      for (const event of recorded.events) {
        const concerned = {
          offerId,
          state,
          ownName: undefined,
          account: undefined,
          isOwnAgreementAccepted: async () => false,
        };
        issued.push(...(await issueDocuments(deps, tx, event, concerned)).issued);
      }
      events.push(...recorded.events);
      after = state;
    }
    if (!after) throw new Error('Nothing was done');
    const beside = { ownName: undefined, by: undefined, keeping: undefined, calls: [] };
    const firmId = await firmOf(tx, after.email);
    await append(tx, { id: offerId, before: undefined, events, issued, after, facts: {}, firmId, ...beside });
  });
}
