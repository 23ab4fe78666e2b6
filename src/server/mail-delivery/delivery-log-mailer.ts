import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/log.ts';
import type { Mail, Mailer } from '#server/mailer.ts';
import { deliveryNotes } from './delivery-notes.ts';
import { salesOfMails } from './mails-of-sales.ts';
import { smtpFailure } from './smtp-failure.ts';

/** As long as mail servers try each other (RFC 5321 section 4.5.4.1). */
const giveUpAfter = 4 * 86_400_000;

interface Dependencies {
  database: Database;
  clock: Clock;
  log: Log;
  /** Has what waits of this sale tried at once. */
  hurry(offerId: string): Promise<void>;
}

/**
 * Notes what became of every mail: one that was accepted is never sent again, one that is put off is tried again by its
 * job, one that is refused for good or put off for four days is left to the staff (docs/decisions/0197). A mail about a sale waits for the
 * earlier one to the same reader, and follows it at once.
 */
export function deliveryLogMailer(mailer: Mailer, { database, clock, log, hurry }: Dependencies): Mailer {
  const notes = deliveryNotes(database);

  async function note(mail: Mail, state: 'sent' | 'deferred' | 'refused', reply?: string): Promise<void> {
    // Whom a mail has reached is nobody's business any more.
    const recipient = state === 'sent' || mail.isFarewell === true ? null : mail.to;
    await notes.note({ messageId: mail.messageId, state, at: clock.now(), recipient, reply: reply ?? null });
  }

  /** Others waited only for one that had been put off. */
  async function letOthersFollow(messageId: string, former: string | null): Promise<void> {
    if (former === 'deferred') for (const offerId of salesOfMails([{ messageId }])) await hurry(offerId);
  }

  return {
    async send(mail) {
      const { messageId } = mail;
      const former = await notes.of(mail);
      if (former.state === 'sent' || former.state === 'refused') return;
      if (former.isBehind) throw new Error('An earlier mail about this sale has to arrive first');
      try {
        await mailer.send(mail);
      } catch (error) {
        const { isFinal, reply } = smtpFailure(error);
        const isGivenUp = former.firstAt !== null && clock.now().getTime() - former.firstAt.getTime() >= giveUpAfter;
        const state = isFinal || isGivenUp ? 'refused' : 'deferred';
        await note(mail, state, reply);
        if (state === 'deferred') throw error;
        log.warn({ messageId, reply }, 'A mail could not be delivered and is left to the staff');
        await letOthersFollow(messageId, former.state);
        return;
      }
      await note(mail, 'sent');
      await letOthersFollow(messageId, former.state);
    },
    close: () => mailer.close(),
  };
}
