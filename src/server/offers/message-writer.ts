import type { z } from 'zod';
import type { offerMessageSchema } from '#contract/offer-messages.ts';
import type { Actor } from '#domain/offer/actor.ts';
import type { OfferMessage } from '#domain/offer/offer-message.ts';
import { emailKey } from '#domain/values/email.ts';
import type { Deps } from '#server/deps.ts';
import { ownerKey } from '#server/owner-key.ts';
import { problemOf } from './answer.ts';
import type { Request } from './handle.ts';
import { planMessageMail } from './message-mail-job.ts';
import { keepMessage, readMessages } from './messages.ts';
import { writeUnlogged } from './write-unlogged.ts';

interface Writing {
  readonly offerId: string;
  readonly allows: Request['allows'];
  readonly body: z.infer<typeof offerMessageSchema>;
}

/** The type of the live notice of a message; beside the log's events, and no word of it on the wire. */
const messageSent = 'messageSent';

/** How a side writes into the conversation of an offer: kept, told live and by mail in one transaction, or not at all. */
export function messageWriter(deps: Deps) {
  return async (
    author: Extract<Actor, 'customer' | 'provider'>,
    { offerId, allows, body }: Writing,
    writtenBy?: string,
  ): Promise<OfferMessage[]> => {
    const outcome = await writeUnlogged(deps, {
      offerId,
      actor: author,
      allows,
      what: author === 'customer' ? 'askQuestion' : 'answerQuestion',
      write: async (tx, state, at, ownerless) => {
        const message = { ...body, offerId, author, at, ...(writtenBy !== undefined && { writtenBy }) };
        if (await keepMessage(tx, state, message)) {
          await deps.jobs.enqueue(tx, [planMessageMail(offerId, body.id)]);
          // The address of an account that was deleted may be somebody else's by now.
          const told = { ownerKey: ownerKey(emailKey(state.email)), type: messageSent, aggregateId: offerId };
          if (!ownerless) await deps.notices.publish(tx, [{ ...told, version: state.version, at }]);
        }
        return readMessages(tx, offerId);
      },
    });
    if (outcome.kind !== 'done') throw problemOf(outcome);
    return outcome.result;
  };
}
